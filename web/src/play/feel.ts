/** The feel and sound of a change, where the player wants that. */
import type { App } from "../page/app.js";
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
  const { vibration, sound } = app.state.settings;
  if (!vibration && !sound) return;
  const entered = enteredBy(kind, before, app.model.game);
  if (vibration && BY_HAND.has(kind)) navigator.vibrate?.(entered && isToldWrong(app, entered) ? WRONG_MS : TOUCH_MS);
  if (sound && entered) void playSound(entered);
}

/** Whether the board marks the entry as wrong: the hand learns no more than the eyes. */
function isToldWrong(app: App, { cells }: Entered): boolean {
  const marked = app.state.settings.checking === "off" ? [] : [...app.model.conflicts, ...wrongNow(app)];
  return cells.some((cell) => marked.includes(cell));
}

async function playSound({ solved, houses }: Entered): Promise<void> {
  try {
    const { play } = await import("./sound.js");
    void play(solved ? "solved" : houses.length ? "house" : "entry");
  } catch (error) {
    // Without a network on the first visit.
    console.warn(error);
  }
}
