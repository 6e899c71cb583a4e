/** As much of Node.js as `nonet-mcp` uses, beside what the engine does. */
declare module "node:stream" {
  export interface Readable {
    on(event: "data", listener: (bytes: Uint8Array) => void): this;
    on(event: "end", listener: () => void): this;
    on(event: "error", listener: (error: Error) => void): this;
    pause(): this;
  }
  export interface Writable {
    on(event: "error", listener: (error: Error) => void): this;
    write(text: string, done?: (error?: Error | null) => void): boolean;
  }
}

declare module "node:process" {
  import type { Readable, Writable } from "node:stream";
  export const stdin: Readable;
  export const stdout: Writable;
  export const stderr: Writable;
  export const argv: string[];
  const process: { exitCode: number };
  export default process;
}

declare module "node:util" {
  interface Option {
    readonly type: "string" | "boolean";
    readonly short?: string;
    readonly default?: string;
  }
  type Value<One extends Option> = One["type"] extends "boolean"
    ? boolean | undefined
    : One["default"] extends string
      ? string
      : string | undefined;
  export function parseArgs<Options extends Record<string, Option>>(asked: {
    args: string[];
    options: Options;
  }): { values: { [Name in keyof Options]: Value<Options[Name]> } };
}
