/** Starting, restoring and leaving games. A game in progress is never lost: it is stored and a notice leads back. */
import type { App } from "../app.js";
import { countDigits, type GameLevel, type Level, type Message } from "../state.js";
import { newId, type StoredGame } from "../storage.js";
import { starter } from "../starters.js";

/** Shows the last game, or makes a new one. */
export async function openFirstGame(app: App): Promise<void> {
  const id = app.store.currentId();
  if (id) {
    const loaded = app.store.load(id);
    if ("game" in loaded) return showGame(app, loaded.game);
    if ("corrupt" in loaded) app.notify({ id: "corrupt", tone: "bad", text: (t) => t("storage-corrupt") });
  }
  await newGame(app, app.state.level, starter);
}

/** Makes a puzzle of a level. `fallback` gives one when the engine cannot; without it the present game just stays. */
export async function newGame(app: App, level: Level, fallback?: (level: Level) => string): Promise<void> {
  app.update({ level });
  app.saveSettings();
  let made = false;
  await app.task((t) => t("generating"), async (signal) => {
    const { cells } = await app.engine.generate({ level, symmetry: "rotate-180" }, { signal });
    made = true;
    startGame(app, cells.join("").replaceAll("0", "."), level);
  });
  if (!made && fallback) startGame(app, fallback(level), level);
}

/** Puts a puzzle on the board as a new game. */
export function startGame(app: App, puzzle: string, level: GameLevel, message: Message | null = null): void {
  leaveGame(app);
  app.game = { id: newId(), level, record: "", saved: 0 };
  app.update({ gameLevel: level, hint: null, message });
  app.board.highlight = null;
  app.board.mode = "digit";
  app.board.load(puzzle);
  focusBoard(app);
}

/** Keeps the present game if there is anything in it to lose, and offers the way back to it. */
function leaveGame(app: App): void {
  app.cancelTask();
  const { ready, givens } = app.state.board;
  if (!ready) return;
  const worthKeeping = app.board.touched || (app.game.level === "own" && countDigits(givens) > 0);
  if (!worthKeeping || app.board.solved) {
    if (!app.board.touched) app.store.remove(app.game.id);
    return app.dismiss("previous");
  }
  const kept: StoredGame = { ...app.game, record: app.board.record };
  app.notify({
    id: "previous",
    tone: "info",
    text: (t) => t("previous-kept"),
    action: { label: (t) => t("previous-back"), run: () => backTo(app, kept) },
  });
}

function backTo(app: App, kept: StoredGame): void {
  app.dismiss("previous");
  leaveGame(app);
  showGame(app, kept);
  focusBoard(app);
}

function showGame(app: App, game: StoredGame): void {
  app.game = game;
  app.update({ gameLevel: game.level as GameLevel, hint: null, message: null });
  app.board.highlight = null;
  app.board.record = game.record;
}

/** An empty board, for typing in a puzzle. */
export function emptyBoard(app: App): void {
  startGame(app, ".".repeat(81), "own");
  app.board.selection = [0];
}

/** Makes givens of what was typed in. */
export async function startPlaying(app: App): Promise<void> {
  const puzzle = app.board.value;
  app.clearMessage();
  app.board.load(puzzle);
  focusBoard(app);
  await describeLoaded(app, puzzle);
}

/** Starts a game with a puzzle that the player brought, and says whether it is a proper one. */
export async function playOwn(app: App, puzzle: string): Promise<void> {
  startGame(app, puzzle, "own");
  await describeLoaded(app, puzzle);
}

async function describeLoaded(app: App, puzzle: string): Promise<void> {
  const givens = countDigits(puzzle);
  const solved = await app.task((t) => t("solving"), (signal) => app.engine.solve(puzzle, { signal }));
  if (!solved) return;
  const { outcome } = solved;
  app.say({ tone: outcome === "unique" ? "good" : "info", text: (t) => t(`loaded-${outcome}`, { givens }) });
}

/** Gives the keyboard to the board, unless the player is busy elsewhere on the page. */
export function focusBoard(app: App): void {
  const active = document.activeElement;
  const elsewhere = active && active !== document.body && !active.closest("[popover], dialog");
  if (!elsewhere) app.board.focus({ preventScroll: true });
}
