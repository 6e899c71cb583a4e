/** Waits for a gamepad; what it does is fetched when there is one. */
import type { App } from "../page/app.js";

/** Browsers tell of a gamepad when one of its buttons is pressed for the first time. */
export function listenToGamepads(app: App): void {
  const begin = async (): Promise<void> => {
    try {
      (await import("./gamepad.js")).playByGamepad(app);
    } catch (error) {
      // Without a network on the first visit. The next press of a button that wakes a gamepad tries again.
      console.warn(error);
    }
  };
  addEventListener("gamepadconnected", () => void begin());
  if (connected().length) void begin();
}

/** The gamepads that are there. Where a policy forbids to look, none are. */
export function connected(): Gamepad[] {
  try {
    return navigator.getGamepads().filter((gamepad) => gamepad?.connected) as Gamepad[];
  } catch {
    return [];
  }
}
