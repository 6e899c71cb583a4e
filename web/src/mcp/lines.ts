/**
 * JSON-RPC 2.0 over two streams, a message a line, with the duties that the protocol's package leaves open: every line
 * that asks for something gets an answer, also one that is no message, and none is lost when the input ends.
 */

import type { Readable, Writable } from "node:stream";
import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type Transport,
} from "@modelcontextprotocol/server";

const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const INVALID_PARAMS = -32_602;
const INTERNAL_ERROR = -32_603;
/** In bytes. No text that a tool takes is as long. */
const LONGEST = 8_000_000;
/** No message of the protocol is nested half as deeply, and what looks at its parts does so by recursion. */
const DEEPEST = 64;
const NEWLINE = 10;

type Fields = Record<string, unknown>;
type Id = string | number;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isId = (value: unknown): value is Id => typeof value === "string" || Number.isSafeInteger(value);
const keyOf = (id: Id): string => JSON.stringify(id);

/** Whether lists and objects of a text of JSON lie more deeply in each other than a message needs. */
function isDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return false;
}

export class Lines implements Transport {
  onmessage?: NonNullable<Transport["onmessage"]>;
  onclose?: () => void;
  onerror?: (error: Error) => void;
  /** Once there is no more input and nothing to answer: whether everything was answered. */
  readonly done: Promise<boolean>;
  readonly #input: Readable;
  readonly #output: Writable;
  /** Requests without an answer yet. */
  readonly #asked = new Set<string>();
  readonly #decoder = new TextDecoder();
  #end!: (all: boolean) => void;
  #line = "";
  #size = 0;
  #hasEnded = false;

  constructor(input: Readable, output: Writable) {
    this.#input = input;
    this.#output = output;
    this.done = new Promise((resolve) => (this.#end = resolve));
  }

  start(): Promise<void> {
    this.#input.on("data", (bytes) => this.#take(bytes));
    this.#input.on("end", () => this.#close());
    this.#input.on("error", () => this.#close());
    // A caller that is gone takes no answer, and none is waited for.
    this.#output.on("error", () => this.#end(this.#asked.size === 0));
    return Promise.resolve();
  }

  send(message: JSONRPCMessage): Promise<void> {
    return new Promise((resolve, reject) =>
      this.#output.write(`${JSON.stringify(withOwnFault(message))}\n`, (error) => {
        if (error) return reject(error);
        if (!("method" in message) && isId(message.id)) this.#settle(message.id);
        resolve();
      }),
    );
  }

  close(): Promise<void> {
    this.#input.pause();
    this.onclose?.();
    return Promise.resolve();
  }

  /** Of a line that is too long no more than that is kept, in however many pieces it comes. */
  #take(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length; ) {
      const at = bytes.indexOf(NEWLINE, from);
      const to = at < 0 ? bytes.length : at;
      this.#add(bytes.subarray(from, to));
      if (at >= 0) this.#finish();
      from = to + 1;
    }
  }

  #add(part: Uint8Array): void {
    const before = this.#size;
    this.#size += part.length;
    if (this.#size <= LONGEST) this.#line += this.#decoder.decode(part, { stream: true });
    else if (before <= LONGEST) this.#refuse(null, INVALID_REQUEST, "This line is too long: it has more than 8 MB.");
  }

  #finish(): void {
    const line = this.#line + this.#decoder.decode();
    const isWhole = this.#size <= LONGEST;
    this.#line = "";
    this.#size = 0;
    if (isWhole && line.trim()) this.#pass(line);
  }

  #close(): void {
    if (this.#hasEnded) return;
    this.#finish();
    this.#hasEnded = true;
    this.#endWhenAnswered();
  }

  #pass(line: string): void {
    let message: unknown;
    try {
      message = JSON.parse(line);
    } catch (error) {
      return this.#refuse(null, PARSE_ERROR, `This line is not JSON: ${(error as Error).message}`);
    }
    if (!isObject(message))
      return this.#refuse(null, INVALID_REQUEST, "A message is one object, on a line of its own.");
    const { id, method, params } = message;
    // An answer to something that was never asked.
    if (method === undefined && ("result" in message || "error" in message)) return;
    const fault = faultOf(message);
    if (fault) return this.#refuse(isId(id) ? id : null, fault.code, fault.message);
    if (id === undefined) {
      // What is cancelled gets no answer any more.
      const cancelled = method === "notifications/cancelled" && isObject(params) ? params["requestId"] : undefined;
      if (isId(cancelled)) this.#settle(cancelled);
    } else if (this.#asked.has(keyOf(id as Id))) {
      return this.#refuse(id as Id, INVALID_REQUEST, "A request with this id has no answer yet.");
      // The answer to this one is the end of the connection.
    } else if (method !== "subscriptions/listen") {
      this.#asked.add(keyOf(id as Id));
    }
    this.onmessage?.(message as unknown as JSONRPCMessage);
  }

  #settle(id: Id): void {
    this.#asked.delete(keyOf(id));
    this.#endWhenAnswered();
  }

  #endWhenAnswered(): void {
    if (this.#hasEnded && this.#asked.size === 0) this.#end(true);
  }

  #refuse(id: Id | null, code: number, message: string): void {
    this.#output.write(`${JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } })}\n`);
  }
}

/** The protocol's package calls parameters that it refuses a fault of its own, and gives the list of its checks for a reason. */
function withOwnFault(message: JSONRPCMessage): JSONRPCMessage {
  if (!("error" in message) || message.error.code !== INTERNAL_ERROR) return message;
  const issues = issuesIn(message.error.message);
  if (!issues) return message;
  const text = issues.map(({ path, message: why }) => `${path.join(".")}: ${why}`).join("; ");
  return { ...message, error: { code: INVALID_PARAMS, message: text } };
}

function issuesIn(text: string): { path: unknown[]; message: string }[] | null {
  try {
    const issues = JSON.parse(text) as unknown;
    const isIssue = (one: unknown): boolean =>
      isObject(one) && Array.isArray(one["path"]) && typeof one["message"] === "string";
    return Array.isArray(issues) && issues.length && issues.every(isIssue) ? issues : null;
  } catch {
    return null;
  }
}

/** Why an object is no request and no notification; null where it is one. */
function faultOf(message: Fields): { code: number; message: string } | null {
  const { jsonrpc, id, method, params } = message;
  const invalid = (text: string, code = INVALID_REQUEST): { code: number; message: string } => ({
    code,
    message: text,
  });
  const ofParams = id === undefined ? INVALID_REQUEST : INVALID_PARAMS;
  if (isDeep(message)) return invalid(`A message is nested at most ${DEEPEST} levels deep.`);
  if (jsonrpc !== "2.0") return invalid('A message is an object with "jsonrpc": "2.0".');
  if (id !== undefined && !isId(id)) return invalid("An id is a text or a whole number.");
  if (typeof method !== "string") return invalid('"method" is a text.');
  if (params !== undefined && !isObject(params)) return invalid('"params" is an object.', ofParams);
  if (id === undefined ? isJSONRPCNotification(message) : isJSONRPCRequest(message)) return null;
  const strange = Object.keys(message).find((name) => !["jsonrpc", "id", "method", "params"].includes(name));
  return strange === undefined
    ? invalid('The "_meta" of "params" is not as the protocol has it.', ofParams)
    : invalid(`A message has no ${JSON.stringify(strange)}.`);
}
