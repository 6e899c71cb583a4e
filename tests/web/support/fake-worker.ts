import type { Request, Response, WorkerLike } from "../../../web/src/engine/protocol.js";

/** A worker that answers only when told to. */
export class FakeWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  onmessageerror: WorkerLike["onmessageerror"] = null;
  readonly received: Request[] = [];
  terminated = false;
  postMessage(message: Request): void {
    this.received.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  send(data: Response): void {
    this.onmessage?.({ data });
  }
  get last(): Request {
    return this.received.at(-1)!;
  }
  answer(result: unknown): void {
    this.send({ id: this.last.id, result });
  }
}
