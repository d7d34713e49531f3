// Says that something went wrong, beside the page and not over it: the page stays usable.

const bar = document.getElementById("notice");

/** An answer that failed: the words are the page's own, the details go to the console. */
export const trouble = (error) => {
  console.error(error);
  bar.hidden = false;
};

bar.querySelector("button").addEventListener("click", () => (bar.hidden = true));
