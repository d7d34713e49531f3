// The browser's offer to install the site as an app, taken up when the player asks for it.

let offer = null;

export const listenForOffer = () =>
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event;
    showOffer();
  });

/** Show the button if there is something to offer; a page drawn anew hides it again. */
export const showOffer = () => {
  const button = document.getElementById("install");
  if (button) button.hidden = offer === null;
};

export const install = async () => {
  const taken = offer;
  offer = null;
  await taken?.prompt();
  showOffer();
};
