/**
 * The messages between the engine client and its worker. A worker handles one call at a time and answers in order.
 * Call 0 is always `init`, whose answer says that the module has loaded. Before it, progress may say that the worker's script runs.
 */

/** Message from the client. */
export interface Request {
  id: number;
  call: string;
  args: unknown[];
  /** True when the caller wants progress messages. */
  progress?: boolean;
}

/** The answer of a call. `ends`: it took so much memory that the worker shall end with it. */
export interface Answer {
  id: number;
  result: unknown;
  ends?: boolean;
}

/**
 * Message from the worker; `progress` may come any number of times before the one result or error, and holds the
 * arguments for the caller's progress function.
 */
export type Response =
  | Answer
  | { id: number; error: { name: string; message: string } }
  | { id: number; progress: readonly unknown[] };

/** Event of a worker that could not be loaded, or stopped. */
export interface WorkerFault {
  readonly message: string;
  preventDefault?(): void;
}

/** The part of `Worker` that the client uses, so that tests can stand in for it. Browsers have its events by other names, which the types of Node.js have not. */
export interface WorkerLike {
  postMessage(message: Request): void;
  terminate(): void;
  onmessage: ((event: { readonly data: Response }) => void) | null;
  onerror: ((event: WorkerFault) => void) | null;
  onmessageerror: (() => void) | null;
}

export const INIT_ID = 0;

/** A file of the engine of which nothing comes for so long counts as missing: a request may hang for ever. */
export const QUIET_SECONDS = 8;
