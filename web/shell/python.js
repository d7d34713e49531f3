// Waits for Python: PyScript starts the worker that the page's <script type="py"> names.

const { core } = JSON.parse(document.getElementById("python").textContent);

/** The session in the worker, as two functions that take and give plain objects. */
export const wake = async (stage) => {
  const { whenDefined } = await import(new URL(core, document.baseURI).href);
  const { xworker } = await whenDefined("py");
  stage("python");
  const broken = new Promise((_, reject) => {
    xworker.addEventListener("error", (event) => reject(event.error ?? new Error(event.message)));
  });
  await Promise.race([xworker.ready, broken]);
  stage("session");
  const ask = async (verb, told) => {
    const answer = JSON.parse(await Promise.race([xworker.sync[verb](JSON.stringify(told)), broken]));
    if (answer.error) throw new Error(answer.error);
    return answer;
  };
  return { open: (told) => ask("open", told), dispatch: (event) => ask("dispatch", event) };
};
