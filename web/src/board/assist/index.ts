/** The engine's help in a board. Loaded when that is first wanted. */
import {
  EngineError,
  type FormatId,
  type Judgement,
  type PictureReading,
  type Progress,
  type Proposal,
  type PuzzleOptions,
  type ReadResult,
  type Step,
  type WriteResult,
} from "../../engine/index.js";
import { decodeGame, encodeState } from "../../sudoku/codec.js";
import { wrongEntries } from "../../sudoku/entries.js";
import { faultText, formatName } from "../../sudoku/faults.js";
import { playerCandidates, valuesOf } from "../../sudoku/game.js";
import { cellName, text81 } from "../../sudoku/geometry.js";
import { gameOf, progressFor } from "../../sudoku/progress.js";
import type { ShownHint } from "../help.js";
import { engineOf } from "./engines.js";
import { Hints } from "./hints.js";
import type { HelpDesk, HelpedBoard, KnownSolution } from "./host.js";
import { type AssistWords, assistTexts } from "./texts.js";

export class Assist {
  readonly #board: HelpedBoard;
  readonly #desk: HelpDesk;
  readonly #hints: Hints;

  constructor(board: HelpedBoard, desk: HelpDesk) {
    this.#board = board;
    this.#desk = desk;
    this.#hints = new Hints(board, desk, (signal) => this.solution(signal));
  }

  get #engine() {
    return engineOf(this.#board);
  }
  get #texts(): Promise<AssistWords> {
    return assistTexts.load(this.#desk.languageTag);
  }

  /** The next stage of a hint. */
  hint(signal: AbortSignal): Promise<ShownHint | null> {
    return this.#hints.next(signal);
  }
  /** Draws and tells a step. */
  showStep(step: Step): Promise<ShownHint> {
    return this.#hints.show(step, "reason");
  }

  /** The solution of the puzzle on the board, asked for once. Digits typed into an empty board are the puzzle. */
  async solution(signal: AbortSignal): Promise<KnownSolution> {
    const { givens, value } = this.#board;
    const { known } = this.#desk;
    const puzzle = /[1-9]/.test(givens) ? givens : value;
    if (known?.puzzle === puzzle) return known;
    const { outcome, solution } = await this.#engine.solve(puzzle, { signal });
    const found: KnownSolution = { puzzle, outcome, solution: outcome === "unique" ? solution : null };
    this.#desk.know(found);
    return found;
  }

  /** The same; where there is no single one, reports why to the page. */
  async #needSolution(signal: AbortSignal): Promise<Uint8Array | null> {
    const { solution, outcome } = await this.solution(signal);
    if (solution) return solution;
    const t = await this.#texts;
    signal.throwIfAborted();
    this.#desk.report("solution", t(outcome === "none" ? "assist-unsolvable" : "assist-several"));
    return null;
  }

  /** Marks the entries that are wrong, as long as they stand. */
  async check(signal: AbortSignal): Promise<number[]> {
    const solution = await this.#needSolution(signal);
    const { value, givens, conflicts } = this.#board;
    const wrong = solution ? wrongEntries(value, solution) : conflicts.filter((cell) => givens[cell] === ".");
    this.#desk.markWrong(wrong);
    return wrong;
  }

  async judge(proposal: Proposal, signal: AbortSignal): Promise<Judgement | null> {
    const { position } = this.#desk;
    const { value, givens } = this.#board;
    const masks = playerCandidates(position);
    const candidates = masks && Uint16Array.from(masks);
    const puzzle = /[1-9]/.test(givens) ? givens : value;
    try {
      const judgement = await this.#engine.judge(value, proposal, { candidates, givens: puzzle }, { signal });
      signal.throwIfAborted();
      return position.cells === this.#desk.position.cells ? judgement : null;
    } catch (error) {
      if (!(error instanceof EngineError) || error.code !== "input") throw error;
      const t = await this.#texts;
      this.#desk.report("request", t("assist-proposal", { reason: error.message }));
      return null;
    }
  }

  async solve(signal: AbortSignal): Promise<boolean> {
    const solution = await this.#needSolution(signal);
    const { value } = this.#board;
    if (!solution) return false;
    this.#board.place(
      Array.from(solution, (digit, cell) => [cell, digit] as const).filter(
        ([cell, digit]) => value[cell] !== String(digit),
      ),
    );
    await this.#desk.decided;
    return this.#board.solved;
  }

  async generate(request: PuzzleOptions, signal: AbortSignal): Promise<boolean> {
    const { level, technique } = this.#board;
    const wanted = { ...(level ? { level } : {}), ...(technique ? { technique } : {}), ...request } as PuzzleOptions;
    try {
      const { puzzle } = await this.#engine.generate(wanted, { signal });
      signal.throwIfAborted();
      this.#board.load(text81(Array.from(puzzle)));
      this.#desk.keep();
      return true;
    } catch (error) {
      if (!(error instanceof EngineError) || !["request", "attempts", "input"].includes(error.code)) throw error;
      const t = await this.#texts;
      this.#desk.report("request", t("assist-request", { reason: error.message }));
      return false;
    }
  }

  /** Goes on with the first puzzle of a text, with all that it has beside givens. */
  async import(text: string, signal: AbortSignal): Promise<boolean> {
    const result = await this.#engine.read(text, { signal });
    if (result.error) return this.#refuse(result);
    signal.throwIfAborted();
    const { progress, givens } = result;
    const [first] = progress;
    if (first?.index !== 0) return this.#board.load(text81(Array.from(givens.subarray(0, 81))));
    const { record = "" } = first.details;
    this.#desk.restore(isOf(record, first) ? record : encodeState(gameOf(first)));
    return true;
  }

  /** Goes on with the largest board of a picture, as it was read; a file that is none is a text. */
  async importFile(file: Blob, signal: AbortSignal): Promise<PictureReading | boolean> {
    if (!/^image\//i.test(file.type)) return this.import(await file.text(), signal);
    const reading = await this.#engine.readPicture(file, { signal });
    const t = await this.#texts;
    signal.throwIfAborted();
    const [board] = reading.boards;
    if (!board) {
      const { fault, width, height } = reading;
      this.#desk.report("puzzle", t("assist-picture", { fault, width, height }));
      return false;
    }
    const { givens, entries, candidates } = board;
    const [values, none] = [givens.map((given, cell) => given || entries[cell]!), new Uint16Array(0)];
    const marks = { candidates: none, corner: candidates, centre: none, colours: none };
    this.#desk.restore(encodeState(gameOf({ givens, values, ...marks, solution: new Uint8Array(0), details: {} })));
    return reading;
  }

  async #refuse(fault: ReadResult): Promise<false> {
    this.#desk.report("puzzle", faultText(await this.#texts, fault, fault.format), fault.line, fault.column);
    return false;
  }

  async export(format: FormatId, signal: AbortSignal): Promise<string> {
    const { position } = this.#desk;
    const { record } = this.#board;
    const carries = (await this.#engine.formats({ signal })).find(({ id, writes }) => id === format && writes);
    if (!carries) return this.#unwritable(format, "format");
    const { text, error, cell } = await this.#engine.write(
      progressFor(position, format, carries, { details: { record } }),
      format,
      { signal },
    );
    return error ? this.#unwritable(format, error, cell) : text;
  }

  async #unwritable(format: FormatId, error: WriteResult["error"], cell = -1): Promise<""> {
    const t = await this.#texts;
    const message =
      error === "format"
        ? t("assist-no-format", { format })
        : error === "no-candidate"
          ? t("assist-no-candidate", { cell: cellName(cell), name: formatName(t, format) })
          : t("assist-unwritable", { name: formatName(t, format) });
    this.#desk.report("format", message);
    return "";
  }
}

/** Whether a text is a record of the same puzzle with the same entries; it has the history, too. */
function isOf(record: string, { givens, values }: Progress): boolean {
  const game = decodeGame(record);
  return (
    game !== null &&
    text81(game.givens) === text81(Array.from(givens)) &&
    text81(valuesOf(game)) === text81(Array.from(values))
  );
}
