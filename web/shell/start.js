// Starts PyScript and its worker at once, while the page is still being read; main.js joins later.

const { core, worker, config } = JSON.parse(document.getElementById("python").textContent);

const element = (name, attributes, text = "") => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  document.head.append(made);
};

// PyScript looks for its settings when it loads: for Python, and for MicroPython too, which would
// otherwise bring plugins that nobody needs.
element("py-config", { type: "json" }, JSON.stringify(config));
element("mpy-config", { type: "json" }, JSON.stringify({ plugins: config.plugins }));
element("script", { type: "py", src: worker, worker: "" });

const { hooks, whenDefined } = await import(new URL(core, document.baseURI).href);

// PyScript would hand this hook to the worker as source text to be evaluated there. The module that
// it registers is not used here, and without it the page needs no right to evaluate text.
hooks.worker.onBeforeRunAsync.clear();

export { whenDefined };
