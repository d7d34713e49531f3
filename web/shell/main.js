// The page's own script: listen at once, wake Python, open the session, then carry what was kept.

import { act, start } from "./courier.js";
import { listen } from "./actions.js";
import { listenToKeys } from "./keys.js";
import { listenForOffer } from "./install.js";
import { onWalk, open } from "./pages.js";
import { apply } from "./patch.js";
import { wake } from "./python.js";
import { rehearse } from "./rehearsal.js";
import { saved } from "./storage.js";
import { alive } from "./timing.js";
import { keepOffline } from "./updates.js";
import * as waking from "./waking.js";

const { dataset } = document.documentElement;

listen();
listenToKeys();
listenForOffer();
onWalk((page) => act({ do: `go ${page}` }));

const begin = async () => {
  waking.say("files");
  const session = await wake(waking.say);
  const [entropy] = crypto.getRandomValues(new Uint32Array(1));
  const restored = "restored" in dataset;
  const told = { page: open(), saved: saved(), entropy, prerendered: !restored };
  const answer = await session.open(told);
  apply(answer);
  start(session, answer.then);
  waking.done();
  alive();
  keepOffline();
  rehearse(session).catch((error) => console.warn("not rehearsed:", error.message));
};

// PyScript starts its worker in the background: what fails there reaches the page only these ways.
const missFile = () => waking.fail(new Error(`not fetched: ${dataset.unfetched}`));
addEventListener("unfetched", missFile);
if (dataset.unfetched) missFile();
addEventListener("unhandledrejection", ({ reason }) => waking.fail(reason));
begin().catch(waking.fail);
