/** The engine for Node.js: the same, with threads for workers, or in the thread that calls it. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Engine, EngineOptions } from "./api.js";
import { makeEngine } from "./client.js";
import { EngineError } from "./errors.js";
import { INIT_ID, type Request, type Response, type WorkerLike } from "./protocol.js";

export * from "./index.js";

interface Files {
  worker: URL;
  modules: [wasm: string, text: string];
}

/** Addresses of files; a path that is none is one below the working directory. */
function locate({ workerUrl, wasmUrl, textUrl }: EngineOptions): Files {
  // Written out in full, one literal each: bundlers find the files by this very form.
  const worker = workerUrl ?? new URL(/* @vite-ignore */ "./node-worker.js", import.meta.url);
  const wasm = wasmUrl ?? new URL(/* @vite-ignore */ "./nonet.wasm", import.meta.url);
  const text = textUrl ?? new URL(/* @vite-ignore */ "./nonet-text.wasm", import.meta.url);
  return { worker: absolute(worker), modules: [absolute(wasm).href, absolute(text).href] };
}

function absolute(url: string | URL): URL {
  const { cwd } = (globalThis as unknown as { process: { cwd(): string } }).process;
  return new URL(url, `file://${cwd()}/`);
}

const event = <T>(data: T): MessageEvent<T> => ({ data }) as MessageEvent<T>;

/** A thread, as a worker of a browser. The process waits for it only while a call is under way. */
class ThreadWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  onmessageerror: WorkerLike["onmessageerror"] = null;
  readonly #thread: Worker;
  readonly #open = new Set<number>();

  constructor({ worker, modules }: Files) {
    this.#thread = new Worker(worker, { workerData: "nonet" });
    this.#thread.on("message", (message: Response) => this.#receive(message));
    this.#thread.on("error", ({ message }) => this.onerror?.({ message } as ErrorEvent));
    this.#thread.on("messageerror", () => this.onmessageerror?.(event(null)));
    this.#thread.unref();
    this.#thread.postMessage({ id: INIT_ID, call: "init", args: modules } satisfies Request);
  }

  postMessage(request: Request): void {
    this.#thread.postMessage(request);
    this.#open.add(request.id);
    this.#thread.ref();
  }

  terminate(): void {
    void this.#thread.terminate();
  }

  #receive(message: Response): void {
    if (!("progress" in message)) this.#open.delete(message.id);
    if (this.#open.size === 0) this.#thread.unref();
    this.onmessage?.(event(message));
  }
}

/** The engine in this thread. Messages are copies, as between threads, and wait until other work of the thread had its turn. */
class InProcessWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  onmessageerror: WorkerLike["onmessageerror"] = null;
  readonly #receive: Promise<(request: Request) => void>;
  #ended = false;

  constructor({ modules }: Files) {
    this.#receive = import("./node-worker.js").then(({ serve }) => serve((message) => this.#reply(message)));
    this.#receive.catch((error: unknown) => this.onerror?.({ message: String(error) } as ErrorEvent));
    this.postMessage({ id: INIT_ID, call: "init", args: modules });
  }

  postMessage(request: Request): void {
    const copy = structuredClone(request);
    void this.#receive.then((receive) => setTimeout(() => this.#ended || receive(copy)), () => {});
  }

  terminate(): void {
    this.#ended = true;
  }

  #reply(message: Response): void {
    if (!this.#ended) this.onmessage?.(event(structuredClone(message)));
  }
}

function spawner(options: EngineOptions): () => WorkerLike {
  const { inProcess, workerSource } = options;
  if (workerSource) throw new EngineError("input", "A source of a worker is for browsers: leave out workerSource.");
  return () => (inProcess ? new InProcessWorker(locate(options)) : new ThreadWorker(locate(options)));
}

/** Makes an engine that runs in a thread of its own, in several, or with `inProcess` in this one. The process never waits for an idle engine. */
export function createEngine(options: EngineOptions = {}): Engine {
  return makeEngine(options, { spawn: options.spawn ?? spawner(options), cores: availableParallelism() });
}
