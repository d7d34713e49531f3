// Waits for Python: PyScript starts the worker that the page's <script type="py"> names.

const { start } = JSON.parse(document.getElementById("python").textContent);

/** The session in the worker, as functions that take and give plain objects. */
export const wake = async (stage) => {
  // The page starts this module by itself; whichever comes first, it runs once.
  const { whenDefined } = await import(new URL(start, document.baseURI).href);
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
  return {
    open: (told) => ask("open", told),
    dispatch: (event) => ask("dispatch", event),
    rehearse: () => ask("rehearse", {}),
  };
};
