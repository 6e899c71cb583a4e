/** Answers in words, for who reads them: the sentences of hints and of faults that the page and the board say, in English. */
import board from "../board/texts/board.en.ftl?raw";
import type { AllSteps, Hint, PositionFault, ReadFault, ReadResult, SolutionPath, Step } from "../engine/index.js";
import { sayMessage, tell } from "../hint/telling.js";
import hints from "../hint/texts/hints.en.ftl?raw";
import { createLocalizer } from "../i18n/localizer.js";
import type { BoardId, FaultsId, HintsId, ReadingId } from "../i18n/messages.js";
import { warningText } from "../reading/sentences.js";
import reading from "../reading/texts/reading.en.ftl?raw";
import { faultText } from "../sudoku/faults.js";
import { cellName } from "../sudoku/geometry.js";
import faults from "../sudoku/texts/faults.en.ftl?raw";

const ofHints = createLocalizer<HintsId>("en", hints);
const ofTexts = createLocalizer<BoardId | FaultsId | ReadingId>("en", [board, faults, reading].join("\n"));

/** Why a step follows, line by line; what belongs to a supposition is indented. */
export const reasonsOf = (step: Step): string[] =>
  tell(ofHints, step).map(({ text, depth }) => `${"  ".repeat(depth)}${text}`);

/** Where to look, without the technique. */
export const nudgeOf = ({ explanation }: Step): string => sayMessage(ofHints, explanation.look);

export const refusalOf = (fault: ReadFault, format: ReadResult["format"]): string => faultText(ofTexts, fault, format);

export const warningsOf = ({ warnings }: ReadResult): string[] =>
  warnings.map((warning) => warningText(ofTexts, warning));

export const houseName = (house: number): string =>
  `${["row", "column", "box"][Math.floor(house / 9)]} ${(house % 9) + 1}`;

type Where = Pick<Hint | AllSteps | SolutionPath, "cell" | "house" | "digit">;

/** Why logic cannot start, and which tool says more. */
const FAULTS: Record<PositionFault, (where: Where) => string> = {
  solved: () => "The board is solved: there is no next step.",
  conflict: ({ digit, house }) =>
    `${digit} appears twice in ${houseName(house)}. One of the two is wrong; check_entries says which, if one was entered.`,
  "no-candidate": ({ cell }) =>
    `No digit fits in ${cellName(cell)} any more. If digits were entered, pass them to check_entries as entries, apart from the puzzle; if none were, the puzzle has no solution.`,
  "no-place": ({ digit, house }) =>
    `${digit} has no place left in ${houseName(house)}. If digits were entered, pass them to check_entries as entries, apart from the puzzle; if none were, the puzzle has no solution.`,
  "missing-candidate": ({ cell, digit }) =>
    `The candidate ${digit} of ${cellName(cell)} is struck out, but the solution needs it. Put it back, or pass the position without candidates.`,
  "no-solution": () =>
    "No digits complete this board. If digits were entered, pass them to check_entries as entries, apart from the puzzle; if none were, the puzzle has no solution.",
  "several-solutions": ({ cell }) =>
    `The puzzle has several solutions, which differ in ${cellName(cell)} among others. check_puzzle lists all cells that differ.`,
  "wrong-digit": ({ cell }) => `The digit in ${cellName(cell)} is wrong. check_entries lists all wrong ones.`,
};

export const faultOf = (fault: PositionFault, where: Where): string => FAULTS[fault](where);
