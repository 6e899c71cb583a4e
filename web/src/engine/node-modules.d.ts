/** As much of Node.js as `node.ts` and `node-worker.ts` use: the types of all of it would be those of the page too. */
declare module "node:worker_threads" {
  interface MessagePort {
    postMessage(message: unknown): void;
    on(event: "message", listener: (message: never) => void): void;
  }
  export const parentPort: MessagePort | null;
  export const workerData: unknown;
  export class Worker {
    constructor(script: URL | string, options: { workerData?: unknown; eval?: boolean });
    postMessage(message: unknown): void;
    on(event: "message", listener: (message: never) => void): this;
    on(event: "error" | "messageerror", listener: (error: Error) => void): this;
    ref(): void;
    unref(): void;
    terminate(): Promise<number>;
  }
}

declare module "node:fs/promises" {
  export function readFile(url: URL): Promise<Uint8Array<ArrayBuffer>>;
}

declare module "node:timers" {
  export function setImmediate(task: () => void): void;
}

declare module "node:url" {
  export function pathToFileURL(path: string): URL;
}

declare module "node:os" {
  export function availableParallelism(): number;
}
