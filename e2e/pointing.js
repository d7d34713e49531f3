// Everything on the screen that can be done by keyboard, and that no finger or mouse would reach.
() => {
  const STEPS = [0.1, 0.3, 0.5, 0.7, 0.9];
  const DOING = "[data-do]:not(form), [data-instant], a[href], button, input, select";

  const seen = (element) =>
    !element.closest("[inert]") &&
    !element.disabled &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  // A click on a field's label is a click on the field; one on a picture, on what the picture is in.
  const reaches = (hit, element) =>
    element.contains(hit) || hit?.closest("label")?.contains(element) || hit?.closest(DOING) === element;

  const reached = (element) => {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return STEPS.some((x) =>
      STEPS.some((y) =>
        reaches(document.elementFromPoint(left + x * width, top + y * height), element),
      ),
    );
  };

  return [...document.querySelectorAll(DOING)]
    .filter((element) => seen(element) && !reached(element))
    .map((element) => element.outerHTML.slice(0, 160));
}
