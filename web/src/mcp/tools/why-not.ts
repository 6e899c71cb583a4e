/** Why a cell is not a digit: by the easiest reason that there is. */
import { z } from "zod";
import type { Step, TechniqueId } from "../../engine/index.js";
import { arePeers, cellName } from "../../sudoku/geometry.js";
import { type BoardGiven, boardOf, cellOf, hasDigit } from "../board.js";
import { ToolError } from "../errors.js";
import { Played } from "../played.js";
import { cell, digit, entries, explainedStep, puzzle, step } from "../schemas.js";
import { type Answer, type Desk, tool } from "../tool.js";
import { begun, explained, logicOf, tableOf, toldStep } from "./logic.js";

/** Techniques that prove a single candidate wrong, where that takes more than a pattern. */
const PROOFS: TechniqueId[] = ["nishio-forcing-chain", "forcing-net", "forcing-net-plus"];

const output = z.object({
  possible: z.boolean().describe("True where the digit is the right one."),
  because: z
    .enum(["right", "filled", "sees", "step", "path", "search"])
    .describe(
      "sees: a cell in its row, column or box has it; step: the step rules it out now; path: the steps in before lead to it; search: the puzzle has no solution with it.",
    ),
  before: z.array(step).describe("For path: the steps that come first."),
  step: explainedStep.nullable().describe("The step that rules the digit out."),
});
type WhyNot = Answer<z.input<typeof output>>;
type Because = z.input<typeof output>["because"];

/** An answer without a step. */
const plainly = (because: Because, words: string): WhyNot => ({
  data: { possible: because === "right", because, before: [], step: null },
  words,
});

/** A candidate in question. */
interface Asked {
  at: number;
  digit: number;
  name: string;
}

/** Where the digits alone say it. */
function seen({ givens, values }: BoardGiven, { at, digit: asked, name }: Asked): string | null {
  if (values[at])
    return values[at] === asked
      ? `${name} has the ${givens[at] ? "given" : "entry"} ${asked} already.${givens[at] ? "" : " check_entries says whether it is right."}`
      : `${name} is not ${asked}: it has the ${givens[at] ? "given" : "entry"} ${values[at]}.`;
  const other = values.findIndex((value, place) => value === asked && arePeers(place, at));
  return other < 0 ? null : `${name} is not ${asked}: it sees the ${asked} in ${cellName(other)}.`;
}

/** Whether a step settles it: the candidate goes, the cell gets another digit, or a cell that it sees gets this one. */
const settles = ({ placements, eliminations }: Step, { at, digit: asked }: Asked): boolean =>
  eliminations.includes(at * 9 + asked - 1) ||
  placements.some((placed) => {
    const [place, value] = [Math.floor(placed / 9), (placed % 9) + 1];
    return place === at ? value !== asked : value === asked && arePeers(place, at);
  });

/** The answer by logic: where easier steps lead there, it tells them first, and no hard one. */
async function byLogic(desk: Desk, position: BoardGiven, asked: Asked): Promise<WhyNot | null> {
  const { engine, signal } = desk;
  const options = await logicOf(desk, position);
  const table = await tableOf(desk);
  const answer = (found: Step, before: readonly Step[] = []): WhyNot => {
    const [told, first] = [explained(table, found), before.map((one) => toldStep(table, one))];
    const words = [
      `${asked.name} is not ${asked.digit}.`,
      ...(first.length ? ["First:", ...first.map(({ notation }, at) => `${at + 1}. ${notation}`), "Then:"] : []),
      told.notation,
      ...told.reasons,
      ...told.places
        .filter(({ cell: place, digit: value }) => value === asked.digit && place !== asked.name)
        .map(({ cell: place }) => `${asked.name} sees ${place}.`),
    ];
    const because = first.length ? "path" : "step";
    return { data: { possible: false, because, before: first, step: told }, words: words.join("\n") };
  };
  const now = async (techniques: TechniqueId[]): Promise<Step | undefined> =>
    (await engine.steps(position.values, { ...options, techniques, budget: PROOF_BUDGET }, { signal })).steps.find(
      (one) => settles(one, asked),
    );
  const { steps } = begun(await engine.path(position.values, { ...options, detours: true }, { signal }));
  const last = steps.findIndex((one) => settles(one, asked));
  if (last < 0) {
    const proof = await now(PROOFS);
    return proof ? answer(proof) : null;
  }
  const ids = [...table.keys()];
  const hardest = Math.max(...steps.slice(0, last + 1).map(({ technique }) => ids.indexOf(technique)));
  const usual = ids.slice(0, hardest + 1).filter((id) => table.get(id)!.use !== "on-request");
  const direct = last === 0 ? steps[0] : await now(usual);
  if (direct) return answer(direct);
  const way = await needed(desk, position, steps.slice(0, last + 1), asked);
  return answer(way.at(-1)!, way.slice(0, -1));
}

/**
 * Leaving each of more steps out in turn would take longer than the answer is worth; and so would more searches, of about
 * a millisecond each for singles, and ten for others. No clock is asked: a server that is busy answers the same.
 */
const MOST_REPLAYED = 40;
const MOST_WORK = 2000;
const workFor = ({ technique }: Step): number => (SINGLES.includes(technique) ? 1 : 10);

/** Of the steps of a path, those without which its last one would not settle it; each as it reads where they alone were made. */
async function needed(desk: Desk, position: BoardGiven, path: readonly Step[], asked: Asked): Promise<Step[]> {
  let kept = [...path];
  if (path.length > MOST_REPLAYED) return kept;
  let work = 0;
  for (let at = path.length - 2; at >= 0 && work < MOST_WORK; at--) {
    const others = [...kept.slice(0, at), ...kept.slice(at + 1)];
    const shorter = await replayed(desk, position, others, asked);
    work += others.reduce((sum, step) => sum + workFor(step), 0);
    if (shorter) kept = shorter;
  }
  return kept;
}

/** Of a search for one reason, about a microsecond a unit. */
const PROOF_BUDGET = 2_000_000;
const REPLAY_BUDGET = 200_000;
/** Without some of the others, what was the last cell of a house may be a hidden single. */
const SINGLES: TechniqueId[] = ["full-house", "hidden-single-box", "hidden-single-line", "naked-single"];

/** The steps as they are found one after the other, or null where one of them is not. The last has to settle it, all others to do what they did. */
async function replayed(
  { engine, signal }: Desk,
  position: BoardGiven,
  steps: readonly Step[],
  asked: Asked,
): Promise<Step[] | null> {
  const game = new Played(position);
  const found: Step[] = [];
  for (const step of steps) {
    const options = { givens: position.givens, candidates: game.candidates, budget: REPLAY_BUDGET };
    const techniques = SINGLES.includes(step.technique) ? SINGLES : [step.technique];
    const all = await engine.steps(game.values, { ...options, techniques }, { signal });
    const isLast = found.length === steps.length - 1;
    const same = all.steps.find((one) => (isLast ? settles(one, asked) : game.doesAsMuch(one, step)));
    if (!same) return null;
    game.play(same);
    found.push(same);
  }
  return found;
}

const whyNot = tool({
  name: "why_not",
  title: "Why is this cell not that digit?",
  description:
    "Says why a cell cannot have a digit: a digit that it sees, the step that rules it out with its reasons, or the steps that lead there. If the digit is the right one, it says so.",
  input: z.strictObject({ puzzle, entries, cell: cell.describe("By row and column, such as r3c4."), digit }),
  output,
  async run(desk, { puzzle: text, entries: entered, cell: named, digit: wanted }) {
    const position = await boardOf(desk, text, entered);
    const asked = { at: cellOf(named), digit: wanted, name: named.toLowerCase().trim() };
    const { outcome, solution } = await desk.engine.solve(position.givens, { signal: desk.signal });
    if (outcome !== "unique")
      throw new ToolError(
        `The puzzle has ${outcome === "none" ? "no solution" : "several solutions"}, so nothing is certain about ${named}. check_puzzle has details.`,
      );
    if (solution[asked.at] === wanted) return plainly("right", `${named} is ${wanted}: it is the right digit there.`);
    const plain = seen(position, asked);
    if (plain) return plainly(position.values[asked.at] ? "filled" : "sees", plain);
    // Where its own notes lack the digit, they are no reason.
    const mask = position.candidates?.[asked.at];
    const whole = mask === undefined || hasDigit(mask, wanted) ? position : { ...position, candidates: null };
    return (
      (await byLogic(desk, whole, asked)) ??
      plainly(
        "search",
        `${named} is not ${wanted}: with it the puzzle has no solution. No technique shows that from here; a search does.`,
      )
    );
  },
});

export const whyNotTools = [whyNot];
