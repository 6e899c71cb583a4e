/** Several queues, each with a worker of its own, that share the calls. */
import { EngineError } from "./errors.js";
import { abortError, type CallQueue } from "./queue.js";

/** Whoever takes calls. */
export type Caller = Pick<CallQueue, "run" | "dispose">;

type Call = Parameters<CallQueue["run"]>;

interface Waiting {
  call: Call;
  resolve(answer: Promise<unknown>): void;
  reject(reason: unknown): void;
}

/** The first call that waits goes to the first queue that has nothing to do: a long call holds up no other one. */
export class CallPool implements Caller {
  readonly #size: number;
  readonly #make: () => CallQueue;
  readonly #queues: CallQueue[] = [];
  #waiting: Waiting[] = [];
  #disposed = false;

  constructor(size: number, make: () => CallQueue) {
    this.#size = size;
    this.#make = make;
  }

  /** Like that of a queue. */
  run(...call: Call): Promise<unknown> {
    if (this.#disposed) return Promise.reject(new EngineError("disposed", "The engine was disposed of."));
    const queue = this.#free();
    return queue ? this.#give(queue, call) : this.#wait(call);
  }

  /** A queue without work; a new one as long as there is room. */
  #free(): CallQueue | undefined {
    const idle = this.#queues.find(({ isBusy }) => !isBusy);
    if (idle || this.#queues.length === this.#size) return idle;
    const made = this.#make();
    this.#queues.push(made);
    return made;
  }

  #give(queue: CallQueue, call: Call): Promise<unknown> {
    const answer = queue.run(...call);
    const next = (): void => this.#next();
    void answer.then(next, next);
    return answer;
  }

  #wait(call: Call): Promise<unknown> {
    const signal = call[2]?.signal;
    if (signal?.aborted) return Promise.reject(abortError(signal));
    return new Promise((resolve, reject) => {
      const onAbort = (): void => {
        this.#waiting = this.#waiting.filter((other) => other !== one);
        reject(abortError(signal));
      };
      const one: Waiting = {
        call,
        resolve: (answer) => (signal?.removeEventListener("abort", onAbort), resolve(answer)),
        reject,
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      this.#waiting.push(one);
    });
  }

  #next(): void {
    const queue = this.#disposed || this.#waiting.length === 0 ? undefined : this.#free();
    const one = queue && this.#waiting.shift();
    if (queue && one) one.resolve(this.#give(queue, one.call));
  }

  /** Ends all workers and rejects every call. */
  dispose(): void {
    this.#disposed = true;
    for (const queue of this.#queues) queue.dispose();
    for (const { reject } of this.#waiting.splice(0))
      reject(new EngineError("disposed", "The engine was disposed of."));
  }
}
