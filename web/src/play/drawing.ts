/** Drawing a reason: what the pad and the words need of it. The room itself is fetched when it is first wanted. */
import type { App } from "../page/app.js";
import { again } from "../shell/again.js";
import { slice } from "../shell/slice.js";
import type { GameChange } from "../sudoku/game-model.js";
import { type DrawRoom, isDrawing } from "./drawing-state.js";

const fetched = slice<DrawRoom | null>(null);
/** The room, while the pad draws. */
export const drawRoom = (app: App): DrawRoom | null => (isDrawing.of(app) ? fetched.of(app) : null);

async function needRoom(app: App): Promise<DrawRoom> {
  await app.needHintTexts();
  const { room, loadWords } = await import("./draw/room.js");
  await loadWords(app);
  fetched.keep(app, room);
  return room;
}

/** Keys that came while the room was on its way, in order; null when it is not. */
const waiting = slice<KeyboardEvent[] | null>(null);

export async function openDrawing(app: App): Promise<void> {
  if (waiting.of(app)) return;
  const keys: KeyboardEvent[] = [];
  waiting.keep(app, keys);
  const isWanted = (): boolean => waiting.of(app) === keys;
  try {
    const room = await needRoom(app);
    if (!isWanted()) return;
    waiting.keep(app, null);
    room.open(app);
    app.dismiss("view");
    for (const key of keys) app.board.dispatchEvent(new KeyboardEvent(key.type, key));
  } catch (error) {
    if (!isWanted()) return;
    waiting.keep(app, null);
    console.warn(error);
    app.notify({
      id: "view",
      tone: "bad",
      text: (t) => t("draw-failed"),
      action: { label: (t) => t("app-retry"), run: again(() => openDrawing(app)) },
    });
  }
}

/**
 * Keeps a key for the room that is on its way: a digit would go into the cell. Escape calls the room back. False when no
 * room is awaited, or when the key is none of its.
 */
export function keepForDrawing(app: App, event: KeyboardEvent): boolean {
  const keys = waiting.of(app);
  if (!keys || event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab") return false;
  if (event.key === "Escape") waiting.keep(app, null);
  else keys.push(event);
  return true;
}

/** The game changed: what is drawn of it is shown. */
export function followDrawing(app: App, change: GameChange): void {
  const room = fetched.of(app);
  if (room) room.follow(app, change);
  else if (app.model.game.drawn) void needRoom(app).then((own) => own.follow(app, null), console.warn);
}
