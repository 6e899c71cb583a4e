/** Choosing what is printed, and making it. */
import { decodeGame } from "../../board/codec.js";
import { candidatesOf, centreOf, freeCandidates, marksOf } from "../../board/game.js";
import type { SeriesPuzzle } from "../../engine/index.js";
import type { App } from "../app.js";
import { isSetup, puzzleOf } from "../state.js";
import { type Choices, type Printed, type PrintState, readCount } from "./model.js";

const NONE = new Array<number>(81).fill(0);

export function printOf({ state }: App): PrintState {
  return state.print ?? {
    choices: { what: "board", entries: false, level: state.settings.level, count: 8, perPage: 4, candidates: false, solutions: true, paper: "A4" },
    booklet: [],
    clamped: false,
    ended: null,
    solved: null,
  };
}

function patch(app: App, part: Partial<PrintState>): void {
  app.update({ print: { ...printOf(app), ...part } });
}

/** Puzzles of another level or number have to be made anew. */
export function choose(app: App, part: Partial<Choices>): void {
  const { choices, booklet, ended } = printOf(app);
  if ("what" in part || "solutions" in part) askAgain();
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
  const series = await app.task(
    text(0),
    (signal, progress) => app.engine.generateMany({ level }, of, { signal, grade: true, onProgress: (puzzles) => progress(text(puzzles.length)) }),
    { retry: () => void makeBooklet(app), ofPosition: false },
  );
  if (series) patch(app, { booklet: series.puzzles.map((made) => ofSeries(made, level)), ended: series.ended });
}

function ofSeries({ puzzle, solution, grade }: SeriesPuzzle, level: Choices["level"]): Printed {
  return { givens: puzzle, values: puzzle, corner: NONE, centre: NONE, solution, level, er: grade?.er || null };
}

/** The puzzles to print, with their small digits. */
export function printedOf(app: App): readonly Printed[] {
  const { choices, booklet } = printOf(app);
  const puzzles = choices.what === "new" ? booklet : boardOf(app, choices);
  if (!choices.candidates || (choices.what === "board" && choices.entries)) return puzzles;
  return puzzles.map((one) => ({ ...one, corner: freeCandidates(Array.from(one.givens, (digit) => Number(digit) || 0)) }));
}

function boardOf(app: App, { entries, candidates }: Choices): readonly Printed[] {
  const { state } = app;
  const givens = puzzleOf(state);
  if (!/[1-9]/.test(givens)) return [];
  const { solved } = printOf(app);
  const known = {
    givens,
    solution: solved?.puzzle === givens ? solved.solution : "",
    level: isSetup(state) ? "own" as const : state.gameLevel,
    er: state.grade?.er || null,
  };
  const game = entries ? decodeGame(app.board.record) : null;
  if (!game) return [{ ...known, values: givens, corner: NONE, centre: NONE }];
  return [{ ...known, values: state.board.values, corner: candidates ? candidatesOf(game) : marksOf(game), centre: candidates ? NONE : centreOf(game) }];
}

/** The puzzle whose solution was asked for, so that a failure is not repeated at every rendering. */
let asked = "";

/** What could not be found out, or was not waited for, may be asked once more. */
export function askAgain(): void {
  asked = "";
}

/** Finds the solution of the board's puzzle, where it is to be printed and was not asked for. */
export async function needSolution(app: App): Promise<void> {
  const { choices, solved } = printOf(app);
  const puzzle = puzzleOf(app.state);
  if (!app.state.board.ready || choices.what !== "board" || !choices.solutions || !/[1-9]/.test(puzzle)) return;
  // The page is rendered again when what is under way has ended.
  if (solved?.puzzle === puzzle || asked === puzzle || app.isBusy) return;
  asked = puzzle;
  const again = (): void => {
    askAgain();
    app.update({});
  };
  const result = await app.task((t) => t("solving"), (signal) => app.engine.solve(puzzle, { signal }), { retry: again });
  if (result) patch(app, { solved: { puzzle, solution: result.outcome === "unique" ? result.solution.join("") : "" } });
}
