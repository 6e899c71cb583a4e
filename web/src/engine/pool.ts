/** Several queues, each with a worker of its own, that share the calls. */
import { EngineError } from "./errors.js";
import type { CallQueue } from "./queue.js";

/** Whoever takes calls. */
export type Caller = Pick<CallQueue, "run" | "dispose">;

/** A call goes to the queue with the least to do; a queue is made when all others are busy, up to the size of the pool. */
export class CallPool implements Caller {
  readonly #size: number;
  readonly #make: () => CallQueue;
  readonly #queues: CallQueue[] = [];
  #disposed = false;

  constructor(size: number, make: () => CallQueue) {
    this.#size = size;
    this.#make = make;
  }

  /** Like that of a queue. */
  run(...call: Parameters<CallQueue["run"]>): Promise<unknown> {
    if (this.#disposed) return Promise.reject(new EngineError("disposed", "The engine was disposed of."));
    return this.#pick().run(...call);
  }

  #pick(): CallQueue {
    const least = this.#queues.reduce<CallQueue | undefined>((best, one) => (best && best.load <= one.load ? best : one), undefined);
    if (least && (least.load === 0 || this.#queues.length === this.#size)) return least;
    const made = this.#make();
    this.#queues.push(made);
    return made;
  }

  /** Ends all workers and rejects every call. */
  dispose(): void {
    this.#disposed = true;
    for (const queue of this.#queues) queue.dispose();
  }
}
