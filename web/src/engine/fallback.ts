/** A worker with a second one for when it cannot be loaded. */
import { INIT_ID, type Request, type Response, type WorkerLike } from "./protocol.js";

/** Permissions that the page's policy must give: a script learns only that a worker could not be started. */
const POLICY =
  'Where the page has a Content Security Policy, the worker\'s copy needs "worker-src blob:" and "script-src \'wasm-unsafe-eval\'"; or put the ' +
  "package's worker.js, nonet.wasm, nonet-text.wasm and nonet-picture.wasm beside its script, or where workerUrl, wasmUrl, textUrl and pictureUrl say.";

/** Browsers do not tell why a script that is imported was refused. */
const SAME_VERSION =
  "See that all files of the package come from one version and are served to this page; a checksum of an import map fits one version only.";

/**
 * Until one of the two has loaded, what is sent is kept too, so that the second gets all of it. Only a script or module that could not be fetched
 * is a reason to start the second one: what goes wrong later would go wrong there too.
 */
export class FallbackWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  onmessageerror: WorkerLike["onmessageerror"] = null;
  readonly #second: () => Promise<WorkerLike>;
  readonly #advice: string;
  #worker: WorkerLike | null = null;
  #sent: Request[] | null = [];
  #ended = false;

  /** `first` is null where it is known to be missing; `advice` goes with the error of both. */
  constructor(first: (() => WorkerLike) | null, second: () => Promise<WorkerLike>, advice = POLICY) {
    this.#second = second;
    this.#advice = advice;
    if (first) this.#try(first);
    else void this.#exchange("");
  }

  postMessage(message: Request): void {
    this.#worker?.postMessage(message);
    this.#sent?.push(message);
  }

  terminate(): void {
    this.#ended = true;
    this.#worker?.terminate();
  }

  #try(first: () => WorkerLike): void {
    try {
      this.#listen(first(), (why) => void this.#exchange(why));
    } catch (error) {
      void this.#exchange(String(error));
    }
  }

  /** Hands on what a worker says; what it says of its own loading is looked at first. */
  #listen(worker: WorkerLike, onMissing: (why: string) => void): void {
    this.#worker = worker;
    worker.onmessage = (event) => {
      if (event.data.id === INIT_ID && isMissing(event.data)) return onMissing(event.data.error.message);
      // Its script runs, or more: the module may still be missing after the former.
      if (!("progress" in event.data)) this.#sent = null;
      this.onmessage?.(event);
    };
    worker.onerror = (event) => {
      if (!this.#sent) return this.onerror?.(event);
      event.preventDefault?.();
      onMissing(event.message || "worker.js could not be loaded.");
    };
    worker.onmessageerror = () => this.onmessageerror?.();
  }

  async #exchange(why: string): Promise<void> {
    this.#worker?.terminate();
    this.#worker = null;
    try {
      const worker = await this.#second();
      if (this.#ended) return worker.terminate();
      this.#listen(worker, (second) => this.#give(why, second));
      for (const message of this.#sent ?? []) worker.postMessage(message);
    } catch (error) {
      this.#give(why, `The worker's copy could not be imported either (${String(error)}). ${SAME_VERSION}`);
    }
  }

  #give(first: string, second: string): void {
    const message = [...new Set([first, second, this.#advice])].filter(Boolean).join(" ");
    this.onmessage?.({ data: { id: INIT_ID, error: { name: "LoadError", message } } });
  }
}

/** Whether a file is not there, as opposed to a module that cannot run. */
function isMissing(message: Response): message is Extract<Response, { error: unknown }> {
  return "error" in message && message.error.name === "LoadError";
}

/** Starts a worker, or where it cannot be loaded, the second one. A worker that failed once is not tried again. */
export function withFallback(
  first: () => WorkerLike,
  second: () => Promise<WorkerLike>,
  advice?: string,
): () => WorkerLike {
  let isMissing = false;
  const instead = (): Promise<WorkerLike> => {
    isMissing = true;
    return second();
  };
  return () => new FallbackWorker(isMissing ? null : first, instead, advice);
}
