/**
 * What happens to the page from outside: a new version, which never costs a game, nor interrupts one, and faults that
 * nobody has caught.
 */
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

export function listenToFaults(app: App): void {
  const tell = (error: unknown): void => {
    // What a browser's own parts or its extensions have to say is nothing of the page's.
    if (error instanceof Error && error.name !== "AbortError" && !/-extension:/.test(error.stack ?? ""))
      app.notify({ id: "fault", tone: "bad", text: (t) => t("fault") });
  };
  addEventListener("error", ({ error }) => tell(error));
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
}
