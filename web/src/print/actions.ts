/** Choosing what is printed, and making it. */

import type { Series, SeriesPuzzle } from "../engine/index.js";
import { PATIENCE_MS } from "../i18n/patience.js";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { printTexts } from "../page/room-texts.js";
import { isSetup, puzzleOf } from "../page/state.js";
import { minutesOf } from "../play/expected.js";
import { LEVELS, type Level, rating } from "../shell/levels.js";
import { saveFile } from "../shell/save-file.js";
import { slice } from "../shell/slice.js";
import { linkOf } from "../sudoku/codoku.js";
import { candidatesOf, centreOf, freeCandidates, marksOf } from "../sudoku/game.js";
import type { Booklet } from "./drawing.js";
import {
  type Choices,
  layOut,
  MOST,
  type Printed,
  type PrintState,
  printState,
  readCount,
  type Sheet,
  share,
} from "./model.js";
import { makePdf, pdfName } from "./save.js";

const NONE = new Array<number>(81).fill(0);

export function printOf(app: App): PrintState {
  return (
    printState.of(app) ?? {
      choices: {
        what: "board",
        title: "",
        entries: false,
        level: app.state.settings.level,
        count: 8,
        perPage: 4,
        candidates: false,
        solutions: true,
        codes: false,
        paper: "A4",
      },
      booklet: [],
      list: [],
      listed: 0,
      listSolved: false,
      clamped: false,
      ended: null,
      solved: null,
      saving: null,
    }
  );
}

function patch(app: App, part: Partial<PrintState>): void {
  printState.set(app, { ...printOf(app), ...part });
}

/** Puzzles of another level or number have to be made anew. */
export function choose(app: App, part: Partial<Choices>): void {
  const { choices, booklet, ended } = printOf(app);
  if ("what" in part || "solutions" in part) askAgain(app);
  const next = { ...choices, ...part };
  const same = next.level === choices.level && next.count === choices.count;
  patch(app, { choices: next, clamped: false, booklet: same ? booklet : [], ended: same ? ended : null });
}

export function chooseCount(app: App, text: string): void {
  const { count, clamped } = readCount(text, printOf(app).choices.count);
  choose(app, { count });
  patch(app, { clamped });
}

/** Makes the booklet; one that is there stays until the next is ready. */
export async function makeBooklet(app: App): Promise<void> {
  const { level, count: of } = printOf(app).choices;
  app.clearMessage();
  patch(app, { ended: null, clamped: false });
  const text = (done: number) => (t: App["t"]) => t("maker-list-making", { done, of });
  const made = await app.task(
    text(0),
    (signal, progress) => series(app, level === "mixed" ? LEVELS : [level], of, signal, (done) => progress(text(done))),
    { retry: () => void makeBooklet(app), ofPosition: false },
  );
  if (made) patch(app, { booklet: made.puzzles, ended: made.ended });
}

/** So many puzzles, as many of each level. */
async function series(
  app: App,
  levels: readonly Level[],
  count: number,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<{ puzzles: Printed[]; ended: Series["ended"] }> {
  const puzzles: Printed[] = [];
  let ended: Series["ended"] = "complete";
  const shares = share(count, levels.length);
  for (const [index, level] of levels.entries()) {
    const wanted = shares[index]!;
    if (!wanted) continue;
    const before = puzzles.length;
    const made = await app.engine.generateMany({ level }, wanted, {
      signal,
      grade: true,
      onProgress: ({ length }) => onProgress(before + length),
    });
    puzzles.push(...made.puzzles.map((puzzle) => ofSeries(puzzle, level)));
    if (made.ended !== "complete") ended = made.ended;
  }
  return { puzzles, ended };
}

function ofSeries({ puzzle, solution, grade }: SeriesPuzzle, level: Level): Printed {
  return { givens: puzzle, values: puzzle, corner: NONE, centre: NONE, solution, level, ...knownOf(grade) };
}

const knownOf = (
  grade: { er: number; expectedSeconds?: number | undefined } | null,
): Pick<Printed, "er" | "expected"> => ({
  er: grade?.er || null,
  expected: grade?.expectedSeconds || undefined,
});

/** A puzzle of another view; 81 characters, `.` or `0` for a blank. */
export interface Listed {
  givens: string;
  level?: Printed["level"];
  er?: number | null;
  expected?: number | undefined;
}

/** Opens the view with these puzzles, or with the first of them when they are too many for one booklet. */
export function printPuzzles(app: App, puzzles: readonly (string | Listed)[], title: string): void {
  const list = puzzles.slice(0, MOST).map((puzzle): Printed => {
    const {
      givens: text,
      level = null,
      er = null,
      expected,
    } = typeof puzzle === "string" ? { givens: puzzle } : puzzle;
    const givens = text.replaceAll("0", ".");
    return { givens, values: givens, corner: NONE, centre: NONE, solution: "", level, er: er || null, expected };
  });
  askAgain(app);
  patch(app, {
    list,
    listed: puzzles.length,
    listSolved: false,
    clamped: false,
    ended: null,
    choices: { ...printOf(app).choices, what: "list", title },
  });
  location.hash = addressOf("print");
}

/** The puzzles to print, with their small digits. */
export function printedOf(app: App): readonly Printed[] {
  const { choices, booklet, list } = printOf(app);
  const puzzles = { new: booklet, list, board: null }[choices.what] ?? boardOf(app, choices);
  if (!choices.candidates || (choices.what === "board" && choices.entries)) return puzzles;
  return puzzles.map((one) => ({
    ...one,
    corner: freeCandidates(Array.from(one.givens, (digit) => Number(digit) || 0)),
  }));
}

function boardOf(app: App, { entries, candidates }: Choices): readonly Printed[] {
  const { state } = app;
  const givens = puzzleOf(app);
  if (!/[1-9]/.test(givens)) return [];
  const { solved } = printOf(app);
  const known = {
    givens,
    solution: solved?.puzzle === givens ? solved.solution : "",
    level: isSetup(app) ? ("own" as const) : state.gameLevel,
    ...knownOf(state.grade),
  };
  const game = entries ? app.model.game : null;
  if (!game) return [{ ...known, values: givens, corner: NONE, centre: NONE }];
  return [
    {
      ...known,
      values: app.model.value,
      corner: candidates ? candidatesOf(game) : marksOf(game),
      centre: candidates ? NONE : centreOf(game),
    },
  ];
}

/** The puzzle whose solution was requested, so that a failure is not repeated at every rendering. */
const asked = slice("");

/** Allows one more try of a request that failed or was cancelled. */
export function askAgain(app: App): void {
  asked.keep(app, "");
}

/** Finds the solutions that are to be printed and were not asked for. */
export async function needSolutions(app: App): Promise<void> {
  const { choices, solved, list, listSolved } = printOf(app);
  const puzzle = puzzleOf(app);
  // The page is rendered again when what is under way has ended.
  if (!choices.solutions || choices.what === "new" || app.isBusy) return;
  if (choices.what === "list") {
    if (!listSolved && asked.of(app) !== "list") await solveList(app, list);
  } else if (app.state.ready && /[1-9]/.test(puzzle) && solved?.puzzle !== puzzle && asked.of(app) !== puzzle)
    await solveBoard(app, puzzle);
}

const againFor = (app: App) => (): void => {
  askAgain(app);
  app.update({});
};

async function solveBoard(app: App, puzzle: string): Promise<void> {
  asked.keep(app, puzzle);
  const result = await app.task(
    (t) => t("solving"),
    (signal) => app.engine.solve(puzzle, { signal }),
    { retry: againFor(app) },
  );
  if (result) patch(app, { solved: { puzzle, solution: result.outcome === "unique" ? result.solution.join("") : "" } });
}

async function solveList(app: App, list: readonly Printed[]): Promise<void> {
  asked.keep(app, "list");
  const cells = Uint8Array.from(list.flatMap(({ givens }) => Array.from(givens, (digit) => Number(digit) || 0)));
  const result = await app.task(
    (t) => t("solving"),
    (signal) => app.engine.solveMany(cells, { signal }),
    { retry: againFor(app), ofPosition: false },
  );
  if (!result || printOf(app).list !== list) return;
  const solutionOf = (index: number): string =>
    result.outcomes[index] === 1 ? result.solutions.slice(81 * index, 81 * (index + 1)).join("") : "";
  patch(app, { list: list.map((one, index) => ({ ...one, solution: solutionOf(index) })), listSolved: true });
}

/** The puzzles with their names and links, and where they stand. */
export function bookletOf(app: App, puzzles: readonly Printed[]): { booklet: Booklet; sheets: Sheet[] } {
  const { choices } = printOf(app);
  const t = printTexts.of(app);
  const perPage = choices.what === "board" ? 1 : choices.perPage;
  const title = choices.title.trim();
  const names = puzzles.map((puzzle, index) => timedName(app, index + 1, puzzle));
  const links = choices.codes ? puzzles.map(({ givens }) => linkOf(location.href, givens)) : [];
  return {
    booklet: { paper: choices.paper, title, solutions: t("print-solutions-title"), puzzles, names, links },
    sheets: layOut(puzzles, { ...choices, title, perPage }),
  };
}

/** With the time that people need: paper is for anybody. */
function timedName(app: App, number: number, { level, er, expected }: Printed): string {
  const name = nameOf(app, number, level, er);
  return expected ? printTexts.of(app)("print-timed", { name, minutes: minutesOf(expected) }) : name;
}

function nameOf(app: App, number: number, level: Printed["level"], er: number | null): string {
  const t = printTexts.of(app);
  if (level === null)
    return er === null ? t("print-name-number", { number }) : t("print-name-rated", { number, er: rating(app, er) });
  const facts = { number, level: t(`level-${level}`) };
  return er === null ? t("print-unrated", facts) : t("print-title", { ...facts, er: rating(app, er) });
}

/** And it is not told more often than that. */
const PROGRESS_MS = 100;
const saving = slice<AbortController | null>(null);

export function cancelSaving(app: App): void {
  saving.of(app)?.abort();
}

/** Makes the PDF and hands it to the browser's downloads. Another press while one is being made does nothing. */
export async function savePdf(app: App): Promise<void> {
  if (saving.of(app)) return;
  const { booklet, sheets } = bookletOf(app, printedOf(app));
  const t = printTexts.of(app);
  const controller = new AbortController();
  saving.keep(app, controller);
  let done = 0;
  let shown = Infinity;
  const show = (): void => {
    shown = performance.now();
    patch(app, { saving: { done, of: sheets.length } });
  };
  const timer = setTimeout(show, PATIENCE_MS);
  try {
    const title = booklet.title || t("print-pdf-title");
    const pdf = await makePdf(
      { booklet, sheets, facts: { title, language: app.language, made: new Date() } },
      controller.signal,
      (sheet) => {
        done = sheet;
        if (performance.now() - shown > PROGRESS_MS) show();
      },
    );
    saveFile(pdf, pdfName(title), "application/pdf");
    app.say({ tone: "good", text: () => printTexts.of(app)("print-pdf-saved") });
  } catch (error) {
    if (controller.signal.aborted) app.say({ tone: "info", text: (words) => words("cancelled") });
    else {
      console.error(error);
      app.say({ tone: "bad", text: () => printTexts.of(app)("print-pdf-failed") });
    }
  } finally {
    clearTimeout(timer);
    saving.keep(app, null);
    patch(app, { saving: null });
  }
}
