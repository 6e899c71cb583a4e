/**
 * The views beside the game. The part of the address behind `#` names one; what it is to show may stand behind a `/` or a `?`.
 * Each is fetched when it is first looked at; what cannot be fetched leaves the player where they are, and says so.
 */
import type { TemplateResult } from "lit";
import type { View, Views } from "../page/address.js";
import type { App } from "../page/app.js";
import { type Room, room } from "../shell/room.js";
import { closeSheet } from "../shell/sheet.js";
import { crossFade } from "./cross-fade.js";

type Draw = (app: App) => TemplateResult;
/** The room of each view. The single file has not all views of the site. */
export type ViewRooms = { readonly [Name in Exclude<keyof Views, "play">]: Room<Draw> | null };

/** The game is there at once. */
const GAME = room<Draw | null>(async () => null);

/** Shows what the address names, now and whenever it changes. Resolves when it is there the first time. */
export function listenToAddress(app: App, views: ViewRooms): Promise<void> {
  const rooms = new Map(Object.entries(views)) as ReadonlyMap<View, Room<Draw> | null>;

  const named = (): View => {
    const name = location.hash.slice(1).split(/[?/]/)[0] as View;
    return rooms.get(name) ? name : "play";
  };

  const show = (view: View): Promise<void> =>
    (rooms.get(view) ?? GAME).use(app, async (draw) => {
      // Who has gone on meanwhile is not taken back.
      if (view !== named()) return;
      // The browser's own Back may lead here past a sheet.
      closeSheet(app);
      const next = (): void => app.update({ view, content: draw ? () => draw(app) : null });
      if (app.started && view !== app.state.view) await crossFade(next);
      else next();
    });

  addEventListener("hashchange", () => void show(named()).then(() => focusView(app)));
  return show(named());
}

/** Who has followed a link goes on reading, or playing, where it led. */
async function focusView(app: App): Promise<void> {
  await Promise.resolve(); // The page is drawn by now.
  scrollTo(0, 0);
  app.focusContent();
}

/** After a rendering: the document is called after the view, so that tabs, histories and screen readers tell them apart. */
export function followTitle(app: App): void {
  const heading = app.state.view === "play" ? null : app.root.querySelector("main:not([hidden]) h2");
  const name = heading?.textContent?.trim();
  document.title = name ? app.t("view-title", { name }) : app.t("app-title");
}
