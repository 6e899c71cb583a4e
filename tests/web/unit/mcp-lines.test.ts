/** The lines of the assistants' server: what each is owed, and when all is done. */
import { PassThrough, Writable } from "node:stream";
import { expect, test, vi } from "vitest";
import { Lines } from "../../../web/src/mcp/lines.js";

interface Answer {
  id: unknown;
  error?: { code: number; message: string };
}

/** A server that takes what gets through, and answers when it is told to. */
function serve(): {
  lines: Lines;
  input: PassThrough;
  output: Writable;
  answers: Answer[];
  taken: { id?: string | number }[];
  isDone(): Promise<boolean | "waits">;
} {
  const input = new PassThrough();
  const answers: Answer[] = [];
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      for (const line of chunk.toString().trimEnd().split("\n")) answers.push(JSON.parse(line) as Answer);
      done();
    },
  });
  const lines = new Lines(input, output);
  const taken: { id?: string | number }[] = [];
  lines.onmessage = (message) => void taken.push(message as { id?: string | number });
  void lines.start();
  const turn = (): Promise<"waits"> => new Promise((done) => setTimeout(done, 20, "waits"));
  return { lines, input, output, answers, taken, isDone: () => Promise.race([lines.done, turn()]) };
}
const request = (id: unknown, more: object = {}): string =>
  JSON.stringify({ jsonrpc: "2.0", id, method: "tools/call", ...more });

/** What comes of lines that are there at once. */
async function answersTo(...lines: string[]): Promise<{ answers: Answer[]; taken: { id?: string | number }[] }> {
  const { input, answers, taken, isDone } = serve();
  input.end(lines.join("\n"));
  await isDone();
  return { answers, taken };
}

const deep = (levels: number): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;

test.each([
  ["nonsense", null, -32700],
  ['{"jsonrpc":"2.0","id":1', null, -32700],
  ["5", null, -32600],
  ["null", null, -32600],
  ["[]", null, -32600],
  [`[${request(1)},${request(2)}]`, null, -32600],
  ['{"id":4}', 4, -32600],
  ['{"jsonrpc":"1.0","id":"a","method":"ping"}', "a", -32600],
  [request({}), null, -32600],
  [request(null), null, -32600],
  [request([1]), null, -32600],
  [request(true), null, -32600],
  [request(1.5), null, -32600],
  ['{"jsonrpc":"2.0","id":1e400,"method":"ping"}', null, -32600],
  [request(deep(1000)).replace(/"\[+\]+"/, deep(100_000)), null, -32600],
  [request(2, { method: 5 }), 2, -32600],
  [request(2, { method: null }), 2, -32600],
  ['{"jsonrpc":"2.0","id":2}', 2, -32600],
  ['{"jsonrpc":"2.0","method":5}', null, -32600],
  [request(3, { params: null }), 3, -32602],
  [request(3, { params: [1] }), 3, -32602],
  [request(3, { params: "a" }), 3, -32602],
  [request(3, { params: { _meta: 1 } }), 3, -32602],
  ['{"jsonrpc":"2.0","method":"notifications/x","params":null}', null, -32600],
  [request(4, { more: 1 }), 4, -32600],
  [request(5, { params: { a: 1 } }).replace("1}}", `${deep(100_000)}}}`), 5, -32600],
])("%.60s is answered with %j, %i", async (line, id, code) => {
  const { answers, taken } = await answersTo(line, request("after"));
  expect(answers.map((one) => [one.id, one.error!.code])).toEqual([[id, code]]);
  expect(answers[0]!.error!.message).toMatch(/^\S.*[^ ]$/);
  expect(taken.map((one) => one.id)).toEqual(["after"]);
});

test.each([
  [request(1.5), "An id is a text or a whole number."],
  [request(2, { method: 5 }), '"method" is a text.'],
  [request(3, { params: [1] }), '"params" is an object.'],
  [request(3, { params: { _meta: 1 } }), 'The "_meta" of "params" is not as the protocol has it.'],
  [request(4, { more: 1 }), 'A message has no "more".'],
  ["[]", "A message is one object, on a line of its own."],
])("%s is told: %s", async (line, message) => {
  expect((await answersTo(line)).answers[0]!.error!.message).toBe(message);
});

test("parameters that the protocol's package refuses are wrong parameters, told in words", async () => {
  const { lines, answers } = serve();
  const refused = (message: string): Promise<void> =>
    lines.send({ jsonrpc: "2.0", id: 1, error: { code: -32603, message } });
  const issue = { expected: "string", path: ["params", "cursor"], message: "Invalid input" };
  await refused(JSON.stringify([issue, { ...issue, path: ["params"] }]));
  for (const own of ["out of memory", "[1]", "[]", "{}"]) await refused(own);
  expect(answers.map(({ error }) => [error!.code, error!.message])).toEqual([
    [-32602, "params.cursor: Invalid input; params: Invalid input"],
    [-32603, "out of memory"],
    [-32603, "[1]"],
    [-32603, "[]"],
    [-32603, "{}"],
  ]);
});

test("requests, notifications and nothing else get through; empty lines and answers get no answer", async () => {
  const lines = [
    request(1),
    request("1"),
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    "",
    "  \r",
    '{"jsonrpc":"2.0","id":7,"result":{}}',
    '{"jsonrpc":"2.0","id":8,"error":{"code":1,"message":""}}',
    request(9, { params: { a: JSON.parse(deep(40)) as unknown } }),
    `\u{feff}${request(10)}`,
  ];
  const { answers, taken } = await answersTo(...lines);
  expect(answers).toEqual([]);
  expect(taken.map((one) => one.id)).toEqual([1, "1", undefined, 9, 10]);
});

test("the end waits for every answer, however late, and for none that was called off", async () => {
  const { lines, input, isDone } = serve();
  input.end([request(1), request("1"), request(2), request(3, { method: "subscriptions/listen" })].join("\n"));
  expect(await isDone()).toBe("waits");
  await lines.send({ jsonrpc: "2.0", id: 1, result: {} });
  // What the server itself says is no answer.
  await lines.send({ jsonrpc: "2.0", method: "notifications/message", params: {} });
  expect(await isDone()).toBe("waits");
  await lines.send({ jsonrpc: "2.0", id: "1", error: { code: -1, message: "" } });
  expect(await isDone()).toBe("waits");
  await lines.send({ jsonrpc: "2.0", id: 2, result: {} });
  expect(await isDone()).toBe(true);

  const other = serve();
  other.input.end(
    [request(1), '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}'].join("\n"),
  );
  expect(await other.isDone()).toBe(true);
});

test("an id that waits for its answer is not taken a second time, and afterwards it is", async () => {
  const { lines, input, answers, taken, isDone } = serve();
  input.write(`${request(1)}\n${request(1)}\n`);
  await isDone();
  expect(answers.map((one) => [one.id, one.error!.code])).toEqual([[1, -32600]]);
  await lines.send({ jsonrpc: "2.0", id: 1, result: {} });
  input.end(request(1));
  expect(await isDone()).toBe("waits");
  expect(taken).toHaveLength(2);
  await lines.send({ jsonrpc: "2.0", id: 1, result: {} });
  expect(await isDone()).toBe(true);
});

test("a caller that is gone is not waited for, and what it did not get is known", async () => {
  for (const asked of [true, false]) {
    const { input, output, isDone } = serve();
    if (asked) input.write(`${request(1)}\n`);
    expect(await isDone()).toBe("waits");
    output.destroy(new Error("EPIPE"));
    expect(await isDone()).toBe(!asked);
  }
});

test("of a line of 50 MB in pieces no more than 8 MB are looked at, it is refused once, and the next one is read", async () => {
  const { input, answers, taken, isDone } = serve();
  const decode = vi.spyOn(TextDecoder.prototype, "decode");
  const piece = Buffer.alloc(65_536, "a");
  for (let size = 0; size < 50_000_000; size += piece.length)
    if (!input.write(piece)) await new Promise((drained) => input.once("drain", drained));
  // And in one piece.
  input.write(`\n${"b".repeat(9_000_000)}\n`);
  input.end(request(1));
  await isDone();
  const looked = decode.mock.calls.reduce(
    (sum, [bytes]) => sum + ((bytes as Uint8Array | undefined)?.byteLength ?? 0),
    0,
  );
  decode.mockRestore();
  expect(looked).toBeLessThan(8_001_000);
  expect(answers.map((one) => [one.id, one.error!.code])).toEqual([
    [null, -32600],
    [null, -32600],
  ]);
  expect(taken.map((one) => one.id)).toEqual([1]);
});

test("letters that come in two pieces are whole, and a line of nearly 8 MB is read", async () => {
  const { input, taken, isDone } = serve();
  for (const byte of Buffer.from(`${request("é中😀")}\n`)) input.write(Buffer.from([byte]));
  const long = request(1, { params: { text: "中".repeat(2_600_000) } });
  input.end(long);
  await isDone();
  expect(taken[0]!.id).toBe("é中😀");
  expect(JSON.stringify(taken[1])).toBe(long);
});
