// Stands right behind #screen and puts the saved board there while the page is still being read,
// so that the board painted first is the player's own.

(() => {
  const root = document.documentElement;
  if (!("restoring" in root.dataset)) return;
  const snapshot = localStorage.getItem(`moons.snapshot.${root.dataset.page}`);
  document.getElementById("screen").innerHTML = snapshot.slice(root.dataset.stamp.length + 1);
  delete root.dataset.restoring;
  root.dataset.restored = "";
})();
