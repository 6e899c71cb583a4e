/** A new version of the page: it never costs a game, nor interrupts one. */
import type { App } from "../page/app.js";
import type { UpdateHost } from "../shell/offline.js";

export function updateHost(app: App): UpdateHost {
  let restarting = false;
  const ready = (restart: () => void): void =>
    app.notify({
      id: "update",
      tone: "info",
      text: (t) => t("update-ready"),
      action: {
        label: (t) => t("update-restart"),
        run: () => {
          if (!saved(app)) return;
          restarting = true;
          restart();
        },
      },
    });
  const replaced = (): void => {
    if (saved(app) && (restarting || isIdle(app))) location.reload();
    else tellReplaced(app);
  };
  return { ready, replaced };
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
  return document.hidden && !app.isBusy && !app.unsaved.size && !message && view === "play";
}

function tellReplaced(app: App): void {
  const reload = (): void => {
    if (saved(app)) location.reload();
  };
  app.notify({
    id: "update",
    tone: "info",
    text: (t) => t("update-replaced"),
    action: { label: (t) => t("update-reload"), run: reload },
  });
}
