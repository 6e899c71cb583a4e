/** The feel and sound of a change, where the player wants that. */
import type { App } from "../page/app.js";
import { room } from "../shell/room.js";
import { type Entered, enteredBy } from "../sudoku/entered.js";
import type { ChangeKind } from "../sudoku/game.js";
import type { GameChange } from "../sudoku/game-model.js";
import { wrongNow } from "./checking/checking.js";

/** Changes of cells by the player's own hand. */
const BY_HAND: ReadonlySet<ChangeKind> = new Set(["digit", "note", "centre", "colour", "draw", "erase"]);
const TOUCH_MS = 8;
/** Twice, with a pause between. */
const WRONG_MS = [8, 70, 16];

export function feel(app: App, { kind, before }: GameChange): void {
  const { settings } = app.state;
  if (!settings.vibration && !settings.sound) return;
  const entered = enteredBy(kind, before, app.model.game);
  if (settings.vibration && BY_HAND.has(kind))
    navigator.vibrate?.(entered && isToldWrong(app, entered) ? WRONG_MS : TOUCH_MS);
  if (settings.sound && entered) void playSound(app, entered);
}

/** Whether the board marks the entry as wrong: the hand learns no more than the eyes. */
function isToldWrong(app: App, { cells }: Entered): boolean {
  const marked = app.state.settings.checking === "off" ? [] : [...app.model.conflicts, ...wrongNow(app)];
  return cells.some((cell) => marked.includes(cell));
}

const sound = room(() => import("./sound.js"));

/** Without a network on the first visit there is no sound. */
const playSound = (app: App, { solved, houses }: Entered): Promise<void> =>
  sound.need(app).then(({ play }) => play(solved ? "solved" : houses.length ? "house" : "entry"), console.warn);
