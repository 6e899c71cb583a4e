/** The day that the page shows: it passes at midnight where the player is, while the device sleeps, and on a journey. */
import { dayOf } from "../shell/day.js";
import type { App } from "./app.js";

/** Timers stand still while a device sleeps, and nothing tells of another time zone: so often the page looks. */
const LOOK_MS = 60_000;

/**
 * Draws the page anew with each day. What shows a day asks for it at every rendering; so does the work that makes the
 * day's puzzle ready.
 */
export function listenToDay(app: Pick<App, "update" | "background">): void {
  let day = dayOf(new Date());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    const now = new Date();
    if (dayOf(now) !== day) {
      day = dayOf(now);
      app.update({});
      app.background.wake();
    }
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
    // A clock that is broken says no time.
    if (!document.hidden) timer = setTimeout(look, Math.min(LOOK_MS, midnight - now.getTime()) || LOOK_MS);
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", look);
  look();
}
