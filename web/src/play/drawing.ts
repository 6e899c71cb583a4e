/** Drawing a reason: what the pad and the words need of it. The room itself is fetched when it is first wanted. */
import { inTime } from "../i18n/patience.js";
import { type App, PATIENCE_MS } from "../page/app.js";
import type { Busy } from "../page/state.js";
import { fetched } from "../shell/again.js";
import { slice } from "../shell/slice.js";
import type { GameChange } from "../sudoku/game-model.js";
import { type DrawRoom, isDrawing } from "./drawing-state.js";

const kept = slice<DrawRoom | null>(null);
/** The room, while the pad draws. */
export const drawRoom = (app: App): DrawRoom | null => (isDrawing.of(app) ? kept.of(app) : null);

const loadRoom = (): Promise<typeof import("./draw/room.js")> => import("./draw/room.js");

async function needRoom(app: App): Promise<DrawRoom> {
  await app.needHintTexts();
  const { room, loadWords } = await inTime(fetched(loadRoom));
  await loadWords(app);
  kept.keep(app, room);
  return room;
}

/** That the pad waits for the room, and what was typed meanwhile. */
class Call {
  readonly keys: KeyboardEvent[] = [];
  readonly #app: App;
  readonly #busy: Busy = {
    text: (t) => t("draw-loading"),
    cancel: () => {
      this.end();
      this.#app.say({ tone: "info", text: (t) => t("cancelled") });
    },
  };
  readonly #timer = setTimeout(() => this.#app.update({ busy: this.#busy }), PATIENCE_MS);

  constructor(app: App) {
    this.#app = app;
    calls.keep(app, this);
  }

  /** The room has come, or is called back. False when that was before. */
  end(): boolean {
    if (calls.of(this.#app) !== this) return false;
    calls.keep(this.#app, null);
    clearTimeout(this.#timer);
    if (this.#app.state.busy === this.#busy) this.#app.update({ busy: null });
    return true;
  }
}

const calls = slice<Call | null>(null);

export async function openDrawing(app: App): Promise<void> {
  if (calls.of(app)) return;
  const call = new Call(app);
  let room: DrawRoom;
  try {
    room = await needRoom(app);
  } catch (error) {
    const retry = (): Promise<void> => openDrawing(app);
    if (call.end()) await app.missing({ id: "view", text: (t) => t("draw-failed"), error, retry });
    return;
  }
  if (!call.end()) return;
  room.open(app);
  app.dismiss("view");
  for (const key of call.keys) app.board.dispatchEvent(new KeyboardEvent(key.type, key));
}

/**
 * Keeps a key for the room that is on its way: a digit would go into the cell. Escape calls the room back. False when no
 * room is awaited, or when the key is none of its.
 */
export function keepForDrawing(app: App, event: KeyboardEvent): boolean {
  const call = calls.of(app);
  if (!call || event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab") return false;
  if (event.key === "Escape") call.end();
  else call.keys.push(event);
  return true;
}

/** The game changed: what is drawn of it is shown. */
export function followDrawing(app: App, change: GameChange): void {
  const room = kept.of(app);
  if (room) room.follow(app, change);
  else if (app.model.game.drawn) void needRoom(app).then((own) => own.follow(app, null), console.warn);
}
