/** The engine in the thread that calls it, behind the same messages as a worker. */
import { INIT_ID, type Request, type Response, type WorkerLike } from "./protocol.js";

/** Begins to answer: resolves with what takes requests, and gives each response to `reply`. */
export type Serve = (reply: (message: Response) => void) => Promise<(request: Request) => void>;

/** Does something when other work of the thread had its turn. */
export type Later = (task: () => void) => void;

/** Messages are copies, as between threads, and wait until other work of the thread had its turn. */
export class InProcessWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  onmessageerror: WorkerLike["onmessageerror"] = null;
  readonly #receive: Promise<(request: Request) => void>;
  readonly #later: Later;
  #ended = false;

  /** `places` say where the modules are, to who answers. */
  constructor(serve: Serve, later: Later, places: readonly string[]) {
    this.#later = later;
    this.#receive = serve((message) => this.#reply(message));
    this.#receive.catch((error: unknown) => this.onerror?.({ message: String(error) }));
    this.postMessage({ id: INIT_ID, call: "init", args: [...places] });
  }

  postMessage(request: Request): void {
    const copy = structuredClone(request);
    void this.#receive.then(
      (receive) => this.#later(() => this.#ended || receive(copy)),
      () => {},
    );
  }

  terminate(): void {
    this.#ended = true;
  }

  #reply(message: Response): void {
    if (!this.#ended) this.onmessage?.({ data: structuredClone(message) });
    // A call ended from its own progress function has to stop there: nobody else can end it.
    if (this.#ended && "progress" in message) throw new Error("This call was ended.");
  }
}
