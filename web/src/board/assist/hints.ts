/** Hints: where to look, the technique, the reasoning, do it. Each call goes one stage further; mistakes come first. */
import type { Engine, Hint, Step, TechniqueId } from "../../engine/index.js";
import { firstBranch } from "../../hint/branches.js";
import { DIRECT, showsNoMarks } from "../../hint/direct.js";
import { drawing, reasonDrawing } from "../../hint/drawing.js";
import type { FaultToTell } from "../../hint/faults.js";
import { ideaOf } from "../../hint/ideas.js";
import { linesToLight } from "../../hint/lit.js";
import { cellOf, digitOf, listDigits } from "../../hint/names.js";
import { sayMessage, tell } from "../../hint/telling.js";
import { ListOf } from "../../i18n/formats.js";
import { wrongEntries } from "../../sudoku/entries.js";
import { playerCandidates } from "../../sudoku/game.js";
import { cellName } from "../../sudoku/geometry.js";
import { errorsIn, type Highlight, openIn } from "../../sudoku/highlight.js";
import { houseArgs } from "../../sudoku/labels.js";
import { missingIn } from "../../sudoku/missing.js";
import { emit } from "../emit.js";
import { HINT_STAGES, type HintStage, type ShownHint } from "../help.js";
import { engineOf } from "./engines.js";
import type { HelpDesk, HelpedBoard, KnownSolution } from "./host.js";
import { type AssistWords, assistTexts } from "./texts.js";

/** Work after which a hint gives up, about half a minute; the caller can end it before. */
const BUDGET = 30_000_000;

/** Number of the drawing at each stage. */
const DRAWN: Record<HintStage, number> = { where: 1, technique: 2, reason: 3, apply: 3 };

export class Hints {
  readonly #board: HelpedBoard;
  readonly #desk: HelpDesk;
  readonly #solution: (signal: AbortSignal) => Promise<KnownSolution>;

  constructor(board: HelpedBoard, desk: HelpDesk, solution: (signal: AbortSignal) => Promise<KnownSolution>) {
    this.#board = board;
    this.#desk = desk;
    this.#solution = solution;
  }

  async next(signal: AbortSignal): Promise<ShownHint | null> {
    const { shownHint, hints } = this.#board;
    if (hints === "off") return null;
    if (!shownHint?.step || shownHint.stage === "note") return this.#begin(signal);
    const at = HINT_STAGES.indexOf(shownHint.stage);
    if (at >= HINT_STAGES.indexOf(hints)) return shownHint;
    const stage = HINT_STAGES[at + 1]!;
    return stage === "apply" ? this.#apply(shownHint, shownHint.step) : this.show(shownHint.step, stage);
  }

  async #begin(signal: AbortSignal): Promise<ShownHint | null> {
    const board = this.#board;
    if (board.solved) return null;
    const t = await assistTexts.load(this.#desk.languageTag);
    signal.throwIfAborted();
    const { conflicts, value } = board;
    if (conflicts.length) return this.#note(t("assist-mistake"), t("assist-conflict"), errorsIn(conflicts));
    const candidates = this.#candidates;
    const known = await this.#solution(signal);
    const techniques = await this.#techniques(signal);
    const logic = { candidates, givens: known.puzzle, techniques, budget: BUDGET };
    const hint = await this.#engine.hint(value, logic, { signal });
    signal.throwIfAborted();
    return this.#mistake(t, known, candidates) ?? this.#answer(t, hint);
  }

  /** Candidates that the player has worked out, where the notes tell. */
  get #candidates(): Uint16Array | null {
    const masks = playerCandidates(this.#desk.position);
    return masks && Uint16Array.from(masks);
  }

  /** While no small digits are shown, also those that need none; else the engine's own choice. */
  async #techniques(signal: AbortSignal): Promise<TechniqueId[] | null> {
    if (!showsNoMarks(this.#desk.position)) return null;
    const table = await this.#engine.techniques({ signal });
    const usual = table.filter(({ use }) => use !== "on-request").map(({ id }) => id);
    return [...usual, ...DIRECT];
  }

  get #engine(): Engine {
    return engineOf(this.#board);
  }

  /** Tells of what has to be taken back before any hint can help, if there is something. */
  #mistake(t: AssistWords, { outcome, solution }: KnownSolution, candidates: Uint16Array | null): ShownHint | null {
    if (outcome === "none") return this.#note(t("assist-none"), t("hint-unsolvable"), null);
    if (!solution) return null;
    const { value } = this.#board;
    const wrong = wrongEntries(value, solution);
    const cells = new ListOf(wrong.map(cellName));
    if (wrong.length)
      return this.#note(t("assist-mistake"), t("hint-wrong", { count: wrong.length, cells }), errorsIn(wrong));
    const [first, ...others] = missingIn(value, candidates, solution);
    return first ? this.#removed(t, ...first, others.length) : null;
  }

  #removed(t: AssistWords, cell: number, digit: number, others = 0): ShownHint {
    const where = { cell: cellName(cell), digit };
    const isOfNotes = this.#board.marks === "notes";
    const text = isOfNotes ? t("hint-lacking", { ...where, others }) : t("hint-removed", where);
    return this.#note(t("assist-mistake"), text, errorsIn([cell]));
  }

  #answer(t: AssistWords, hint: Hint): Promise<ShownHint> | ShownHint {
    const { step, open, fault } = hint;
    if (step) return this.show(step, "where");
    if (open.length) return this.#note(t("assist-none"), t("hint-open", { count: open.length }), openIn(open));
    if (fault && fault !== "several-solutions") return this.#fault(t, hint, fault);
    return this.#note(t("assist-none"), t(hint.end === "budget" ? "hint-budget" : "hint-nothing"), null);
  }

  #fault(t: AssistWords, { cell, house, digit }: Hint, fault: FaultToTell): ShownHint {
    if (fault === "missing-candidate") return this.#removed(t, cell, digit);
    const isWrong = cell >= 0;
    const where = house >= 0 ? houseArgs(house) : { kind: "", number: 0 };
    const text = t(`hint-fault-${fault}`, { ...where, cell: cell >= 0 ? cellName(cell) : "", digit });
    return this.#note(
      t(isWrong ? "assist-mistake" : "assist-none"),
      text,
      isWrong ? errorsIn([cell]) : house >= 0 ? { houses: [house] } : null,
    );
  }

  #note(title: string, sentence: string, highlight: Highlight | null): ShownHint {
    return this.#present({ stage: "note", title, sentences: [sentence], step: null }, highlight);
  }

  /** A hint that was done is only reported. */
  #present(hint: ShownHint, highlight: Highlight | null): ShownHint {
    if (hint.stage !== "apply") this.#desk.present(hint, highlight);
    this.#board.announce([hint.title, ...hint.sentences].join(" "));
    const { lines: _lines, drawing: _drawing, ...told } = hint;
    emit(this.#board, "nonet-hint", { ...told, technique: hint.step?.technique ?? "" });
    return hint;
  }

  /** Shows a step as far as a stage. */
  async show(step: Step, stage: HintStage): Promise<ShownHint> {
    const t = await assistTexts.load(this.#desk.languageTag);
    const { value } = this.#board;
    const told = stage === "reason" ? reason(t, step, value) : this.#looked(t, step, stage);
    return this.#present({ stage, step, ...told }, told.drawing ?? drawing(step, DRAWN[stage], value));
  }

  #looked(t: AssistWords, step: Step, stage: HintStage): Pick<ShownHint, "title" | "sentences" | "drawing"> {
    const { look, digits } = step.explanation;
    if (stage === "where") return { title: sayMessage(t, look), sentences: [] };
    const means = t(`means-${ideaOf(step.technique)}`);
    const about = digits.length ? [t("why-digits", { count: digits.length, digits: listDigits(digits) })] : [];
    return { title: t(`technique-${step.technique}`), sentences: [means, ...about] };
  }

  /** Does the step, unless the page refuses it: then the hint stays. */
  async #apply(shown: ShownHint, step: Step): Promise<ShownHint | null> {
    const [board, desk] = [this.#board, this.#desk];
    const t = await assistTexts.load(desk.languageTag);
    await desk.decided;
    // An earlier entry, decided only now, may have taken the hint away.
    if (board.shownHint !== shown) return null;
    const before = desk.position;
    const filled = playerCandidates(before) ? "no" : "yes";
    if (step.eliminations.length) desk.strikeOut(step.eliminations);
    if (step.placements.length)
      board.place(Array.from(step.placements, (candidate) => [cellOf(candidate), digitOf(candidate)] as const));
    await desk.decided;
    if (desk.position.cells === before.cells) return shown;
    const [placed] = step.placements;
    const done =
      placed === undefined
        ? t("hint-struck", { count: step.eliminations.length, filled })
        : t("hint-done", { digit: digitOf(placed), cell: cellName(cellOf(placed)) });
    return this.#present({ stage: "apply", title: t(`technique-${step.technique}`), sentences: [done], step }, null);
  }
}

/** A tangle shows its first branch. */
function reason(
  t: AssistWords,
  step: Step,
  values: string,
): Required<Pick<ShownHint, "title" | "sentences" | "lines" | "drawing">> {
  const branch = firstBranch(step);
  const lit = new Set(linesToLight(step, branch));
  const lines = tell(t, step, branch).map(({ text, depth, at }) => ({
    text,
    depth,
    drawing: lit.has(at) ? reasonDrawing(step, branch, at, values) : null,
  }));
  return {
    title: t(`technique-${step.technique}`),
    sentences: lines.map(({ text }) => text),
    lines,
    drawing: reasonDrawing(step, branch, null, values),
  };
}
