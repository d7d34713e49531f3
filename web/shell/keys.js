// Keys that belong to the page: arrows walk between neighbours, single keys press named elements.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const FOCUSABLE = "a[href], button:not(:disabled), input, select, textarea, [tabindex='0']";
const TEXT = "input:not([type=radio], [type=checkbox], [type=range], [type=button], [type=submit]), textarea, select";

export const listenToKeys = () => addEventListener("keydown", onKey);

const onKey = (press) => {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = press;
  if (ctrlKey || metaKey || altKey || defaultPrevented) return;
  if (target.matches?.(TEXT) && key !== "Escape") return;
  const reaction = key in ARROWS ? walk(target, ARROWS[key]) : pressNamed(key);
  if (reaction) press.preventDefault();
};

const pressNamed = (key) => {
  const named = [...document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)];
  const element = named.find((candidate) => candidate.checkVisibility());
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return Boolean(element);
};

const walk = (from, direction) => {
  const ground = from.closest?.("[data-arrows]");
  if (!ground || from.matches("input[type=radio]")) return false;
  const others = [...ground.querySelectorAll(FOCUSABLE)].filter(
    (candidate) => candidate !== from && candidate.checkVisibility(),
  );
  const nearest = nearestTowards(centre(from), direction, others);
  nearest?.focus({ focusVisible: true });
  return Boolean(nearest);
};

const centre = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

// The way ahead counts once, the way aside twice: a neighbour straight ahead is the natural next.
const nearestTowards = ([x, y], [dx, dy], candidates) => {
  let nearest = null;
  let least = Infinity;
  for (const candidate of candidates) {
    const [cx, cy] = centre(candidate);
    const ahead = (cx - x) * dx + (cy - y) * dy;
    const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && cost < least) [nearest, least] = [candidate, cost];
  }
  return nearest;
};
