// On a first visit Python rehearses when the page is idle, so that the next visit starts quickly:
// see web/app/rehearsal.py. Later visits are controlled by the service worker, and need it no more.

// Not every browser tells when it is idle; there a moment's wait has to do.
const idle = () =>
  new Promise((resolve) => (window.requestIdleCallback ?? ((then) => setTimeout(then, 50)))(resolve));

export const rehearse = async (session) => {
  if (navigator.serviceWorker?.controller) return;
  do await idle();
  while ((await session.rehearse()).more);
};
