/** A thread of Node.js, as a worker of a browser. */
import { Worker } from "node:worker_threads";
import { INIT_ID, type Request, type Response, type WorkerLike } from "./protocol.js";

/** Node.js's error where its working directory is gone: there it starts no thread. */
const NO_DIRECTORY = /\buv_cwd\b/;

/**
 * Makes a worker of a browser out of a thread. Not by `require`: a process whose scripts count as modules has none. The
 * port keeps messages that come in before.
 */
const AS_IN_BROWSER = (source: string): string => `globalThis.self = globalThis;
import("node:worker_threads").then(({ parentPort: port }) => {
  self.postMessage = (message) => port.postMessage(message);
  self.addEventListener = (_type, listener) => port.on("message", (data) => listener({ data }));
${source}
});`;

/** The script of a thread, and the places of the modules for it. */
export interface ThreadScript {
  /** The address of a module, or the source of a classic worker script. */
  script: URL | string;
  modules: readonly string[];
}

function start({ script, modules }: ThreadScript): Worker {
  const thread =
    typeof script === "string"
      ? new Worker(AS_IN_BROWSER(script), { eval: true })
      : new Worker(script, { workerData: "nonet" });
  thread.unref();
  thread.postMessage({ id: INIT_ID, call: "init", args: [...modules] } satisfies Request);
  return thread;
}

/** The process waits for a thread only while a call is under way. Where there can be no thread, a substitute does its work. */
export class ThreadWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  onmessageerror: WorkerLike["onmessageerror"] = null;
  readonly #thread: Worker;
  readonly #open = new Map<number, Request>();
  readonly #standIn: () => WorkerLike;
  #instead: WorkerLike | null = null;

  constructor(script: ThreadScript, standIn: () => WorkerLike) {
    this.#standIn = standIn;
    this.#thread = start(script);
    this.#thread.on("message", (message: Response) => this.#receive(message));
    this.#thread.on("error", ({ message }) =>
      NO_DIRECTORY.test(message) ? this.#exchange() : this.onerror?.({ message }),
    );
    this.#thread.on("messageerror", () => this.onmessageerror?.());
  }

  postMessage(request: Request): void {
    if (this.#instead) return this.#instead.postMessage(request);
    this.#thread.postMessage(request);
    this.#open.set(request.id, request);
    this.#thread.ref();
  }

  terminate(): void {
    this.#instead?.terminate();
    void this.#thread.terminate();
  }

  #exchange(): void {
    const instead = (this.#instead = this.#standIn());
    instead.onmessage = (event) => this.onmessage?.(event);
    instead.onerror = (event) => this.onerror?.(event);
    for (const request of this.#open.values()) instead.postMessage(request);
  }

  #receive(message: Response): void {
    if (!("progress" in message)) this.#open.delete(message.id);
    if (this.#open.size === 0) this.#thread.unref();
    this.onmessage?.({ data: message });
  }
}
