/** Starts the page. */
import "../board/core-define.js";
import { SINGLE_FILE } from "#edition";
import { nextTask } from "../board/task.js";
import { openCollection } from "../collection/open.js";
import { hintTexts } from "../hint/texts.js";
import { bringsSomething, followAddress, listenToArrivals } from "../import/arrivals.js";
import { openFiles, openPaste } from "../import/open.js";
import { openBackup, saveBackup } from "../library/open.js";
import { openMaker } from "../maker/open.js";
import { App } from "../page/app.js";
import { listenToFrame } from "../page/frame.js";
import { listenToInstall } from "../page/install.js";
import {
  builderTexts,
  collectionTexts,
  helpTexts,
  libraryTexts,
  printTexts,
  readingTexts,
  replayTexts,
  resultTexts,
  settingsTexts,
} from "../page/room-texts.js";
import { listenToDay } from "../page/today.js";
import { followGame } from "../play/board.js";
import { followChecking } from "../play/checking/checking.js";
import { followShortcut, isAskedFor, listenToOtherTabs, openFirstGame, openLastGame } from "../play/games.js";
import { fillShelf, gradeBoard, makeDaily, thinkAhead } from "../play/idle.js";
import { followSketch } from "../play/sketch.js";
import { followTimer, listenToVisibility, tick } from "../play/timer.js";
import { greet } from "../play/welcome.js";
import { openChallenge, openResult } from "../result/open.js";
import { listenToFailures } from "../shell/again.js";
import { registerOffline } from "../shell/offline.js";
import { room } from "../shell/room.js";
import { readSettings } from "../shell/settings.js";
import { applyAppearance } from "../shell/theme.js";
import { Boundary, listenToFaults } from "./boundary.js";
import { listenToGamepads } from "./gamepads.js";
import { page } from "./page.js";
import { listenToPage } from "./shortcuts.js";
import { missing, updateHost } from "./update.js";
import { followTitle, listenToAddress, type ViewRooms } from "./views.js";

/** The views, each fetched when it is first looked at. */
const VIEWS: ViewRooms = {
  collection: room(async () => (await import("../collection/view.js")).collectionView, collectionTexts, readingTexts),
  embed: SINGLE_FILE
    ? null
    : room(async () => (await import("../builder/view.js")).builderView, builderTexts, readingTexts),
  help: room(async () => (await import("../help/view.js")).helpView, helpTexts),
  library: room(async () => (await import("../library/view.js")).libraryView, libraryTexts, resultTexts),
  path: room(async () => (await import("../path/views.js")).pathView, hintTexts),
  print: room(async () => (await import("../print/view.js")).printView, printTexts),
  replay: room(async () => (await import("../replay/replay-view.js")).replayView, replayTexts),
  settings: room(async () => (await import("../settings/view.js")).settingsView, settingsTexts),
  steps: room(async () => (await import("../path/views.js")).stepsView, hintTexts),
  techniques: room(async () => (await import("../path/views.js")).techniquesView, hintTexts),
};

/**
 * Who knew the page when the tools stood beside the board keeps them there, and reads once where the rest has gone.
 */
function keepWhatIsKnown(app: App): void {
  const stored = app.store.settings() ?? {};
  if ("toolsBeside" in stored) return;
  const known = app.store.ids().length > 0;
  if (!known && Object.keys(stored).length === 0) greet(app);
  app.set({ toolsBeside: known });
  if (known) app.notify({ id: "moved", tone: "info", text: (t) => t("page-moved") });
}

async function start(app: App): Promise<void> {
  listenToFailures();
  const settings = readSettings(app.store.settings(), { add: (what) => app.store.leftOut.add(`settings ${what}`) });
  applyAppearance(settings);
  app.update({ settings, gameLevel: settings.level });
  keepWhatIsKnown(app);
  // Nothing is drawn before the language is there, and what the address names.
  await Promise.all([app.setLanguage(settings.language), listenToAddress(app, VIEWS), nextTask()]);
  // The board is drawn in a task of its own: what is around it waits for it, so that the first picture is whole.
  app.root.classList.add("starting");
  app.render();
  // Embedded pages can render before the board is upgraded, but here its module has just run: the element is ready.
  if (!app.boundary.isOpen) await app.board.updateComplete;
  if (!customElements.get("nonet-board")) throw new TypeError("The browser defines no elements: customElements.");
  app.root.classList.remove("starting");
  if (app.boundary.isOpen) return;
  // In the same task, so that the first picture has digits: the last game, or one that comes with the page.
  app.boundary.attempt(() => openLastGame(app) || bringsSomething() || isAskedFor() || openFirstGame(app));
  for (const drawn of ["controls", "all"] as const) {
    await nextTask();
    app.update({ drawn });
  }
  await nextTask();
  listenToPage(app);
  listenToArrivals(app);
  listenToFrame(app);
  listenToInstall(app);
  listenToVisibility(app);
  listenToDay(app);
  listenToGamepads(app);
  listenToOtherTabs(app);
  listenToFaults(app);
  registerOffline(updateHost(app));
  app.started = true;
  // Something stored could not be drawn: the ways out replace the page.
  if (app.boundary.isOpen) return;
  await followAddress(app);
  await followShortcut(app);
  // The game that was to come in place of the first one could not be had.
  if (!app.state.ready) openFirstGame(app);
}

const app = new App(document.querySelector<HTMLElement>("#app")!, {
  page,
  guard: (own) => new Boundary(own),
  doors: (own) => ({
    backup: (file) => openBackup(own, file),
    challenge: () => openChallenge(own),
    collection: (source) => openCollection(own, source),
    files: (files) => openFiles(own, files),
    maker: () => openMaker(own),
    paste: () => openPaste(own),
    result: () => openResult(own),
    saveBackup: () => saveBackup(own),
  }),
  changed(own, change) {
    followGame(own, change);
    followSketch(own, change);
  },
  followers: [followChecking, followTimer, followTitle],
  tick,
  missing,
  idle: [gradeBoard, thinkAhead, makeDaily, fillShelf],
});
start(app).catch((error: unknown) => app.boundary.open(error));
