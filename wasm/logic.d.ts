/**
 * Human logic at the border of the module: its requests and answers. The conventions are those of `nonet.d.ts`.
 */
import type { SearchEnd, ShapeError } from "./nonet.js";

/** The techniques, easiest first. */
export type TechniqueId =
  | "full-house"
  | "hidden-single-box"
  | "hidden-single-line"
  | "naked-single"
  | "direct-pointing"
  | "direct-claiming"
  | "direct-hidden-pair"
  | "direct-hidden-triple"
  | "locked-pair"
  | "locked-candidates-1"
  | "locked-candidates-2"
  | "locked-triple"
  | "naked-pair"
  | "hidden-pair"
  | "naked-triple"
  | "hidden-triple"
  | "x-wing"
  | "unique-rectangle-1"
  | "bug-plus-1"
  | "naked-quad"
  | "skyscraper"
  | "two-string-kite"
  | "remote-pair"
  | "chute-remote-pair"
  | "turbot-fish"
  | "empty-rectangle"
  | "xy-wing"
  | "avoidable-rectangle-1"
  | "unique-rectangle-2"
  | "unique-rectangle-4"
  | "unique-rectangle-5"
  | "unique-rectangle-6"
  | "unique-rectangle-3"
  | "hidden-rectangle"
  | "avoidable-rectangle-2"
  | "almost-locked-pair"
  | "swordfish"
  | "hidden-quad"
  | "xyz-wing"
  | "w-wing"
  | "simple-colors-trap"
  | "simple-colors-wrap"
  | "dual-two-string-kite"
  | "dual-empty-rectangle"
  | "finned-x-wing"
  | "sashimi-x-wing"
  | "almost-locked-triple"
  | "jellyfish"
  | "unique-loop-1"
  | "unique-loop-2"
  | "unique-loop-4"
  | "unique-loop-3"
  | "bug-2"
  | "bug-4"
  | "bug-3"
  | "extended-rectangle-1"
  | "extended-rectangle-2"
  | "extended-rectangle-4"
  | "unique-rectangle-strong-link"
  | "extended-rectangle-3"
  | "bug-plus-n"
  | "bug-lite"
  | "bivalue-oddagon"
  | "multi-colors-1"
  | "multi-colors-2"
  | "symmetrical-placement"
  | "x-colors"
  | "finned-swordfish"
  | "grouped-w-wing"
  | "sashimi-swordfish"
  | "m-wing"
  | "s-wing"
  | "l-wing"
  | "h-wing"
  | "m-ring"
  | "l-ring"
  | "wxyz-wing"
  | "firework-triple"
  | "x-cycle"
  | "x-chain"
  | "broken-wing"
  | "firework-w-wing"
  | "xy-chain"
  | "3d-medusa"
  | "finned-jellyfish"
  | "sashimi-jellyfish"
  | "siamese-fish"
  | "sue-de-coq"
  | "firework-quad"
  | "vwxyz-wing"
  | "continuous-nice-loop"
  | "aic"
  | "discontinuous-nice-loop"
  | "als-xz"
  | "unique-rectangle-als"
  | "als-w-wing"
  | "ahs-xz"
  | "als-xy-wing"
  | "aligned-pair-exclusion"
  | "uvwxyz-wing"
  | "grouped-continuous-nice-loop"
  | "grouped-aic"
  | "grouped-discontinuous-nice-loop"
  | "tridagon"
  | "als-chain"
  | "als-continuous-nice-loop"
  | "als-aic"
  | "als-discontinuous-nice-loop"
  | "aic-unique-rectangle"
  | "aic-fish"
  | "aic-bent-set"
  | "blossom-loop"
  | "franken-x-wing"
  | "finned-franken-x-wing"
  | "franken-swordfish"
  | "finned-franken-swordfish"
  | "death-blossom"
  | "mutant-x-wing"
  | "finned-mutant-x-wing"
  | "franken-jellyfish"
  | "finned-franken-jellyfish"
  | "mutant-swordfish"
  | "finned-mutant-swordfish"
  | "siamese-franken-fish"
  | "aligned-triplet-exclusion"
  | "junior-exocet"
  | "sk-loop"
  | "mutant-jellyfish"
  | "finned-mutant-jellyfish"
  | "siamese-mutant-fish"
  | "kraken-fish-1"
  | "tridagon-chain"
  | "kraken-fish-2"
  | "exocet-mirror"
  | "double-exocet"
  | "senior-exocet"
  | "weak-exocet"
  | "multi-sector-locked-set"
  | "multi-fish"
  | "squirmbag"
  | "finned-squirmbag"
  | "sashimi-squirmbag"
  | "franken-squirmbag"
  | "finned-franken-squirmbag"
  | "mutant-squirmbag"
  | "finned-mutant-squirmbag"
  | "whale"
  | "finned-whale"
  | "sashimi-whale"
  | "franken-whale"
  | "finned-franken-whale"
  | "mutant-whale"
  | "finned-mutant-whale"
  | "leviathan"
  | "finned-leviathan"
  | "sashimi-leviathan"
  | "franken-leviathan"
  | "finned-franken-leviathan"
  | "mutant-leviathan"
  | "finned-mutant-leviathan"
  | "bowmans-bingo"
  | "template-set"
  | "template-delete"
  | "pattern-overlay"
  | "whip"
  | "g-whip"
  | "braid"
  | "g-braid"
  | "nishio-forcing-chain"
  | "digit-forcing-chain"
  | "cell-forcing-chain"
  | "region-forcing-chain"
  | "digit-forcing-net"
  | "forcing-net"
  | "forcing-net-plus"
  | "nested-forcing-net-1"
  | "nested-forcing-net-2"
  | "nested-forcing-net-3"
  | "nested-forcing-net-4";

/** Groups of related techniques. */
export type TechniqueFamily =
  | "singles"
  | "intersections"
  | "subsets"
  | "fish"
  | "single-digit"
  | "coloring"
  | "uniqueness"
  | "wings"
  | "chains"
  | "als"
  | "exclusion"
  | "exocets"
  | "multi-sector"
  | "templates"
  | "impossible"
  | "forcing";

/** How hard a step, or a puzzle by its hardest step, is for a person; easiest first. */
export type Difficulty = "beginner" | "easy" | "medium" | "hard" | "expert" | "fiendish" | "extreme";

/** When a technique is looked for. */
export type TechniqueUse =
  | "usual"
  /** Usual, but it holds only for a puzzle that has one solution. */
  | "uniqueness"
  /** Usual, but so deep that it is looked for only where nothing before it helps. */
  | "last-resort"
  /** Too deep or too rare, unless you ask for it by name. */
  | "on-request";

/** A row of the table of techniques. */
export interface TechniqueInfo {
  id: TechniqueId;
  /** The standard English name. */
  title: string;
  family: TechniqueFamily;
  level: Difficulty;
  /** The difficulty of one such step; a path's score is the sum. */
  score: number;
  /** Sudoku Explainer 1.2.1's lowest rating, in tenths; 0: it has none. */
  rating: number;
  /** The code in HoDoKu's library format, or "". */
  hodoku: string;
  use: TechniqueUse;
}

/** A position as the player sees it. */
export interface Position {
  cells: Uint8Array;
  /** Empty: those that the values leave. The masks of filled cells are not looked at. */
  candidates: Uint16Array;
  /** 81 times 1 for a given or 0; empty: every filled cell is a given. Those of empty cells are not looked at. */
  givens: Uint8Array;
}

/**
 * In whose order techniques are looked for: Nonet's, easiest first; HoDoKu 2.2's; that of the solver of sudokuwiki.org;
 * that of the ratings of Sudoku Explainer 1.2.1. Techniques that the other program doesn't know come last, in Nonet's
 * order.
 */
export type TechniqueOrder = "nonet" | "hodoku" | "sudokuwiki" | "sudoku-explainer";

/** Options of human logic. */
export interface LogicRequest {
  /** Techniques that may be used, in any order; null: every technique but those that are for request only. */
  techniques: readonly TechniqueId[] | null;
  /** In whose order. How hard a puzzle is never depends on it. */
  order: TechniqueOrder;
  /** Ends the search after so much work, about a microsecond a unit; 0: never. The same budget gives the same answer everywhere. */
  budget: number;
  /** Whether a path keeps the steps that the rest of it does without. Hints and lists don't look at it. */
  detours: boolean;
}

/** Besides the shape: `techniques` for no list, or an id in it that does not exist; `budget`; `order`. The first fault counts. */
export type LogicError = ShapeError | "techniques" | "budget" | "order";

/** Why logic cannot start from a position; from one with several solutions it does. */
export type PositionFault =
  /** `digit` stands twice in `house`; `cell` is the second place. */
  | "conflict"
  /** The empty `cell` has no candidate. */
  | "no-candidate"
  /** `house` has no place for `digit`. */
  | "no-place"
  /** The one solution has `digit` in `cell`, where it was removed. */
  | "missing-candidate"
  /** Nothing else of this list, and yet there is no solution. */
  | "no-solution"
  /** Two solutions differ in `cell`. */
  | "several-solutions"
  /** The givens have one solution, which has `digit` in `cell` and not the digit that was placed there. */
  | "wrong-digit"
  /** Every cell is filled, and rightly. */
  | "solved";

/** Role of a marked candidate in a step. */
export type MarkRole =
  /** A candidate of the pattern itself: a single, a subset, the body of a fish. */
  | "pattern"
  /** A placed digit that rules the alternatives out. */
  | "cause"
  /** A candidate of a fish's base that no cover has. */
  | "fin"
  /** A candidate that two bases of a fish have. */
  | "endo-fin"
  /** The cell (or stem) from which a wing or a blossom spreads. */
  | "pivot"
  /** The ends of a wing, a chain or a kite. */
  | "pincer"
  /** A candidate of an almost locked or hidden set; `group` is its index in `sets`. */
  | "set"
  /** A restricted common candidate of two sets. */
  | "restricted"
  /** In a chain: true when the chain's first node is false. */
  | "on"
  /** In a chain: false when the chain's first node is false. */
  | "off"
  /** Coloured; `group` 0 and 1 are the two colours of one cluster, 2 and 3 of the next. */
  | "color"
  /** A candidate of a deadly pattern. */
  | "corner"
  /** A candidate that keeps a pattern from being deadly or impossible. */
  | "guardian";

/** A candidate that a step looks at. A candidate has one mark; the eliminated ones need none. */
export interface Mark {
  role: MarkRole;
  candidate: number;
  group: number;
}

/** Cells and the digits that they share out: a locked, an almost locked or an almost hidden set. */
export interface DigitCells {
  cells: Uint8Array;
  digits: Uint8Array;
}

/** A node of a chain: "one of these cells has the digit". More than one cell: a group, all in one house. */
export interface ChainNode {
  digit: number;
  cells: Uint8Array;
}

/**
 * Ground of a link: two digits of one cell; one digit twice in a house; the last candidate of a cell; the only place in
 * a house (of all, or of those left); an almost locked set; two cells with the same two candidates; in nets a pattern
 * of the candidates left, or a chain in them.
 */
export type Because =
  | "same-cell"
  | "same-house"
  | "last-candidate"
  | "only-place"
  | "almost-locked-set"
  | "remote-pair"
  | "locked-candidates"
  | "hidden-pair"
  | "naked-pair"
  | "x-wing"
  | "inner-chain"
  | "unique-rectangle"
  | "fish";

/** Why a link holds. */
export interface LinkReason {
  because: Because;
  /** The house that the reason names; of an X-Wing two lines. */
  houses: Uint8Array;
  /** Of locked candidates and an X-Wing, the houses in which the digit goes elsewhere. */
  covers: Uint8Array;
  /** Of a pair, its cells and digits. */
  pair: DigitCells | null;
  /** Indices in `nodes`: what else the link rests on, beside its beginning. None where the position alone makes it. */
  facts: Uint16Array;
}

/** A link between two nodes. Strong: if `from` is false, `to` is true. Weak: if `from` is true, `to` is false. */
export interface ChainLink {
  /** Indices in `nodes`. */
  from: number;
  to: number;
  strong: boolean;
  /** The index in `sets` of the almost locked set that makes the link; -1: a house or a cell. */
  set: number;
  reason: LinkReason;
}

/** One conclusion from a position, with its reason. */
export interface Step {
  technique: TechniqueId;
  /** In the notation of the field: "XY-Wing: 2/3/5 in r1c6,r5c6,r6c4 => r5c4<>5". */
  notation: string;
  /** Candidate ids to place, and to remove. */
  placements: Uint16Array;
  eliminations: Uint16Array;
  /** The houses that the step looks at; the bases of a fish. */
  houses: Uint8Array;
  /** The covers of a fish; other second houses. */
  covers: Uint8Array;
  /** The digits that the step is about, in the technique's order. */
  digits: Uint8Array;
  marks: Mark[];
  sets: DigitCells[];
  nodes: ChainNode[];
  links: ChainLink[];
  /** Why it follows, in the position in which it was found. */
  explanation: Explanation;
}

/** Things that a message names: a number, a key that chooses between its variants, or things of the board. */
export type NamedThing =
  | number
  | string
  /** Cells 0 to 80, digits, houses 0 to 26 and candidates 0 to 728, in the order in which they are named. */
  | { cells: number[]; join: ListJoin }
  | { digits: number[]; join: ListJoin }
  | { houses: number[] }
  | { candidates: number[] }
  | { sets: { cells: number[]; digits: number[] }[] }
  | { messages: Message[]; join: ListJoin | "clauses" };

/** How a list is joined: "a, b and c", "a, b or c", "a, b, c", or clauses as "a; b; c". */
export type ListJoin = "and" | "or" | "narrow";

/** A sentence, or a part of one, by the id of its text; `web/src/hint/texts` has those that Nonet says. */
export interface Message {
  id: string;
  named: Record<string, NamedThing>;
}

/** A line of an explanation, and what of the step it is about. */
export interface ExplainedLine extends Message {
  /** Indices in the step's `links`: those that the line states. */
  links: number[];
  /** Indices in the step's `nodes`: what the line supposes or states. */
  nodes: number[];
  /** The branch of a forcing chain to which the line belongs, from 0; -1: to none. */
  branch: number;
  /** How far the line is indented: 0, or 1 for what follows from a supposition. */
  depth: number;
}

/** Why a step follows, told in the order in which a teacher would. */
export interface Explanation {
  /** A nudge: where to look, without the technique; and what to light up with it. */
  look: Message;
  lookCells: number[];
  lookHouses: number[];
  /** The digits of the pattern, to show with the technique's name. */
  digits: number[];
  lines: ExplainedLine[];
}

/**
 * The beginning of answers about a position. With an error or a fault there are no steps, unless it is
 * `several-solutions`.
 */
export interface LogicResult {
  error: "" | LogicError;
  fault: "" | PositionFault;
  /** Where the fault is seen; -1, -1 and 0 where it has no such place. */
  cell: number;
  house: number;
  digit: number;
  /** Why the search ended: `complete`, or `budget`, after which there may be more steps, or an easier one. `""` with an error. */
  end: "" | SearchEnd;
}

/** The same where logic may come to an end. */
export interface OpenResult extends LogicResult {
  /**
   * The empty cells where logic ends because each candidate left stands in one of several solutions: now, or at the end of
   * a path. Else none.
   */
  open: Uint8Array;
}

/** The next step. */
export interface HintResult extends OpenResult {
  /**
   * The first step in the wanted order, in Nonet's the easiest, or one that is about as easy and opens a placement;
   * null when none of the techniques applies.
   */
  step: Step | null;
}

/** Every step that there is. */
export interface StepsResult extends OpenResult {
  /** In the wanted order, in Nonet's the easiest technique first; of steps of one technique with the same effect, one. */
  steps: Step[];
}

/**
 * The steps to the solution, or as far as the techniques lead; without those that the rest does not need, unless
 * `detours` keeps them.
 */
export interface PathResult extends OpenResult {
  steps: Step[];
  /** True when the steps fill the board. */
  solved: boolean;
  /** The sum of the steps' scores; that of the puzzle only with the usual techniques in Nonet's order, and so with the level. */
  score: number;
  /** The level of the hardest step; "" without steps. */
  level: "" | Difficulty;
}
