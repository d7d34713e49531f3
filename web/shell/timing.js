// Marks on the browser's own timeline, for `make bench` and for anyone with the profiler open.

export const alive = () => performance.mark("moons:alive");

let thoughtSince = null;

/** Measure a slice of a thought, and with the last one the whole of it. */
export const sliced = (since, goesOn) => {
  thoughtSince ??= since;
  performance.measure("moons:slice", { start: since });
  if (goesOn) return;
  performance.measure("moons:thought", { start: thoughtSince });
  thoughtSince = null;
};

/** Measure from the player's act to the frame that shows its answer, then run what may wait. */
export const painted = (since, then) => {
  requestAnimationFrame(() => {
    // A message task queued in a frame's callback runs after that frame has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (since !== undefined) performance.measure("moons:painted", { start: since });
      then();
    };
    port2.postMessage(null);
  });
};
