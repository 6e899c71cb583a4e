import { checkVersion, EngineError } from "./errors.js";
import { INIT_ID, type Response, type WorkerLike } from "./protocol.js";

/** Options of one call. */
export interface CallOptions {
  /** Aborting drops a waiting call, and stops a running one by restarting the worker. Rejects with an `AbortError`. */
  signal?: AbortSignal | undefined;
}

/** Options of a call that can last. */
export interface ProgressOptions<Told extends unknown[] = [amount: number]> extends CallOptions {
  /**
   * Called now and then with a number that grows, or more; the call tells what. Never called after the call settled. An
   * error it throws ends the call, which rejects with it.
   */
  onProgress?: ((...told: Told) => void) | undefined;
}

/** Options of any call, whatever its progress holds. */
type AnyOptions = ProgressOptions<never>;

interface Job {
  id: number;
  call: string;
  args: unknown[];
  options: AnyOptions;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
  onAbort(): void;
}

/**
 * Runs calls on one worker, one at a time and in order. The worker is started by the first call, ended by an abort, a trap,
 * an answer that took much memory or `idleMs` without work, and started again by the next call. A call that waits never suffers from the one before it.
 */
export class CallQueue {
  readonly #spawn: () => WorkerLike;
  readonly #idleMs: number;
  readonly #waiting: Job[] = [];
  #running: Job | null = null;
  #worker: WorkerLike | null = null;
  #loaded = false;
  #disposed = false;
  #nextId = INIT_ID + 1;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(spawn: () => WorkerLike, idleMs: number) {
    this.#spawn = spawn;
    this.#idleMs = idleMs;
  }

  /** True while a call runs or waits. */
  get isBusy(): boolean {
    return this.#running !== null || this.#waiting.length > 0;
  }

  /** Queues a call and resolves with what the worker answers. */
  run(call: string, args: unknown[], options: AnyOptions = {}): Promise<unknown> {
    if (this.#disposed) return Promise.reject(new EngineError("disposed", "The engine was disposed of."));
    if (options.signal?.aborted) return Promise.reject(abortError(options.signal));
    return new Promise((resolve, reject) => {
      const job: Job = { id: this.#nextId++, call, args, options, resolve, reject, onAbort: () => this.#abort(job) };
      options.signal?.addEventListener("abort", job.onAbort, { once: true });
      this.#waiting.push(job);
      this.#startNext();
    });
  }

  /** Ends the worker and rejects every call, waiting or running. */
  dispose(): void {
    this.#disposed = true;
    const jobs = [...(this.#running ? [this.#running] : []), ...this.#waiting.splice(0)];
    this.#running = null;
    this.#stopWorker();
    for (const job of jobs) settle(job).reject(new EngineError("disposed", "The engine was disposed of."));
  }

  #startNext(): void {
    if (this.#running) return;
    const job = this.#waiting.shift();
    if (!job) return this.#scheduleIdleStop();
    clearTimeout(this.#idleTimer);
    this.#running = job;
    try {
      this.#worker ??= this.#startWorker();
      const { id, call, args } = job;
      this.#worker.postMessage({ id, call, args, progress: job.options.onProgress !== undefined });
    } catch (error) {
      const cannotBeSent = error instanceof DOMException && error.name === "DataCloneError";
      this.#fail(new EngineError(cannotBeSent ? "input" : "load", messageOf(error)));
    }
  }

  #startWorker(): WorkerLike {
    this.#loaded = false;
    const worker = this.#spawn();
    // A worker that was terminated may still have a message under way: only the present one is listened to.
    worker.onmessage = (event) => this.#worker === worker && this.#receive(event.data);
    worker.onerror = (event) => {
      event.preventDefault?.();
      if (this.#worker === worker) this.#crash(event.message);
    };
    worker.onmessageerror = () => this.#worker === worker && this.#crash("An unreadable message came from the worker.");
    return worker;
  }

  #receive(message: Response): void {
    if (message.id === INIT_ID) {
      if ("error" in message) this.#fail(new EngineError("load", message.error.message));
      else if ("result" in message) this.#start(message.result);
      return;
    }
    const job = this.#running;
    if (!job || job.id !== message.id) return;
    if ("progress" in message) this.#tell(job, message.progress);
    else if ("error" in message) this.#fail(callError(message.error));
    else this.#finish(job, message.result, message.ends);
  }

  #start(version: unknown): void {
    try {
      checkVersion("The engine's worker", version);
      this.#loaded = true;
    } catch (error) {
      this.#fail(new EngineError("load", messageOf(error)));
    }
  }

  /** An error of the caller's function ends its call: nobody else could be told, and the work would go on unseen. */
  #tell({ options }: Job, told: readonly unknown[]): void {
    try {
      options.onProgress?.(...(told as never));
    } catch (error) {
      this.#fail(error);
    }
  }

  #finish(job: Job, result: unknown, ends = false): void {
    if (ends) this.#stopWorker();
    this.#running = null;
    settle(job).resolve(result);
    this.#startNext();
  }

  #crash(message: string | undefined): void {
    const fallback = this.#loaded ? "The engine stopped unexpectedly." : "The engine's worker could not be loaded.";
    this.#fail(new EngineError(this.#loaded ? "trap" : "load", message || fallback));
  }

  /** Rejects the running call. The worker's memory cannot be trusted any more, so the next call gets a new one. */
  #fail(error: unknown): void {
    const job = this.#running;
    this.#running = null;
    this.#stopWorker();
    if (job) settle(job).reject(error);
    this.#startNext();
  }

  #abort(job: Job): void {
    const index = this.#waiting.indexOf(job);
    if (index >= 0) this.#waiting.splice(index, 1);
    else if (this.#running === job) {
      this.#running = null;
      this.#stopWorker();
    }
    settle(job).reject(abortError(job.options.signal));
    this.#startNext();
  }

  #scheduleIdleStop(): void {
    clearTimeout(this.#idleTimer);
    if (!this.#worker || !Number.isFinite(this.#idleMs)) return;
    this.#idleTimer = setTimeout(() => this.#stopWorker(), this.#idleMs);
    // In Node.js a process must not wait for it.
    (this.#idleTimer as { unref?(): void }).unref?.();
  }

  #stopWorker(): void {
    clearTimeout(this.#idleTimer);
    this.#worker?.terminate();
    this.#worker = null;
  }
}

/** Stops listening for the abort of a job that is about to be resolved or rejected. */
function settle(job: Job): Job {
  job.options.signal?.removeEventListener("abort", job.onAbort);
  return job;
}

/** The error with which an aborted call rejects. */
export function abortError(signal: AbortSignal | undefined): unknown {
  const reason: unknown = signal?.reason;
  return reason instanceof DOMException && reason.name === "AbortError"
    ? reason
    : new DOMException("The call was aborted.", "AbortError");
}

/** The module that reads and writes is fetched by the first call that wants it. */
function callError({ name, message }: { name: string; message: string }): EngineError {
  return name === "LoadError" ? new EngineError("load", message) : new EngineError("trap", `${name}: ${message}`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
