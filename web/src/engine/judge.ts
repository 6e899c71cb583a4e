/** The arguments of the referee, and how its answers are handed on. */
import type { DrawnLink, JudgeResult, LogicRequest, Proposal } from "#wasm";
import { EngineError, refusal } from "./errors.js";
import { kindOf } from "./kind.js";
import { type LogicOptions, toLogicRequest } from "./logic.js";
import { toOptions } from "./puzzle.js";

/** Work for a name; see `JudgeOptions`. */
const JUDGE_BUDGET = 2_000_000;

/**
 * Options of `judge`, besides the digits on the board. Without `techniques`, every technique but those of last resort may name a
 * reason. The budget is 2,000,000 by default, and nets have the same again.
 */
export type JudgeOptions = Omit<LogicOptions, "order">;

/** Whether logic can start; the verdict, its steps, and what became of each drawn link. */
export type Judgement = Omit<JudgeResult, "error" | "part" | "link" | "candidate">;

export function toJudgeRequest(options: JudgeOptions | undefined): LogicRequest {
  return toLogicRequest({ budget: JUDGE_BUDGET, ...toOptions(options) });
}

const PARTS = ["place", "remove", "links", "assumed"] as const satisfies readonly (keyof Proposal)[];

/** The proposal as plain lists; what is no list is refused here, as only here it is known how it is called. */
export function toProposal(given: Proposal): Proposal {
  if (typeof given !== "object" || given === null)
    throw new EngineError("input", `A proposal is an object, not ${kindOf(given)}.`);
  const stranger = Object.keys(given).find((name) => !(PARTS as readonly string[]).includes(name));
  if (stranger !== undefined)
    throw new EngineError("input", `There is no ${stranger} in a proposal. It has ${PARTS.join(", ")}.`);
  const { place, remove, assumed } = given;
  return {
    place: toIds(place, "place"),
    remove: toIds(remove, "remove"),
    links: toList<DrawnLink>(given.links, "links").map((link, index) => ({
      kind: link?.kind,
      from: toIds(link?.from, `links[${index}].from`),
      to: toIds(link?.to, `links[${index}].to`),
    })),
    assumed: toIds(assumed, "assumed"),
  };
}

/** The answer, or why the proposal is none. */
export function toJudgement({ error, part, link, candidate, ...judgement }: JudgeResult): Judgement {
  if (!error) return judgement;
  const where = part === "links" ? `links[${link}]` : part;
  switch (error) {
    case "effects":
      throw new EngineError("input", "The proposal neither places nor removes a candidate.");
    case "candidate":
      throw new EngineError(
        "input",
        candidate < 0
          ? `A candidate in ${where} is none: ids are whole numbers from 0 to 728.`
          : `The candidate ${candidate} in ${where} (${nameOf(candidate)}) is not in the position.`,
      );
    case "node":
      throw new EngineError("input", `An end of ${where} is not one candidate, or several of one digit.`);
    case "kind":
      throw new EngineError("input", `The kind of ${where} is neither "strong" nor "weak".`);
    default:
      throw refusal(error);
  }
}

/** r1c1=5. */
function nameOf(candidate: number): string {
  const cell = Math.trunc(candidate / 9);
  return `r${Math.trunc(cell / 9) + 1}c${(cell % 9) + 1}=${(candidate % 9) + 1}`;
}

function toIds(ids: unknown, name: string): number[] {
  return toList<number>(ids, name);
}

/** Lists may be typed arrays, as those of steps are. */
function toList<One>(list: unknown, name: string): One[] {
  if (list === undefined || list === null) return [];
  if (Array.isArray(list) || ArrayBuffer.isView(list)) return Array.from(list as Iterable<One>);
  throw new EngineError("input", `In a proposal, ${name} is an array, not ${kindOf(list)}.`);
}
