/** The arguments of the referee, and how its answers are handed on. */
import type { DrawnLink, JudgeRequest, JudgeResult, Proposal, ProposalError } from "#wasm";
import { EngineError, refusal } from "./errors.js";
import { kindOf } from "./kind.js";
import type { LogicOptions } from "./logic.js";
import { toLimit, toOptions } from "./puzzle.js";

/** Work for a name: some tenths of a second natively. */
export const JUDGE_BUDGET = 2_000_000;

/** Options of `judge`. Every technique but those of last resort may name a reason, and the budget is 2,000,000, unless you say otherwise; nets have the same again. */
export type JudgeOptions = Omit<LogicOptions, "order">;

/** Whether logic can start; the verdict, its steps, and what became of each drawn link. */
export type Judgement = Omit<JudgeResult, "error" | "part" | "link" | "candidate">;
