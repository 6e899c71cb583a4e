/** Drawing a reason: what the pad and the words need of it. The room itself is fetched when it is first wanted. */
import { hintTexts } from "../hint/texts.js";
import type { App } from "../page/app.js";
import { sketchTexts } from "../page/room-texts.js";
import { room } from "../shell/room.js";
import { slice } from "../shell/slice.js";
import type { GameChange } from "../sudoku/game-model.js";
import { isSketching } from "./sketch-state.js";

const drawing = room(() => import("./sketch/room.js"), hintTexts, sketchTexts);

/** The room, while the pad draws. */
export const sketchRoom = (app: App): ReturnType<typeof drawing.of> => (isSketching.of(app) ? drawing.of(app) : null);

/** Keys that were typed while the room is on its way; null when it is not. */
const typed = slice<KeyboardEvent[] | null>(null);

export async function openSketch(app: App): Promise<void> {
  if (typed.of(app)) return;
  const keys: KeyboardEvent[] = [];
  typed.keep(app, keys);
  const own = await app.task(
    (t) => t("sketch-loading"),
    () => drawing.need(app),
    { retry: () => void openSketch(app), ofPosition: false },
  );
  typed.keep(app, null);
  if (!own) return;
  own.open(app);
  for (const key of keys) app.board.dispatchEvent(new KeyboardEvent(key.type, key));
}

/**
 * Keeps a key for the room that is on its way: a digit would go into the cell. Escape calls the room back. False when no
 * room is awaited, or when the key is none of its.
 */
export function keepForSketch(app: App, event: KeyboardEvent): boolean {
  const keys = typed.of(app);
  if (!keys || event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab") return false;
  if (event.key === "Escape") app.cancelTask();
  else keys.push(event);
  return true;
}

/** The game changed: what is drawn of it is shown. */
export function followSketch(app: App, change: GameChange): void {
  const own = drawing.of(app);
  if (own) own.follow(app, change);
  else if (app.model.game.sketch) void drawing.need(app).then((came) => came.follow(app, null), console.warn);
}
