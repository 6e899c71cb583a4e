/**
 * The views beside the game. The part of the address behind `#` names one, so that the browser's own "back" leads to the game, and a
 * view is a link; what it is to show may stand behind a `?`. Each is fetched when it is first looked at; what cannot be fetched leaves the player where they are, and says so.
 */

import { nothing, type TemplateResult } from "lit";
import { SINGLE_FILE } from "#edition";
import type { App } from "../page/app.js";
import { VIEWS, type View } from "../page/state.js";
import { again } from "../shell/again.js";
import { pick } from "../shell/pick.js";

type Draw = (app: App) => TemplateResult;

const SOURCES: Partial<Record<View, (app: App) => Promise<Draw>>> = {
  library: async () => (await import("../library/view.js")).libraryView,
  replay: async () => (await import("../replay/replay-view.js")).replayView,
  settings: async () => (await import("../settings/view.js")).settingsView,
  path: async () => (await import("../path/views.js")).pathView,
  steps: async () => (await import("../path/views.js")).stepsView,
  techniques: async () => (await import("../path/views.js")).techniquesView,
  print: async () => (await import("../print/view.js")).printView,
  ...(SINGLE_FILE ? {} : { embed: async (app: App) => (await import("../builder/view.js")).builderView(app) }),
  collection: async (app) => (await import("../collection/view.js")).collectionView(app),
};
const fetched = new Map<View, Draw>();

export const addressOf = (view: View): string => (view === "play" ? "#" : `#${view}`);

export function otherView(app: App): TemplateResult | typeof nothing {
  return fetched.get(app.state.view)?.(app) ?? nothing;
}

/** Shows what the address names, now and whenever it changes. Resolves when it is there the first time. */
export function listenToAddress(app: App): Promise<void> {
  const named = (): View => {
    const view = pick(VIEWS, location.hash.slice(1).split("?")[0], "play");
    // The single file has not all views of the site.
    return SOURCES[view] ? view : "play";
  };
  addEventListener("hashchange", () => void show(app, named()).then(() => focusView(app)));
  return show(app, named());
}

/** Who has followed a link goes on reading, or playing, where it led. */
async function focusView(app: App): Promise<void> {
  await Promise.resolve(); // The page is drawn by now.
  scrollTo(0, 0);
  app.focusContent();
}

async function show(app: App, view: View): Promise<void> {
  try {
    const source = SOURCES[view];
    if (source && !fetched.has(view)) fetched.set(view, await source(app));
    app.dismiss("view");
    // The menu that led here would be open again on the way back.
    for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
    app.update({ view });
  } catch (error) {
    console.warn(error);
    app.notify({
      id: "view",
      tone: "bad",
      text: (t) => t("view-failed"),
      action: { label: (t) => t("app-retry"), run: again(() => show(app, view)) },
    });
  }
}
