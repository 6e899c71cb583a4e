/** The duties to its caller of a program that speaks JSON-RPC 2.0 line by line, and the protocol's package leaves open. */
import { type Readable, Transform, Writable } from "node:stream";
import { setImmediate } from "node:timers";

const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
/** No text that a tool takes is as long. */
const LONGEST = 8_000_000;
/** In milliseconds: nobody waits longer for the last answers once there is no more input. */
const LAST_ANSWERS = 60_000;

interface Message {
  jsonrpc?: unknown;
  id?: unknown;
  method?: unknown;
  params?: { requestId?: unknown };
}

/**
 * Lines that are no messages are answered instead of passed over. The end of input is reported when all requests have
 * been answered: `nonet-mcp < calls` would end before its first answer.
 */
export class Lines extends Transform {
  /** Where the answers go. */
  readonly answers: Writable;
  readonly #asked = new Set<string>();
  #rest = "";
  /** A line that is too long is passed over to its end. */
  #skips = false;
  #over: (() => void) | null = null;
  #isGone = false;

  constructor(input: Readable, output: Writable) {
    super({ decodeStrings: false });
    input.setEncoding("utf8");
    this.answers = new Writable({
      decodeStrings: false,
      write: (chunk: string, _encoding, done) => {
        this.#settle((JSON.parse(chunk) as Message).id);
        output.write(chunk, done);
      },
    });
    // A caller that is gone takes no answer, and none is waited for.
    output.on("error", (error) => {
      this.answers.destroy(error);
      this.#isGone = true;
      this.#settle(undefined);
    });
    input.on("error", (error) => this.destroy(error));
    input.pipe(this);
  }

  override _transform(chunk: string, _encoding: string, done: () => void): void {
    const lines = (this.#rest + chunk).split("\n");
    this.#rest = lines.pop()!;
    for (const line of lines) {
      if (!this.#skips) this.#pass(line);
      this.#skips = false;
    }
    if (this.#rest.length > LONGEST) {
      if (!this.#skips)
        this.#refuse(null, INVALID_REQUEST, "This line is too long: it has more than 8 million characters.");
      this.#skips = true;
      this.#rest = "";
    }
    done();
  }

  override _flush(done: () => void): void {
    if (this.#rest && !this.#skips) this.#pass(this.#rest);
    const late = setTimeout(() => this.#over?.(), LAST_ANSWERS);
    this.#over = () => {
      this.#over = null;
      clearTimeout(late);
      done();
    };
    this.#settle(undefined);
  }

  #pass(line: string): void {
    if (!line.trim()) return;
    let message: Message | null;
    try {
      message = JSON.parse(line) as Message | null;
    } catch (error) {
      return this.#refuse(null, PARSE_ERROR, `This line is not JSON: ${(error as Error).message}`);
    }
    const { jsonrpc, id, method, params } = message ?? {};
    if (jsonrpc !== "2.0")
      return this.#refuse(id ?? null, INVALID_REQUEST, 'A message is an object with "jsonrpc": "2.0".');
    if (typeof method === "string" && id !== undefined) this.#asked.add(JSON.stringify(id));
    // It gets no answer any more.
    if (method === "notifications/cancelled") this.#settle(params?.requestId);
    this.push(`${line}\n`);
  }

  #settle(id: unknown): void {
    this.#asked.delete(JSON.stringify(id));
    // The answer is written first.
    if (this.#over && (this.#isGone || this.#asked.size === 0)) setImmediate(() => this.#over?.());
  }

  #refuse(id: unknown, code: number, message: string): void {
    this.answers.write(`${JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } })}\n`);
  }
}
