/** The engine for Node.js: the same, with threads for workers, or in the thread that calls it. */
import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { Engine, EngineOptions } from "./api.js";
import { makeEngine, toEngineOptions } from "./client.js";
import { EngineError } from "./errors.js";
import { INIT_ID, type Request, type Response, type WorkerLike } from "./protocol.js";

export * from "./index.js";

interface Files {
  worker: URL;
  modules: [wasm: string, text: string, picture: string];
}

/** Addresses of files; a path that is none is one below the working directory. */
function locate({ workerUrl, wasmUrl, textUrl, pictureUrl }: EngineOptions): Files {
  // Written out in full, one literal each: bundlers find the files by this very form.
  const worker = workerUrl ?? new URL(/* @vite-ignore */ "./node-worker.js", import.meta.url);
  const wasm = wasmUrl ?? new URL(/* @vite-ignore */ "./nonet.wasm", import.meta.url);
  const text = textUrl ?? new URL(/* @vite-ignore */ "./nonet-text.wasm", import.meta.url);
  const picture = pictureUrl ?? new URL(/* @vite-ignore */ "./nonet-picture.wasm", import.meta.url);
  return {
    worker: absolute(worker),
    modules: [absolute(wasm).href, absolute(text).href, absolute(picture).href],
  };
}

/** A path may have any character in its name that means something in an address; a single letter before a colon is a drive. */
function absolute(url: string | URL): URL {
  return url instanceof URL || /^[a-z][a-z\d+.-]+:/i.test(url) ? new URL(url) : pathToFileURL(url);
}

/** What Node.js says where its working directory is gone: there it starts no thread. */
const NO_DIRECTORY = /\buv_cwd\b/;

/** A thread, as a worker of a browser. The process waits for it only while a call is under way. Where there can be no thread, this one does its work. */
class ThreadWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  onmessageerror: WorkerLike["onmessageerror"] = null;
  readonly #thread: Worker;
  readonly #open = new Map<number, Request>();
  #instead: WorkerLike | null = null;

  constructor(files: Files) {
    const { worker, modules } = files;
    this.#thread = new Worker(worker, { workerData: "nonet" });
    this.#thread.on("message", (message: Response) => this.#receive(message));
    this.#thread.on("error", ({ message }) =>
      NO_DIRECTORY.test(message) ? this.#exchange(files) : this.onerror?.({ message }),
    );
    this.#thread.on("messageerror", () => this.onmessageerror?.());
    this.#thread.unref();
    this.#thread.postMessage({ id: INIT_ID, call: "init", args: modules } satisfies Request);
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

  #exchange(files: Files): void {
    const instead = (this.#instead = new InProcessWorker(files));
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

/** The engine in this thread. Messages are copies, as between threads, and wait until other work of the thread had its turn. */
class InProcessWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  onmessageerror: WorkerLike["onmessageerror"] = null;
  readonly #receive: Promise<(request: Request) => void>;
  #ended = false;

  constructor({ modules }: Files) {
    this.#receive = import("./node-worker.js").then(({ serve }) => serve((message) => this.#reply(message)));
    this.#receive.catch((error: unknown) => this.onerror?.({ message: String(error) }));
    this.postMessage({ id: INIT_ID, call: "init", args: modules });
  }

  postMessage(request: Request): void {
    const copy = structuredClone(request);
    // Not by a timer: the shortest takes a millisecond, a hundred times as long as a call may.
    void this.#receive.then(
      (receive) => setImmediate(() => this.#ended || receive(copy)),
      () => {},
    );
  }

  terminate(): void {
    this.#ended = true;
  }

  #reply(message: Response): void {
    if (!this.#ended) this.onmessage?.({ data: structuredClone(message) });
    // What was ended in the middle of its work, by who was told of its progress, is to stop there: nobody else can
    // end it.
    if (this.#ended && "progress" in message) throw new Error("This call was ended.");
  }
}

function spawner(options: EngineOptions): () => WorkerLike {
  const { inProcess, workerSource } = options;
  if (workerSource) throw new EngineError("input", "A source of a worker is for browsers: leave out workerSource.");
  return () => (inProcess ? new InProcessWorker(locate(options)) : new ThreadWorker(locate(options)));
}

/** Makes an engine that runs in a thread of its own, in several, or with `inProcess` in this one. The process never waits for an idle engine. */
export function createEngine(given: EngineOptions = {}): Engine {
  const options = toEngineOptions(given);
  return makeEngine(options, { spawn: options.spawn ?? spawner(options), cores: availableParallelism() });
}
