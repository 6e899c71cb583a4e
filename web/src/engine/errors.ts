/**
 * Why an engine call was rejected:
 * - `load`: the worker script or the WebAssembly module could not be fetched or started; calling again tries again;
 * - `trap`: the engine stopped during this call and was restarted; later calls work;
 * - `input`: an argument is not a puzzle (81 cells), not an option that exists, not a whole number from 0, or not a text;
 * - `attempts`: no puzzle with the wanted properties was found in the number of attempts that the engine allows itself;
 * - `disposed`: `dispose()` was called on this engine.
 */
export type EngineErrorCode = "load" | "trap" | "input" | "attempts" | "disposed";

/** The only error, besides an `AbortError` DOMException, with which an engine call rejects. */
export class EngineError extends Error {
  override readonly name = "EngineError";
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
