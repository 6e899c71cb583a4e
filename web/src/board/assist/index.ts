/** What a board does with the engine. Loaded when that is first wanted. */
import { EngineError, type FormatId, type PuzzleOptions, type ReadResult, type Step } from "../../engine/index.js";
import type { Localizer } from "../../i18n/localizer.js";
import { decodeGame, encodeState } from "../codec.js";
import { wrongEntries } from "../entries.js";
import { text81 } from "../geometry.js";
import { problemLabel } from "../labels.js";
import { gameOf, progressOf } from "../progress.js";
import { engineOf } from "./engines.js";
import { Hints } from "./hints.js";
import type { AssistHost, KnownSolution, ShownHint } from "./host.js";
import { loadTexts } from "./texts.js";

/** Faults that a board can say itself, of texts that are cells. */
const OF_CELLS = /^(empty|bad-character|too-few|too-many|row-length|row-count|extra-text)$/;

export class Assist {
  readonly #host: AssistHost;
  readonly #hints: Hints;

  constructor(host: AssistHost) {
    this.#host = host;
    this.#hints = new Hints(host, (signal) => this.solution(signal));
  }

  get #engine() {
    return engineOf(this.#host.engineUrl);
  }
  get #texts(): Promise<Localizer> {
    return loadTexts(this.#host.languageTag);
  }

  /** The next stage of a hint. */
  hint(signal: AbortSignal): Promise<ShownHint | null> {
    return this.#hints.next(signal);
  }
  /** Draws and tells a step. */
  showStep(step: Step): Promise<ShownHint> {
    return this.#hints.show(step, "reason");
  }

  /** The solution of the puzzle on the board, asked for once. What is typed into an empty board is the puzzle. */
  async solution(signal: AbortSignal): Promise<KnownSolution> {
    const { givens, value, known } = this.#host;
    const puzzle = /[1-9]/.test(givens) ? givens : value;
    if (known?.puzzle === puzzle) return known;
    const { outcome, solution } = await this.#engine.solve(puzzle, { signal });
    const found: KnownSolution = { puzzle, outcome, solution: outcome === "unique" ? solution : null };
    this.#host.know(found);
    return found;
  }

  /** The same; where there is no single one, the page is told why. */
  async #needSolution(signal: AbortSignal): Promise<Uint8Array | null> {
    const { solution, outcome } = await this.solution(signal);
    if (solution) return solution;
    const t = await this.#texts;
    signal.throwIfAborted();
    this.#host.report("solution", t(outcome === "none" ? "assist-unsolvable" : "assist-several"));
    return null;
  }

  /** Marks the entries that are wrong, as long as they stand. */
  async check(signal: AbortSignal): Promise<number[]> {
    const solution = await this.#needSolution(signal);
    const { value, givens, conflicts } = this.#host;
    const wrong = solution ? wrongEntries(value, solution) : conflicts.filter((cell) => givens[cell] === ".");
    this.#host.markWrong(wrong);
    return wrong;
  }

  async solve(signal: AbortSignal): Promise<boolean> {
    const solution = await this.#needSolution(signal);
    const { value } = this.#host;
    if (!solution) return false;
    this.#host.place(Array.from(solution, (digit, cell) => [cell, digit] as const).filter(([cell, digit]) => value[cell] !== String(digit)));
    return this.#host.solved;
  }

  async generate(request: PuzzleOptions, signal: AbortSignal): Promise<boolean> {
    const { level, technique } = this.#host;
    const wanted = { ...(level ? { level } : {}), ...(technique ? { technique } : {}), ...request } as PuzzleOptions;
    try {
      const { cells } = await this.#engine.generate(wanted, { signal });
      signal.throwIfAborted();
      this.#host.load(text81(Array.from(cells)));
      this.#host.keep();
      return true;
    } catch (error) {
      if (!(error instanceof EngineError) || !["request", "attempts", "input"].includes(error.code)) throw error;
      const t = await this.#texts;
      this.#host.report("request", t("assist-request", { reason: error.message }));
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
    if (first?.index !== 0) return this.#host.load(text81(Array.from(givens.subarray(0, 81))));
    const state = encodeState(gameOf(first));
    const { record = "" } = first.details;
    this.#host.restore(samePosition(record, state) ? record : state);
    return true;
  }

  async #refuse(fault: ReadResult): Promise<false> {
    const t = await this.#texts;
    const { error, line, column, detail, found, row } = fault;
    const message = OF_CELLS.test(error)
      ? problemLabel(t, { error, line, column, character: detail, found, row })
      : t("assist-unreadable", { error, line, column });
    this.#host.report("puzzle", message, line, column);
    return false;
  }

  async export(format: FormatId, signal: AbortSignal): Promise<string> {
    const { text, error } = await this.#engine.write(progressOf(this.#host.position), format, { signal });
    if (!error) return text;
    const t = await this.#texts;
    this.#host.report("format", t("assist-unwritable", { format, error }));
    return "";
  }
}

/** Whether a text is a record of the same position, with its history. */
function samePosition(record: string, state: string): boolean {
  const game = decodeGame(record);
  return game !== null && encodeState(game) === state;
}
