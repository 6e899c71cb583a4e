/** The actions of the library. */

import type { TechniqueInfo, TechniqueNeed } from "../engine/index.js";
import { isTrained } from "../hint/course.js";
import { ideaOf } from "../hint/ideas.js";
import { hintTexts } from "../hint/texts.js";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { type LibraryWords, libraryTexts } from "../page/room-texts.js";
import { puzzleOf, type Text } from "../page/state.js";
import { editCopy, emptyBoard, keep, newGame, openGame, playDaily, playMade } from "../play/games.js";
import { replaceAddress } from "../shell/address-bar.js";
import { copyText } from "../shell/copy.js";
import type { Level } from "../shell/levels.js";
import { isPractisedNow, practiceAddress, practisedAt } from "../shell/places.js";
import { readResults, replaceResults, storedResults, writableOf } from "../shell/results.js";
import type { Aside } from "../shell/storage.js";
import { refresh } from "./backup.js";
import { bothUnread } from "./backup-file.js";
import type { GameEntry } from "./games.js";
import { makePractice, type Way } from "./practice.js";
import {
  INITIAL_LIBRARY,
  type LibraryNote,
  type LibraryState,
  type LibraryText,
  libraryState,
  PAGE,
  patch,
  sectionAt,
} from "./state.js";

/** Called whenever the library comes on the screen. */
export function openLibrary(app: App): void {
  const library = libraryState.of(app) ?? INITIAL_LIBRARY;
  // A message about the position is not about the library.
  if (app.state.message && !app.state.message.hint) app.clearMessage();
  if (app.state.ready) app.save();
  libraryState.set(app, { ...library, renaming: "" });
  followAddress(app);
  void refresh(app);
  void loadTechniques(app);
}

/** Another tab played, or took something away. */
export function followOtherTabs(app: App, event: StorageEvent): void {
  if (app.state.view === "library" && (event.key === null || event.key.startsWith("nonet:"))) void refresh(app);
}

/** Names and all; without them there are no techniques to choose from. */
async function loadTechniques(app: App): Promise<void> {
  try {
    await app.needTexts(hintTexts);
    if (!app.state.levels) app.update({ levels: await app.engine.levels() });
    patch(app, { techniques: await app.answered(app.engine.techniques()) });
    followAddress(app);
  } catch (error) {
    console.warn(error);
    patch(app, { note: { tone: "bad", text: (t) => t("engine-failed") } });
  }
}

/** Shows the section that the address names, and chooses its technique, so that one press makes a puzzle for it. */
export function followAddress(app: App): void {
  const { hash } = location;
  const library = libraryState.of(app);
  if (!library || app.state.view !== "library") return;
  const section = sectionAt(hash);
  if (section !== library.section) patch(app, { section, note: null, asking: "", renaming: "" });
  const technique = section === "practise" && library.techniques.find(({ id }) => id === practisedAt(hash));
  if (!technique) return;
  patch(app, { note: null, search: libraryTexts.of(app)(`technique-${technique.id}`), chosen: technique.id });
  if (isPractisedNow(hash)) return practiseAtOnce(app, technique);
  // Not before the view has been given the keyboard.
  setTimeout(() => {
    const button = document.querySelector<HTMLElement>(".technique.chosen");
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "center" });
  });
}

/**
 * Who has trained a technique gets a whole puzzle. One that isn't trained begins where it is the next step. Asked once:
 * reloaded, the page waits.
 */
function practiseAtOnce(app: App, technique: TechniqueInfo): void {
  replaceAddress(practiceAddress(technique.id));
  void practise(app, technique, isTrained(technique.id) ? "whole" : "step");
}

export const change = (app: App, to: Partial<LibraryState>): void => patch(app, to);
const tell = (app: App, tone: LibraryNote["tone"], text: LibraryText): void => patch(app, { note: { tone, text } });

function showBoard(): void {
  location.hash = addressOf("play");
}

/** Runs what may start a game, and shows the board when it did. */
async function thenPlay(app: App, start: () => Promise<void> | void): Promise<void> {
  patch(app, { note: null });
  const before = app.game.id;
  await start();
  if (app.game.id !== before) showBoard();
}

// --- new games ---

export const playLevel = (app: App, level: Level): Promise<void> => thenPlay(app, () => newGame(app, level));

/** Makes a puzzle for a technique and says what to look for; or that none was found. */
export async function practise(app: App, technique: TechniqueInfo, way: Way = "whole"): Promise<void> {
  patch(app, { note: null });
  const name: Text = (t) => t(`technique-${technique.id}`);
  const work = async (signal: AbortSignal) => {
    const found = await makePractice(app.engine, technique, way, signal);
    return { found, grade: found ? await app.engine.grade(found.made.puzzle, {}, { signal }) : undefined };
  };
  const answer = await app.task(
    () => libraryTexts.of(app)("library-practice-searching", { technique: name(app.t) }),
    work,
    {
      retry: () => void practise(app, technique, way),
      ofPosition: false,
    },
  );
  if (!answer) return;
  const { found, grade } = answer;
  if (!found) return tell(app, "info", (t) => t("library-practice-none", { technique: name(t) }));
  playMade(app, found.made, grade);
  app.say({
    tone: "info",
    title: name,
    folded: true,
    text: (t) => `${practiceText(libraryTexts.of(app), found.need)} ${t(`means-${ideaOf(technique.id)}`)}`,
  });
  showBoard();
}

function practiceText(t: LibraryWords, need: TechniqueNeed): string {
  return t(`library-practice-${need}`);
}

/** The puzzle of a day: gone on with where it was begun, looked at again where it is solved, else new. */
export async function playDay(app: App, day: string): Promise<void> {
  if (app.game.day === day) return showBoard();
  await thenPlay(app, () => playDaily(app, day));
}

// --- a puzzle of one's own ---

export const setUp = (app: App): Promise<void> => thenPlay(app, () => emptyBoard(app));
export const setUpCopy = (app: App): Promise<void> => thenPlay(app, () => editCopy(app, puzzleOf(app)));

// --- games ---

export function playGame(app: App, { id }: GameEntry): void {
  if (openGame(app, id)) showBoard();
  else void refresh(app);
}

/** A game that the storage does not have has no marks; the notice of the full storage has told of it. */
export function toggleFavourite(app: App, { id, favourite }: GameEntry): void {
  const marked = app.store.mark(id, { favourite: favourite ? undefined : true });
  if (!marked) tell(app, "bad", (t) => t("library-unmarked"));
  void refresh(app);
}

export function beginRenaming(app: App, { id }: GameEntry): void {
  patch(app, { renaming: id });
  queueMicrotask(() => document.querySelector<HTMLInputElement>("#library-rename")?.select());
}

export function rename(app: App, { id }: GameEntry, title: string): void {
  if (!app.store.mark(id, { title: title.trim() || undefined })) tell(app, "bad", (t) => t("library-unmarked"));
  endRenaming(app, id);
  void refresh(app);
}

/** The keyboard goes back to the button that began it. */
export function endRenaming(app: App, id: string): void {
  patch(app, { renaming: "" });
  queueMicrotask(() => document.querySelector<HTMLElement>(`[data-rename="${CSS.escape(id)}"]`)?.focus());
}

/** Removes a game, which can be brought back for as long as the notice is there. */
export function removeGame(app: App, { id, saved }: GameEntry): void {
  const text = app.store.entry(id);
  app.store.remove(id, saved);
  if (app.store.entry(id) !== null) return (tell(app, "info", (t) => t("library-changed")), void refresh(app));
  const kept = app.kept.find((game) => game.id === id);
  if (kept)
    keep(
      app,
      app.kept.filter((game) => game !== kept),
    );
  const undo = (): void => {
    if (text !== null && !app.store.putBack(id, text)) return tell(app, "bad", (t) => t("backup-blocked"));
    if (kept) keep(app, [...app.kept, kept]);
    app.dismiss("library");
    void refresh(app);
  };
  app.notify({
    id: "library",
    tone: "info",
    text: () => libraryTexts.of(app)("library-removed"),
    action: { label: () => libraryTexts.of(app)("pad-undo"), run: undo },
  });
  void refresh(app);
}

/** The puzzle as 81 characters; of a board that is being set up, what is typed in. */
export const puzzleText = ({ givens, values, toFill }: GameEntry): string =>
  (toFill ? givens : values).map((digit) => digit || ".").join("");

export async function copyGame(app: App, game: GameEntry): Promise<void> {
  const puzzle = puzzleText(game);
  const copied = await copyText(puzzle);
  tell(app, copied ? "good" : "info", (t) =>
    copied ? t("library-copied", { puzzle }) : `${t("copy-failed")} ${puzzle}`,
  );
}

/** Goes on with what was set aside, where this version can read it. */
export function takeUp(app: App, aside: Aside): void {
  const id = app.store.takeUp(aside);
  if (id !== null && openGame(app, id)) return showBoard();
  tell(app, "info", (t) => t("aside-still"));
  void refresh(app);
}

export const showMore = (app: App): void => patch(app, { shown: libraryState.of(app)!.shown + PAGE });

// --- statistics ---

/** Takes all results away that can be read, which can be undone for as long as the notice is there. */
export function resetStatistics(app: App): void {
  const before = writableOf(storedResults(app));
  const put = (all: readonly unknown[]): void => {
    replaceResults(app, all);
    patch(app, { asking: "" });
    void refresh(app);
  };
  put(readResults(before).unread);
  // Results of games solved since stay.
  const undo = (): void => (app.dismiss("library"), put(bothUnread(before, storedResults(app))));
  app.notify({
    id: "library",
    tone: "info",
    text: () => libraryTexts.of(app)("statistics-gone"),
    action: { label: () => libraryTexts.of(app)("pad-undo"), run: undo },
  });
}
