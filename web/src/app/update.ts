/** A new version of the page: it never costs a game, nor interrupts one. What is missing of the old one is told as that. */
import { Late } from "../i18n/patience.js";
import type { App, Failed } from "../page/app.js";
import type { Action, Notice } from "../page/state.js";
import { again, isStuck } from "../shell/again.js";
import { isReplaced, takeNewest, type UpdateHost } from "../shell/offline.js";
import { slice } from "../shell/slice.js";

/** Whether the player has asked for it here. */
const restarting = slice(false);

export const updateHost = (app: App): UpdateHost => ({
  ready: () =>
    tell(app, { text: (t) => t("update-ready"), action: { ...reload(app), label: (t) => t("update-restart") } }),
  replaced: () => {
    if (saved(app) && (restarting.of(app) || isIdle(app))) location.reload();
    else tellReplaced(app);
  },
});

const tell = (app: App, notice: Pick<Notice, "text" | "action">): void =>
  app.notify({ id: "update", tone: "info", ...notice });

const tellReplaced = (app: App): void => tell(app, { text: (t) => t("update-replaced"), action: reload(app) });

const reload = (app: App): Action => ({ label: (t) => t("update-reload"), run: () => void restart(app) });

async function restart(app: App): Promise<void> {
  if (!saved(app)) return;
  restarting.keep(app, true);
  if (!(await takeNewest()) && saved(app)) location.reload();
}

/** Saves the game; says so when that fails. Where there is none yet, nothing can be lost. */
function saved(app: App): boolean {
  if (!app.state.ready || app.save()) return true;
  app.notify({ id: "update", tone: "bad", text: (t) => t("update-unsaved") });
  return false;
}

/** Nobody looks at this tab, and nothing is under way in it that is not stored. */
function isIdle(app: App): boolean {
  const { message, view } = app.state;
  const isOpen = app.root.querySelector("dialog[open]") !== null;
  return document.hidden && !app.isBusy && !app.unsaved.size && !message && !isOpen && view === "play";
}

/**
 * Says that a part of the page could not be fetched, and offers to try again; or, where the server has other files by
 * now, that there is a new version. What comes late is taken while that is said.
 */
export async function missing(app: App, { id, text, error, retry }: Failed): Promise<void> {
  console.warn(error);
  const late = error instanceof Late ? error : null;
  if (!late && (await isReplaced())) {
    app.dismiss(id);
    return tellReplaced(app);
  }
  const action = isStuck(error)
    ? reload(app)
    : { label: (t: App["t"]) => t("app-retry"), run: again(retry, late !== null) };
  const notice: Notice = { id, tone: "bad", text, action };
  app.notify(notice);
  late?.coming.then(() => app.state.notices.includes(notice) && retry(), console.warn);
}
