/** Waits for a gamepad; what it does is fetched when there is one. */
import type { App } from "../page/app.js";
import { room } from "../shell/room.js";

const gamepad = room(() => import("./gamepad.js"));

/** Browsers tell of a gamepad when one of its buttons is pressed for the first time. */
export function listenToGamepads(app: App): void {
  let playing = false;
  const begin = async (): Promise<void> => {
    if (playing) return;
    playing = true;
    try {
      await (await gamepad.need(app)).playByGamepad(app, connected);
    } catch (error) {
      // Without a network on the first visit. The next press of a button that wakes a gamepad tries again.
      console.warn(error);
    }
    playing = false;
  };
  addEventListener("gamepadconnected", () => void begin());
  if (connected().length) void begin();
}

/** The gamepads that are there. Where a policy forbids to look, none are. */
function connected(): Gamepad[] {
  try {
    return navigator.getGamepads().filter((gamepad) => gamepad?.connected) as Gamepad[];
  } catch {
    return [];
  }
}
