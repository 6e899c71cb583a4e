/** Faults that nobody has caught: in what a button does, or in what comes later. The page says that what was asked may not have been done. */
import type { App } from "../page/app.js";

export function listenToFaults(app: App): void {
  const tell = (error: unknown): void => {
    // What a browser's own parts or its extensions have to say is nothing of the page's.
    if (error instanceof Error && error.name !== "AbortError" && !/-extension:/.test(error.stack ?? ""))
      app.notify({ id: "fault", tone: "bad", text: (t) => t("fault") });
  };
  addEventListener("error", ({ error }) => tell(error));
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
}
