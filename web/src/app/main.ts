/** Starts the page. */
import "../board/core-define.js";
import { nextTask } from "../board/task.js";
import { followAddress, listenToArrivals } from "../import/arrivals.js";
import { App } from "../page/app.js";
import { listenToInstall } from "../page/install.js";
import { followShortcut, listenToOtherTabs, openFirstGame } from "../play/games.js";
import { listenToVisibility } from "../play/timer.js";
import { listenToFailures } from "../shell/again.js";
import { registerOffline } from "../shell/offline.js";
import { readSettings } from "../shell/settings.js";
import { applyAppearance } from "../shell/theme.js";
import { listenToFaults } from "./faults.js";
import { listenToGamepads } from "./gamepads.js";
import { listenToPage } from "./shortcuts.js";
import { updateHost } from "./update.js";
import { listenToAddress } from "./views.js";

async function start(app: App): Promise<void> {
  listenToFailures();
  const settings = readSettings(app.store.settings(), { add: (what) => app.store.leftOut.add(`settings ${what}`) });
  applyAppearance(settings);
  app.update({ settings, gameLevel: settings.level });
  // Nothing is drawn before the language is there, and what the address names.
  await Promise.all([app.setLanguage(settings.language), listenToAddress(app), nextTask()]);
  app.render();
  if (app.boundary.isOpen) return;
  // Embedded pages can render before the board is upgraded, but here its module has just run: the element is ready.
  await app.board.updateComplete;
  for (const drawn of ["controls", "all"] as const) {
    await nextTask();
    app.update({ drawn });
  }
  await nextTask();
  listenToPage(app);
  listenToArrivals(app);
  listenToInstall(app);
  listenToVisibility(app);
  listenToGamepads(app);
  listenToOtherTabs(app);
  listenToFaults(app);
  registerOffline(updateHost(app));
  app.started = true;
  await openFirstGame(app, () => followAddress(app));
  await followShortcut(app);
}

const app = new App(document.querySelector<HTMLElement>("#app")!);
start(app).catch((error: unknown) => app.boundary.open(error));
