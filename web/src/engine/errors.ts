/** Why an engine call was rejected. */
import type { RequestFault } from "#wasm";
import { version } from "../../package.json";
import type { Generated } from "./generated.js";

/**
 * Why an engine call was rejected:
 * - `load`: the worker script or the WebAssembly module could not be fetched or started; calling again tries again;
 * - `trap`: the engine stopped during this call and was restarted; later calls work;
 * - `input`: an argument is not of its type, not a puzzle (81 cells), has an option that the call does not, not a whole number from 0, or not a text;
 * - `request`: no puzzle can meet the request, see `RequestError`;
 * - `attempts`: no puzzle with the wanted properties was found within the budget, see `NotFoundError`;
 * - `disposed`: `dispose()` was called on this engine.
 */
export type EngineErrorCode = "load" | "trap" | "input" | "request" | "attempts" | "disposed";

/** The only error, besides an `AbortError` DOMException and what the caller's own `onProgress` throws, with which an engine call rejects. */
export class EngineError extends Error {
  override readonly name: string = "EngineError";
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** @internal For what the engine takes for no value of its kind; `value` where it is known and short enough to print. */
export function refusal(part: string, value?: unknown): EngineError {
  const said = typeof value === "string" && value.length <= 40 ? ` "${value}"` : "";
  return new EngineError("input", `The engine did not accept the input: ${part}${said}.`);
}

/** Why no puzzle can meet the request, and the place of the fault: a cell 0–80, a house 0–26, or -1; a digit, or 0. */
export interface RequestProblem {
  fault: RequestFault;
  cell: number;
  house: number;
  digit: number;
}

/** Known before anything was tried. */
export class RequestError extends EngineError {
  override readonly name = "RequestError";
  readonly problem: RequestProblem;

  constructor(message: string, problem: RequestProblem) {
    super("request", message);
    this.problem = problem;
  }
}

/** The budget is used up. The message says in words what the nearest puzzle is not, and `nearest.missed` by the ids of these parts. */
export class NotFoundError extends EngineError {
  override readonly name = "NotFoundError";
  readonly nearest: Generated;

  constructor(message: string, nearest: Generated) {
    super("attempts", message);
    this.nearest = nearest;
  }
}

/** @internal In a worker: a file of the engine is not where it should be. The name crosses to the client. */
export class LoadError extends Error {
  override readonly name = "LoadError";
  /** Whether it was waited for in vain. */
  readonly hangs: boolean;

  constructor(message: string, hangs = false) {
    super(message);
    this.hangs = hangs;
  }
}

/** @internal Throws where a part of the engine says that it is of another version, as after half a deployment. */
export function checkVersion(part: string, found: unknown): void {
  if (found !== version)
    throw new LoadError(
      `${part} is of version ${String(found)}, and its script of ${version}: take all files of one version.`,
    );
}
