/** Starting, restoring and leaving games. A game in progress is never lost: it is stored and a notice leads back. */

import type { Generated, Grade, Outcome } from "../engine/index.js";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { takeGame } from "../page/game.js";
import { type Action, countDigits, isSetup, type Message, type PuzzleGrade, type Text } from "../page/state.js";
import { replaceAddress } from "../shell/address-bar.js";
import type { Challenge } from "../shell/challenge.js";
import { dayOf, levelOfDay, requestOfDay } from "../shell/day.js";
import { GAME_LEVELS, type GameLevel, type Level } from "../shell/levels.js";
import { slice } from "../shell/slice.js";
import { gameKey, newId, type StoredGame } from "../shell/storage.js";
import { pick } from "../shell/valid.js";
import { givensIn } from "../sudoku/codec.js";
import { errorsIn } from "../sudoku/highlight.js";
import { clashIn, clashText } from "../sudoku/labels.js";
import { strikeOut } from "../sudoku/notes.js";
import { solveWith } from "../sudoku/solve.js";
import { know } from "./checking/solution.js";
import { renaming } from "./history/checkpoints.js";
import { makeReady } from "./idle.js";
import { starter } from "./starters.js";
import { isPlayable } from "./timer.js";

const NO_PUZZLE = ".".repeat(81);
/** So many solved games are kept; favourites always. */
const SOLVED_GAMES = 200;

/** Shows the last game, in the first picture of the page; false where there is none. */
export function openLastGame(app: App): boolean {
  const again = app.store.retryAsides();
  if (again) app.notify({ id: "aside", tone: "info", text: (t) => t("storage-aside-back", { count: again }) });
  const id = app.store.currentId();
  const last = id === null ? null : loadGame(app, id);
  const previous = app.store.previousIds().filter((other) => other !== id);
  keep(
    app,
    previous.flatMap((other) => loadGame(app, other) ?? []),
  );
  if (last) showGame(app, last);
  if (last && app.store.pausedId() === last.id && isPlayable(app)) app.update({ paused: true });
  return last !== null;
}

/** A game for a board that has none: at once, so it asks no engine. */
export function openFirstGame(app: App): void {
  const { level } = app.state.settings;
  const ready = app.shelf.take(level);
  startGame(app, ready?.puzzle ?? starter(level), level, { grade: ready?.grade ?? null });
}

/** The game goes on in another tab: so it does here, as long as nothing was done here that is not stored. */
export function listenToOtherTabs(app: App): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    const { id } = app.game;
    if (app.boundary.isOpen || !app.state.ready) return;
    if (key === gameKey(id) && newValue !== null && app.store.isOvertaken(id, app.model.record)) followTab(app);
  });
}

/** Shows the present game as it is stored. */
export function followTab(app: App): void {
  const stored = loadGame(app, app.game.id);
  if (!stored) return;
  const game = { ...stored, seconds: Math.max(app.timer.seconds, stored.seconds ?? 0) };
  if (game.record !== app.model.record) {
    app.cancelTask();
    showGame(app, game);
  } else {
    // Checkpoints, mistakes, hints and the time belong to the game too: the next save here is to have them.
    takeGame(app, game);
    app.timer.seconds = game.seconds;
    app.update({});
  }
  if (!isPlayable(app)) unpause(app);
}

function unpause(app: App): void {
  if (!app.state.paused) return;
  app.update({ paused: false });
  app.store.setPaused(null);
}

const wantedAtStart = (): string | null => new URLSearchParams(location.search).get("start");

/** Whether a shortcut of the installed page asks for a game. */
export const isAskedFor = (): boolean => wantedAtStart() !== null;

/** Follows a shortcut of the installed page, as `?start=daily`; once, so that a reload goes on with the game. */
export async function followShortcut(app: App): Promise<void> {
  const wanted = wantedAtStart();
  if (wanted === null) return;
  replaceAddress(location.pathname + location.hash);
  if (wanted === "daily") await playDaily(app);
  if (wanted === "empty") emptyBoard(app);
  if (wanted === "new") await newGame(app);
}

function loadGame(app: App, id: string): StoredGame | null {
  const loaded = app.store.load(id);
  if ("corrupt" in loaded) app.notify({ id: "corrupt", tone: "bad", text: (t) => t("storage-corrupt") });
  if ("newer" in loaded) app.notify({ id: "newer", tone: "info", text: (t) => t("storage-newer") });
  app.tellLeftOut();
  return "game" in loaded ? loaded.game : null;
}

/**
 * Plays a puzzle of a level, which is then the level of the next; or of that. It is one of the shelf, or one that is made
 * now. When it cannot be made, the present game stays.
 */
export async function newGame(app: App, chosen?: Level): Promise<void> {
  if (chosen) app.set({ level: chosen });
  const level = chosen ?? app.state.settings.level;
  const ready = app.shelf.take(level);
  if (ready) return startGame(app, ready.puzzle, level, { grade: ready.grade });
  const made = await app.task(
    (t) => t("generating"),
    (signal) => app.engine.generate({ level, symmetry: "rotate180" }, { signal }),
    {
      retry: () => void newGame(app, level),
      // Who goes on playing meanwhile loses nothing: that game will be kept.
      ofPosition: false,
    },
  );
  if (made) startGame(app, made.puzzle.join("").replaceAll("0", "."), level);
}

/** Plays the puzzle of today, or goes on with it where it was begun. */
export async function playDaily(app: App, day = dayOf(new Date())): Promise<void> {
  const level = levelOfDay(day);
  if (app.game.day === day) return app.say({ tone: "info", text: (t) => t("daily-here") });
  const begun = app.kept.find((game) => game.day === day);
  if (begun) return goTo(app, begun);
  const stored = app.store.heads().find((game) => game.day === day);
  if (stored && openGame(app, stored.id)) return;
  const ready =
    app.shelf.daily(day) ??
    (await app.task(
      (t) => t("generating"),
      (signal) => makeReady(app.engine, requestOfDay(day), signal),
      {
        retry: () => void playDaily(app, day),
        ofPosition: false,
      },
    ));
  if (ready) startGame(app, ready.puzzle, level, { grade: ready.grade, day });
}

interface Details {
  grade?: PuzzleGrade | null;
  day?: string;
  challenge?: Challenge;
}

/** Puts a puzzle on the board as a new game. */
export function startGame(
  app: App,
  puzzle: string,
  level: GameLevel,
  { grade = null, day, challenge }: Details = {},
): void {
  begin(app, { level, ...(day ? { day } : {}), ...(challenge ? { challenge } : {}) }, () => {
    app.board.marks = app.state.settings.marks;
    app.board.load(puzzle);
  });
  app.update({ grade });
}

function begin(app: App, about: Omit<StoredGame, "id" | "record" | "saved">, load: () => void): void {
  app.cancelTask();
  leaveGame(app, (games, present) => [...games, present]);
  setGame(app, { ...about, id: newId(), record: "", saved: 0 });
  app.clearMessage();
  app.board.mode = "digit";
  app.board.armed = 0;
  load();
  app.update({ grade: null });
  focusBoard(app);
}

/** A game from elsewhere: what a board reads as its record, and what else is known of it. */
export type Brought = Omit<StoredGame, "id" | "level" | "saved">;

/** The game that was brought last, as it was then, and the one that was left for it. */
const brought = slice<{ id: string; at: number; record: string; before: StoredGame } | null>(null);

/** Goes on with a game from elsewhere, and says whether its puzzle is a proper one; `word` comes before that. */
export async function playBrought(app: App, { record, ...about }: Brought, word?: Text): Promise<void> {
  const before = app.state.ready ? { ...app.game, record: app.model.record, seconds: app.timer.seconds } : null;
  begin(app, { ...about, level: "own" }, () => (app.board.record = record));
  // Undo leads back from now on.
  brought.set(app, before && { id: app.game.id, at: app.model.at, record: app.model.record, before });
  const back: Action[] = before ? [{ label: (t) => t("loaded-back"), run: () => goTo(app, before) }] : [];
  if (isSetup(app)) app.say({ tone: "info", text: (t) => word?.(t) ?? t("loaded-typed"), actions: back });
  else await describeLoaded(app, app.model.givens, { word, actions: back });
}

/** Whether undo leads back to the game before one that was brought: as long as nothing was done in that. */
export function canTakeBack(app: App): boolean {
  const { model, game, state } = app;
  const last = brought.of(app);
  return state.ready && last?.id === game.id && last.at === model.at && last.record === model.record;
}

/** Goes back to that game; false when there is none. */
export function takeBack(app: App): boolean {
  const last = brought.of(app);
  if (!last || !canTakeBack(app)) return false;
  // Once: who comes back to the puzzle later has left another game for it.
  brought.keep(app, null);
  if (!openGame(app, last.before.id)) goTo(app, last.before);
  return true;
}

/**
 * Goes on with an unfinished game of these givens (81 digits), the present one before others; false when there is
 * none.
 */
export function resume(app: App, givens: string): boolean {
  const isIt = ({ record, solved }: StoredGame): boolean => !solved && givensIn(record) === givens;
  if (app.state.ready && !app.model.solved && isIt({ ...app.game, record: app.model.record })) return true;
  const id = app.kept.findLast(isIt)?.id ?? app.store.begunWith(givens)?.id;
  return id !== undefined && openGame(app, id);
}

/** Plays a puzzle that was made on request. Asked for the very next step, the player begins where it is. */
export function playMade(app: App, { puzzle: cells, board, eliminated }: Generated, grade: Grade | undefined): void {
  const level = grade?.level || "own";
  startGame(app, cells.join("").replaceAll("0", "."), level, {
    grade: grade?.level ? { ...grade, level: grade.level } : null,
  });
  const placed = Array.from(board, (digit, cell) => [cell, digit] as const).filter(
    ([cell, digit]) => digit && !cells[cell],
  );
  if (placed.length) app.board.place(placed);
  if (!eliminated.length) return;
  app.board.game.change({ kind: "eliminate", cells: [] }, (game) => strikeOut(game, eliminated));
}

/** Makes a game the present one, before its puzzle is on the board. */
function setGame(app: App, game: StoredGame): void {
  if (game.id !== app.game.id) unpause(app);
  takeGame(app, game);
  app.timer.seconds = game.seconds ?? 0;
  renaming.keep(app, null);
  app.update({ gameLevel: pick(GAME_LEVELS, game.level, "own"), gameDay: game.day ?? "" });
}

/** The same game with other givens: what was done before is not part of it. */
function beginAnew(app: App): void {
  const { id, level, record, saved, day } = app.game;
  setGame(app, { id, level, record, saved, ...(day ? { day } : {}) });
}

type Place = (games: readonly StoredGame[], present: StoredGame) => readonly StoredGame[];

/** Keeps the present game among the others if there is anything in it to lose, and offers the way back. */
function leaveGame(app: App, place: Place): void {
  if (!app.state.ready) return;
  if (isWorthKeeping(app)) {
    app.save();
    keep(app, place(app.kept, app.game));
  } else if (isWorthStoring(app)) app.store.prune(SOLVED_GAMES);
  else app.store.remove(app.game.id);
}

/** True of games that the library shows later: those that the player solved, named or likes. */
function isWorthStoring(app: App): boolean {
  const { title, favourite } = app.store.marks(app.game.id) ?? {};
  if (title || favourite) return true;
  const { steps, at } = app.model.game;
  return app.model.solved && (steps[at - 1]?.focus.length ?? 0) > 0;
}

/** True when leaving the game would lose something that the player did: not when nothing was done, nor when all was. */
function isWorthKeeping(app: App): boolean {
  const { steps, at } = app.model.game;
  // A position that was brought can have entries without a step.
  const own = app.state.gameLevel === "own" && countDigits(app.model.value) > 0 && !isCopy(app);
  if (!app.model.solved) return own || steps.length > 0;
  // A step without a focus was made all over the board: the page filled in the solution, over what the player had done.
  return steps[at - 1]?.focus.length === 0 && (own || steps.length > 1);
}

/** Whether nothing was done in a game, and another that is kept has the same puzzle. */
function isCopy({ model, game, kept, store }: App): boolean {
  if (model.touched || model.value !== model.givens) return false;
  const givens = givensIn(model.record)!;
  const other = kept.find(({ id, record }) => id !== game.id && givensIn(record) === givens) ?? store.begunWith(givens);
  return other !== null && other.id !== game.id;
}

/** Makes games the ones to go back to; the sheet of new games offers the last. */
export function keep(app: App, games: readonly StoredGame[]): void {
  app.kept = games;
  app.store.setPrevious(games.map(({ id }) => id));
  app.update({});
}

/** Goes back to the game that was left last. The present one goes behind the others, so that all can be reached. */
export function backTo(app: App): void {
  const last = app.kept.at(-1);
  if (!last) return;
  if (app.state.view !== "play") location.hash = addressOf("play");
  goTo(app, last);
}

/** Goes on with a game that was kept. */
function goTo(app: App, last: StoredGame): void {
  app.cancelTask();
  keep(
    app,
    app.kept.filter((game) => game.id !== last.id),
  );
  leaveGame(app, (games, present) => [present, ...games]);
  // Another tab may have gone on with it; where storage is full or blocked, the newest is here.
  const stored = loadGame(app, last.id);
  showGame(app, stored && stored.saved > last.saved ? stored : last);
  focusBoard(app);
}

/** Goes on with any game that is kept or stored; false when it cannot be had. */
export function openGame(app: App, id: string): boolean {
  if (id === app.game.id) return true;
  const game = app.kept.find((kept) => kept.id === id) ?? loadGame(app, id);
  if (game) goTo(app, game);
  return game !== null;
}

/** Shows a game in place of the present one, which is not kept: what it was is gone, or has been put elsewhere. */
export function showGame(app: App, game: StoredGame): void {
  setGame(app, game);
  app.clearMessage();
  app.board.record = game.record;
}

/** An empty board, for typing in a puzzle. */
export function emptyBoard(app: App): void {
  startGame(app, NO_PUZZLE, "own");
}

/** Makes givens of what was typed in. */
export async function startPlaying(app: App): Promise<void> {
  const puzzle = app.model.value;
  app.clearMessage();
  beginAnew(app);
  app.board.load(puzzle);
  focusBoard(app);
  await describeLoaded(app, puzzle);
}

/** The way back from `startPlaying`: the digits can be changed again. */
export function editPuzzle(app: App): void {
  const puzzle = app.model.value;
  app.clearMessage();
  beginAnew(app);
  app.board.load(NO_PUZZLE);
  typeIn(app, puzzle);
}

/** A game of its own, in which a puzzle's givens can be changed. */
export function editCopy(app: App, puzzle: string): void {
  emptyBoard(app);
  typeIn(app, puzzle);
}

function typeIn(app: App, puzzle: string): void {
  app.board.place(Array.from(puzzle, (digit, cell) => [cell, Number(digit) || 0] as const));
  focusBoard(app);
}

/** Further remarks on a puzzle, besides whether it is a proper one. */
interface Besides {
  word?: Text | undefined;
  actions?: readonly Action[];
}

async function describeLoaded(app: App, puzzle: string, besides: Besides = {}): Promise<void> {
  const solved = await app.task(
    (t) => t("solving"),
    (signal) => solveWith(app.engine, puzzle, app.model.puzzleCandidates, signal),
    {
      retry: () => void describeLoaded(app, puzzle, besides),
    },
  );
  // Asked again later, the answer may come to another game.
  if (!solved || puzzle !== app.model.givens) return;
  const { outcome, solution, candidates } = solved;
  // What is known goes by the givens alone.
  if (!candidates) know(app, { givens: puzzle, outcome, solution: outcome === "unique" ? solution : null });
  app.say(loadedMessage(app, puzzle, outcome, besides));
}

function loadedMessage(app: App, puzzle: string, outcome: Outcome, { word, actions = [] }: Besides): Message {
  const givens = countDigits(puzzle);
  const unchecked = app.state.settings.checking === "solution" && outcome !== "unique";
  const text: Text = (t) =>
    [
      ...(word ? [word(t)] : []),
      t(`loaded-${outcome}`, { givens }),
      ...(unchecked ? [t("loaded-unchecked")] : []),
    ].join(" ");
  // Nothing is left to decide: on phones the digits are at hand.
  if (outcome === "unique" && !word) return { tone: "good", text, actions: [...actions], folded: true };
  if (outcome === "unique") return { tone: "info", text, actions: [...actions] };
  const edit: Action = { label: (t) => t("loaded-edit"), run: () => editPuzzle(app) };
  const clash = clashIn(puzzle);
  if (!clash) return { tone: "info", text, actions: [edit, ...actions] };
  const clashes: Text = (t) =>
    [...(word ? [word(t)] : []), t("loaded-clash", { clash: clashText(t, clash) })].join(" ");
  return {
    tone: "bad",
    text: clashes,
    highlight: errorsIn(clash.cells),
    actions: [{ ...edit, primary: true }, ...actions],
  };
}

/** A puzzle that comes has the keyboard, unless another view is looked at or something lies over the page. */
export function focusBoard(app: App): void {
  if (app.state.view === "play" && !document.querySelector("dialog[open]")) app.board.focus({ preventScroll: true });
}
