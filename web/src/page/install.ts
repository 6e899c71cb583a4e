/** Installing the page as an application, where the browser offers it. */

import { slice } from "../shell/slice.js";
import type { App } from "./app.js";

/** Not in TypeScript's own types: only some browsers have it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const offer = slice<InstallEvent | null>(null);

export const canBeInstalled = (app: App): boolean => offer.of(app) !== null;

export const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

/**
 * There it is done by hand, from the menu for sharing. An iPad says that it is a Mac, but Macs have no touch screen.
 */
export function isOnAppleMobile({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints"> = navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** The browser's own bar is not shown: there is a button in the menu and among the settings instead. */
export function listenToInstall(app: App): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer.set(app, event as InstallEvent);
  });
  addEventListener("appinstalled", () => {
    offer.set(app, null);
  });
}

/** Lets the browser ask the player. It does so once for each offer. */
export async function install(app: App): Promise<void> {
  const asked = offer.of(app);
  offer.keep(app, null);
  await asked?.prompt();
  app.update({});
}
