/** One view fades over the next. The fade holds nothing up: the next view is drawn within a frame, and has the keyboard. */
import { isStill } from "../shell/theme.js";

/** WebKitGTK (2.50) takes the whole page down with it where it draws without a graphics card. */
const isUnsafe = /Linux.*AppleWebKit\/60/.test(navigator.userAgent);

let underWay: ViewTransition | null = null;
/** Draws the new view once there is a picture of the old one. */
let waiting: (() => void) | null = null;

/** Resolves when the next view is drawn. */
export async function crossFade(draw: () => void): Promise<void> {
  if (underWay || isUnsafe || !("startViewTransition" in document) || document.hidden || isStill()) {
    // The last press counts.
    waiting = null;
    return draw();
  }
  const { dataset } = document.documentElement;
  dataset["leaving"] = "";
  waiting = draw;
  const transition = document.startViewTransition(() => {
    delete dataset["leaving"];
    const next = waiting;
    waiting = null;
    next?.();
  });
  underWay = transition;
  const over = (): void => void (underWay = null);
  // A browser may leave the fade out; the other promise reports that the view could not be drawn.
  transition.ready.catch(() => {});
  transition.finished.then(over, over);
  await transition.updateCallbackDone;
}
