import { loadPyodide } from "./pyodide-0000000000/pyodide.mjs";

await loadPyodide();
performance.mark("done");
document.body.insertAdjacentHTML("beforeend", "<p id=done>done</p>");
