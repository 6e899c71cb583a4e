/** Puzzles that are ready to be played, a few of each level, so that a new game is there at once. They outlast the page. */
import { conflictsOf } from "../board/game.js";
import { LEVELS, type Level } from "./levels.js";
import { pick } from "./pick.js";
import type { PuzzleGrade } from "./state.js";
import type { GameStore } from "./storage.js";

export interface ReadyPuzzle {
  puzzle: string;
  grade: PuzzleGrade;
}

/** How many of each level. */
export const SHELF_SIZE = 3;
const NAME = "shelf";

interface Content {
  levels: Record<Level, ReadyPuzzle[]>;
  daily: (ReadyPuzzle & { day: string }) | null;
}

/** Nothing in it is the player's own: what cannot be read is forgotten, and where nothing can be stored it is kept in memory. */
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

  daily(day: string): ReadyPuzzle | null {
    const { daily } = this.#read();
    return daily?.day === day ? { puzzle: daily.puzzle, grade: daily.grade } : null;
  }

  putDaily(day: string, { puzzle, grade }: ReadyPuzzle): void {
    this.#write({ ...this.#read(), daily: { day, puzzle, grade } });
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
    const kept = objectOf(this.#store.kept(NAME));
    const daily = objectOf(kept["daily"]);
    const day = daily["day"];
    const [today] = readReady([daily]);
    const levels = objectOf(kept["levels"]);
    return {
      levels: Object.fromEntries(LEVELS.map((level) => [level, readReady(levels[level])])) as Content["levels"],
      daily: typeof day === "string" && today ? { day, ...today } : null,
    };
  }

  #write(content: Content): void {
    this.#memory = this.#store.keep(NAME, content) ? null : content;
  }
}

const objectOf = (value: unknown): Record<string, unknown> => (typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {});

function readReady(value: unknown): ReadyPuzzle[] {
  return (Array.isArray(value) ? value : []).flatMap((one: unknown) => {
    const { puzzle, grade } = objectOf(one);
    const read = readGrade(grade);
    return isPuzzle(puzzle) && read ? [{ puzzle, grade: read }] : [];
  });
}

/** What can have one solution and is none yet: no puzzle of fewer than 17 givens has, and none whose givens clash. */
function isPuzzle(value: unknown): value is string {
  if (typeof value !== "string" || !/^[1-9.]{81}$/.test(value)) return false;
  const cells = Array.from(value, (digit) => Number(digit) || 0);
  const givens = cells.filter(Boolean).length;
  return givens >= 17 && givens < 81 && !conflictsOf(cells).size;
}

const isAmount = (value: unknown): value is number => typeof value === "number" && value >= 0 && Number.isFinite(value);

function readGrade(value: unknown): PuzzleGrade | null {
  const { level, solved, er, techniques } = objectOf(value);
  if (!isAmount(er) || !Array.isArray(techniques)) return null;
  if (!techniques.every((one: unknown) => typeof objectOf(one)["id"] === "string" && isAmount(objectOf(one)["count"]))) return null;
  return { level: pick(LEVELS, level, "extreme"), solved: solved === true, er, techniques: techniques as PuzzleGrade["techniques"] };
}
