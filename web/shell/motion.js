// Things that move come to rest by themselves; what goes on for ever is not waited for.

const ends = (animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);

export const rested = () => {
  // Styles of what was just put in are worked out first, or its motion has not begun.
  const moving = document.getAnimations().filter(ends);
  return Promise.all(moving.map((animation) => animation.finished.catch(() => {})));
};
