/**
 * A collection as files: its results as a table, its puzzles as lines. Made in parts: a text of 20 MB would be copied
 * again and again.
 */
import type { TechniqueInfo } from "../engine/index.js";
import { csvField } from "../shell/save-file.js";
import { type Collection, digitsOf, isMinimal, levelEndOf, levelOf, outcomeOf, ratingEndOf, titleOf } from "./model.js";

const ROWS_PER_PART = 2000;

interface Field {
  name: string;
  of(index: number): string;
}

const tenths = (rating: number): string => (rating / 10).toFixed(1);

/** Names are words of the file's own, the same in every language. Results that no puzzle has get no column. */
function fieldsOf(collection: Collection, techniques: readonly Pick<TechniqueInfo, "id">[]): Field[] {
  const { done, clues, ratings, ratingEnds, levelEnds, solutions, minimal, minimalClues, givens, progress } =
    collection;
  const some = (column: Uint8Array): boolean => column.some((value) => value > 0);
  const rating = (place: number) => (index: number) =>
    ratingEnds[index] && ratings[3 * index] ? tenths(ratings[3 * index + place]!) : "";
  const wanted: [boolean, Field[]][] = [
    [true, [{ name: "number", of: (index) => String(index + 1) }]],
    [progress.size > 0, [{ name: "title", of: (index) => titleOf(collection, index) }]],
    [
      true,
      [
        { name: "puzzle", of: (index) => digitsOf(givens, index) },
        { name: "givens", of: (index) => String(clues[index]) },
      ],
    ],
    [some(done), [{ name: "solutions", of: (index) => outcomeOf(collection, index) }]],
    [
      solutions.length > 0,
      [
        {
          name: "solution",
          of: (index) =>
            outcomeOf(collection, index) === "one" && solutions[index * 81] ? digitsOf(solutions, index) : "",
        },
      ],
    ],
    [
      some(levelEnds),
      [
        {
          name: "level",
          of: (index) => levelOf(collection, index) || (levelEndOf(collection, index) === "budget" ? "unknown" : ""),
        },
        { name: "technique", of: (index) => techniques[collection.techniques[index]! - 1]?.id ?? "" },
      ],
    ],
    [
      some(collection.times),
      [
        {
          name: "expected_seconds",
          of: (index) => (collection.times[index] ? String(10 * collection.times[index]) : ""),
        },
      ],
    ],
    [
      collection.own.some((seconds) => seconds > 0),
      [{ name: "own_seconds", of: (index) => (collection.own[index] ? String(collection.own[index]) : "") }],
    ],
    [
      some(ratingEnds),
      [
        { name: "er", of: rating(0) },
        { name: "ep", of: rating(1) },
        { name: "ed", of: rating(2) },
        {
          name: "rating",
          of: (index) =>
            ({ "": "", exact: "exact", logic: "unsolved", budget: "at least" })[ratingEndOf(collection, index)],
        },
      ],
    ],
    [
      minimal.length > 0,
      [
        {
          name: "minimal",
          of: (index) => ({ true: "yes", false: "no", null: "" })[String(isMinimal(collection, index)) as "true"],
        },
        { name: "minimal_puzzle", of: (index) => (minimalClues[index] ? digitsOf(minimal, index) : "") },
        { name: "minimal_givens", of: (index) => (minimalClues[index] ? String(minimalClues[index]) : "") },
      ],
    ],
  ];
  return wanted.flatMap(([there, fields]) => (there ? fields : []));
}

/** The header and a line for each of the puzzles, some thousand at a time. */
export function* csvParts(
  collection: Collection,
  puzzles: Uint32Array,
  techniques: readonly Pick<TechniqueInfo, "id">[],
): Generator<string, void> {
  const fields = fieldsOf(collection, techniques);
  yield `${fields.map(({ name }) => name).join(",")}\r\n`;
  yield* inParts(puzzles, (index) => `${fields.map(({ of }) => csvField(of(index))).join(",")}\r\n`);
}

/** A line of 81 digits for each, 0 for blanks; of `minimal`, without those that have none. */
export function* lineParts(
  { givens, minimal, minimalClues }: Collection,
  puzzles: Uint32Array,
  what: "givens" | "minimal",
): Generator<string, void> {
  if (what === "givens") yield* inParts(puzzles, (index) => `${digitsOf(givens, index, "0")}\n`);
  else
    yield* inParts(
      puzzles.filter((index) => minimalClues[index]),
      (index) => `${digitsOf(minimal, index, "0")}\n`,
    );
}

function* inParts(puzzles: Uint32Array, line: (index: number) => string): Generator<string, void> {
  for (let from = 0; from < puzzles.length; from += ROWS_PER_PART)
    yield Array.from(puzzles.subarray(from, from + ROWS_PER_PART), line).join("");
}

/** All parts; the page can draw and answer between any two. */
export async function collect(parts: Iterable<string>): Promise<string[]> {
  const all: string[] = [];
  for (const part of parts) {
    all.push(part);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return all;
}

/**
 * Characters that no file name may have: signs of paths, control characters, and those that would show the letters, and
 * so the ending, in another order.
 */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The name of the collection's file with another ending. */
export function fileName(name: string, ending: string): string {
  const stem = [...name.replace(/\.[^.]*$/, "").replace(NOT_IN_NAMES, "-")].slice(0, 80).join("");
  return `${stem || "nonet-collection"}${ending}`;
}
