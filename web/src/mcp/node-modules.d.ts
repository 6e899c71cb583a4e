/** As much of Node.js as the streams of `nonet-mcp` use, beside what the engine does. */
declare module "node:stream" {
  type Done = (error?: Error | null) => void;
  interface Stream {
    on(event: "error", listener: (error: Error) => void): this;
    destroy(error?: Error): this;
  }
  export interface Readable extends Stream {
    setEncoding(encoding: "utf8"): this;
    pipe(destination: Transform): void;
  }
  export interface Writable extends Stream {
    write(text: string, done?: Done): boolean;
  }
  export const Writable: new (options: {
    decodeStrings: false;
    write(chunk: string, encoding: string, done: Done): void;
  }) => Writable;
  export class Transform implements Readable, Writable {
    constructor(options: { decodeStrings: false });
    _transform(chunk: string, encoding: string, done: Done): void;
    _flush(done: Done): void;
    push(text: string): boolean;
    on(event: "error", listener: (error: Error) => void): this;
    destroy(error?: Error): this;
    setEncoding(encoding: "utf8"): this;
    pipe(destination: Transform): void;
    write(text: string, done?: Done): boolean;
  }
}

declare module "node:process" {
  import type { Readable, Writable } from "node:stream";
  export const stdin: Readable;
  export const stdout: Writable;
}
