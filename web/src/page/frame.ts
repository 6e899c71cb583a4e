/**
 * How the page of the game is laid out: by the window alone. The style sheets ask the same questions (play/frame.css);
 * here they decide what stands where in the order of the document, so that the Tab key goes the way the eye does.
 */
import type { App } from "./app.js";

/** `wide`: the board and a column beside it. `tall`: both stand, with room. `narrow`: a phone, upright or not. */
export type Frame = "wide" | "tall" | "narrow";

const QUERIES = {
  wide: matchMedia("(min-width: 760px) and (min-height: 560px) and (min-aspect-ratio: 11/10)"),
  tall: matchMedia("(min-width: 700px) and (min-height: 800px) and (max-aspect-ratio: 10999/10000)"),
} as const;

export function frame(): Frame {
  if (QUERIES.wide.matches) return "wide";
  return QUERIES.tall.matches ? "tall" : "narrow";
}

export function listenToFrame(app: App): void {
  for (const query of Object.values(QUERIES)) query.addEventListener("change", () => app.update({}));
}
