/**
 * The referee at the border of the module: its requests and answers. The conventions are those of `nonet.d.ts`.
 */
import type { Because, DigitCells, LogicError, PositionFault, Step } from "./logic.js";
import type { SearchEnd } from "./nonet.js";

/**
 * A link as a player draws it. Strong: at least one end is true. Weak: not both ends are true. An end is a candidate, or
 * a group: candidates of one digit, of which one is true.
 */
export interface DrawnLink {
  kind: "strong" | "weak";
  /** Candidate ids. */
  from: readonly number[];
  to: readonly number[];
}

/** A claim about a position, and the reasons for it. Candidates are ids; what is missing is none. */
export interface Proposal {
  /** Marked true: this digit goes here. */
  place?: readonly number[];
  /** Struck out: this candidate goes. */
  remove?: readonly number[];
  /** The reasons, in the order in which they were drawn. */
  links?: readonly DrawnLink[];
  /** Struck out as part of the reason: claims that are judged first, and have then gone. */
  assumed?: readonly number[];
}

/**
 * - `right`: the reason holds and has a name: that of `steps`.
 * - `other-reason`: the effects are true and `steps` say why, but a drawn link fails, or the links do not lead there.
 * - `untold`: true in every solution, but no technique was found that gets there from this position.
 * - `wrong`: a solution has it otherwise.
 */
export type VerdictId = "right" | "other-reason" | "untold" | "wrong";

/** Why a drawn link does not hold in the position, whatever the solution is. */
export type LinkFault =
  /** Strong: `house` has other places of the digit, too: `candidates`. */
  | "other-places"
  /** Strong: the cell has other digits, too: `candidates`. */
  | "other-digits"
  /** One digit, and the two of `candidates` share no house. */
  | "no-house"
  /** Weak: both ends have the cells of `candidates`. */
  | "overlap"
  /** Different digits in different cells, and no pattern that links them. */
  | "nothing-shared";

/** Whether a drawn link holds, and why. */
export interface LinkVerdict {
  holds: boolean;
  /** The ground on which it holds; "" if it does not. */
  because: "" | Because;
  /** The house or houses that the ground names; of a fish its bases. */
  houses: Uint8Array;
  /** Of a fish, its covers. */
  covers: Uint8Array;
  /** Almost locked sets (one, or two in a row), the cells of a rectangle, or a fish's places in its bases. */
  sets: DigitCells[];
  /** Why it fails; "" if it holds. */
  why: "" | LinkFault;
  /** Where that is seen: candidate ids, and a house or -1. */
  candidates: Uint16Array;
  house: number;
}

/** A proposal that is none. The first fault counts. */
export type ProposalError =
  /** It neither places nor removes anything. */
  | "effects"
  /** `candidate` is no candidate id, or there is no such candidate in the position. */
  | "candidate"
  /** An end of a link has no candidate, or candidates of different digits. */
  | "node"
  /** A link is neither strong nor weak. */
  | "kind";

/** A judgement. With an error or a fault there is no verdict, unless the fault is `several-solutions`. */
export interface JudgeResult {
  error: "" | LogicError | ProposalError;
  fault: "" | PositionFault;
  /** Where the fault is seen; -1, -1 and 0 where it has no such place. */
  cell: number;
  house: number;
  digit: number;
  /** Why the search for a name ended: `complete`, or `budget`, after which there may be one. `""` with an error. */
  end: "" | SearchEnd;
  /** Where a `ProposalError` is: a part of the proposal, a link by its index or -1, and a candidate id or -1. */
  part: "" | keyof Proposal;
  link: number;
  candidate: number;
  verdict: "" | VerdictId;
  /**
   * Right, or another reason: what the position gives for it. First steps for what is `assumed`, each in the position
   * that the ones before leave. Then a step that has all effects, or several, each of which has some in that position.
   */
  steps: Step[];
  /** How many of the steps are for what is `assumed`. */
  assumedSteps: number;
  /** For each drawn link, in order. */
  links: LinkVerdict[];
  /** Whether the drawn links, all of which hold, lead to the effects; null without links, or if one fails. */
  carries: boolean | null;
  /** Wrong: a solution that contradicts, 81 digits; and if there are several, another one. */
  solutions: string[];
}
