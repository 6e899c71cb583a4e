/**
 * Puzzles that are ready to be played, a few of each level, so that a new game is there at once. They outlast the
 * page.
 */

import { carried } from "../shell/carried.js";
import { LEVELS, type Level } from "../shell/levels.js";
import type { GameStore } from "../shell/storage.js";
import {
  count,
  day,
  fieldsOf,
  flag,
  isObject,
  type LeftOut,
  listOf,
  oneOf,
  puzzle,
  type Reader,
  rating,
  type Shape,
  seconds,
  technique,
  untold,
} from "../shell/valid.js";
import { conflictsOf } from "../sudoku/game.js";
import type { PuzzleGrade } from "./state.js";

export interface ReadyPuzzle {
  puzzle: string;
  grade: PuzzleGrade;
}

/** How many of each level. */
export const SHELF_SIZE = 3;
const NAME = "shelf";
/** More than there are. */
const MOST_TECHNIQUES = 1000;

type Daily = ReadyPuzzle & { day: string };
type Used = PuzzleGrade["techniques"][number];

interface Content {
  levels: Record<Level, ReadyPuzzle[]>;
  daily: Daily | null;
}

/**
 * Nothing in it is the player's own: what cannot be read is not used, and where nothing can be stored it is kept in
 * memory.
 */
export class Shelf {
  readonly #store: Pick<GameStore, "kept" | "keep">;
  /** Set once the storage does not take it. */
  #memory: Content | null = null;

  constructor(store: Pick<GameStore, "kept" | "keep">) {
    this.#store = store;
  }

  take(level: Level): ReadyPuzzle | null {
    const content = this.#read();
    const ready = content.levels[level].shift() ?? null;
    if (ready) this.#write(content);
    return ready;
  }

  put(level: Level, ready: ReadyPuzzle): void {
    const content = this.#read();
    if (content.levels[level].length >= SHELF_SIZE) return;
    content.levels[level].push(ready);
    this.#write(content);
  }

  daily(of: string): ReadyPuzzle | null {
    const { daily } = this.#read();
    return daily?.day === of ? { puzzle: daily.puzzle, grade: daily.grade } : null;
  }

  putDaily(of: string, ready: ReadyPuzzle): void {
    this.#write({ ...this.#read(), daily: { day: of, puzzle: ready.puzzle, grade: ready.grade } });
  }

  /** The level with the fewest puzzles, `first` before the others; null when all are full. */
  missing(first: Level): Level | null {
    const { levels } = this.#read();
    const order = [first, ...LEVELS.filter((level) => level !== first).reverse()];
    const least = order.reduce((found, level) => (levels[level].length < levels[found].length ? level : found));
    return levels[least].length < SHELF_SIZE ? least : null;
  }

  #read(): Content {
    if (this.#memory) return this.#memory;
    return readContent(this.#store.kept(NAME));
  }

  #write(content: Content): void {
    this.#memory = this.#store.keep(NAME, content) ? null : content;
  }
}

function readContent(value: unknown): Content {
  const { levels, daily } = isObject(value) ? value : {};
  const today = readReady(daily);
  const { day: of } = fieldsOf(READY, daily, untold);
  const content = {
    levels: carried(
      levels,
      { ...NO_PUZZLES(), ...(fieldsOf(OF_LEVELS, levels, untold) as Partial<Content["levels"]>) },
      untold,
    ),
    daily: of && today ? carried(daily, { day: of, ...today }, untold) : null,
  };
  return carried(value, content, untold);
}

const NO_PUZZLES = (): Content["levels"] =>
  Object.fromEntries(LEVELS.map((level) => [level, []])) as unknown as Content["levels"];

const GRADE: Shape<PuzzleGrade> = {
  level: oneOf(LEVELS),
  solved: flag,
  er: rating,
  techniques,
  expectedSeconds: seconds,
  expectedRange: (value) => {
    const [low, high] = (Array.isArray(value) ? value : []).map((one: unknown) => seconds(one, untold));
    return low !== undefined && high !== undefined ? [low, high] : undefined;
  },
  expectedRough: flag,
};

/** All of them or none: a puzzle whose techniques are not known whole is no loss. */
function techniques(value: unknown, left: LeftOut): Used[] | undefined {
  const read: Reader<Used> = (one) =>
    whole(fieldsOf<Used>({ id: technique as Reader<Used["id"]>, count }, one, left), ["id", "count"]);
  const found = listOf(read, MOST_TECHNIQUES)(value, left);
  return found?.length === (value as unknown[]).length ? found : undefined;
}

const READY: Shape<Daily> = {
  day,
  puzzle: proper,
  grade: (value, left) => {
    const found = { solved: false, level: "extreme" as const, ...fieldsOf(GRADE, value, left) };
    const grade = whole<PuzzleGrade>(found, ["er", "techniques"]);
    return grade && carried(value, grade, left);
  },
};

/**
 * A puzzle that may have one solution and has gaps: none of fewer than 17 givens has one, and none whose givens clash.
 */
function proper(value: unknown, left: LeftOut): string | undefined {
  const cells = Array.from(puzzle(value, left) ?? "", (digit) => Number(digit) || 0);
  const givens = cells.filter(Boolean).length;
  return givens >= 17 && givens < 81 && !conflictsOf(cells).size ? (value as string) : undefined;
}

/** The found fields, if none is missing that it cannot do without. */
const whole = <T extends object>(found: Partial<T>, needed: readonly (keyof T)[]): T | undefined =>
  needed.every((name) => found[name] !== undefined) ? (found as T) : undefined;

function readReady(value: unknown): ReadyPuzzle | undefined {
  const { puzzle: cells, grade } = fieldsOf(READY, value, untold);
  return cells && grade ? carried(value, { puzzle: cells, grade }, untold) : undefined;
}

const OF_LEVELS = Object.fromEntries(LEVELS.map((level) => [level, listOf(readReady, SHELF_SIZE)])) as unknown as Shape<
  Content["levels"]
>;
