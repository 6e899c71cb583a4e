/**
 * Any bytes to what reads foreign texts in TypeScript: records of games, what is stored, backups, links of challenges, and the lines of the
 * assistants' server. It never throws; what was read is written, and read again the same. The first byte says where the others go; `record.mjs` changes them.
 */
import { deepStrictEqual, ok } from "node:assert/strict";
import { PassThrough, Writable } from "node:stream";
import { readBackup, writeBackup } from "../../web/src/library/backup-file.js";
import { Lines } from "../../web/src/mcp/lines.js";
import { plainOf, textOf } from "../../web/src/shell/carried.js";
import { challengeFragment, challengeIn, nameFrom } from "../../web/src/shell/challenge.js";
import { readResult } from "../../web/src/shell/results.js";
import { readSettings } from "../../web/src/shell/settings.js";
import { GameStore, parseJson } from "../../web/src/shell/storage.js";
import { isObject } from "../../web/src/shell/valid.js";
import { decodeGame, encodeRecord, encodeState, givensIn } from "../../web/src/sudoku/codec.js";
import { readSketch, writeSketch } from "../../web/src/sudoku/sketch.js";
import { readRecord } from "../../web/src/training/record.js";
import { FakeStorage } from "../web/support/fake-storage.js";

const isRecord = (record: string): boolean => decodeGame(record) !== null;
/** Numbers that are infinite to JavaScript come out of its JSON as null. */
const hasInfinite = (text: string): boolean => /\d[eE]\+?\d{3}|\d{309}/.test(text);

function takeRecord(text: string): void {
  const game = decodeGame(text);
  if (!game) return;
  ok(givensIn(text) === game.givens.join(""));
  deepStrictEqual(decodeGame(encodeRecord(game)), game);
  const seen = decodeGame(encodeState(game))!;
  deepStrictEqual(
    [seen.givens, seen.cells, seen.marks, seen.sketch],
    [game.givens, game.cells, game.marks, game.sketch],
  );
  deepStrictEqual(encodeState(seen), encodeState(game));
  const sketch = readSketch(game.sketch);
  deepStrictEqual(readSketch(writeSketch(sketch)), sketch);
}

/** A value that was read fits: read again, nothing of it changes. */
function takeStored(text: string): void {
  const value = parseJson(text);
  const settings = readSettings(isObject(value) ? value : null);
  // Only what is changed is stored of them, so what the page does not know need not be among them.
  deepStrictEqual(JSON.stringify(readSettings({ ...settings })), JSON.stringify(settings));
  // With what the page does not know of them.
  const again = <T extends object>(one: T | null | undefined, read: (value: unknown) => T | null | undefined): void => {
    const written = one && parseJson(textOf(one));
    deepStrictEqual(plainOf(read(written)) ?? null, written ?? null);
  };
  if (!hasInfinite(text)) {
    again(readResult(value)[0], (written) => readResult(written)[0]);
    again(readRecord(value), readRecord);
  }
  const local = new FakeStorage();
  const store = new GameStore({ local: () => local, session: () => local }, isRecord);
  local.entries.set("nonet:game:one", text);
  local.entries.set("nonet:previous", text);
  local.entries.set("nonet:settings", text);
  const loaded = store.load("one");
  // Nothing is lost: what cannot be read is there as it was.
  if (!("game" in loaded)) return ok([...local.entries.values()].filter((kept) => kept === text).length >= 3);
  deepStrictEqual(store.save(loaded.game), { ok: true });
  deepStrictEqual(new GameStore({ local: () => local, session: () => local }, isRecord).load("one"), loaded);
  store.previousIds();
  store.settings();
  store.asides();
}

function takeBackup(text: string): void {
  const store = new GameStore({ local: () => new FakeStorage(), session: () => new FakeStorage() }, isRecord);
  const read = (one: string): ReturnType<typeof readBackup> =>
    readBackup(one, (value, id, left) => store.read(value, id, left));
  const backup = read(text);
  if ("problem" in backup) return;
  const { leftOut: _, ...content } = backup;
  const again = read(writeBackup(content));
  // The name of a game is another one's where that can be read.
  const named = ({ of, text: kept }: { of: string; text: string }): string[] => [of.replace(/:.*/, ""), kept];
  ok(!("problem" in again));
  if (hasInfinite(text)) return;
  deepStrictEqual(again.aside.map(named), backup.aside.map(named));
  // Settings stay as they were stored, with what does not fit; where there were none, there are none in the next either.
  ok(again.leftOut.length <= backup.leftOut.length);
  const settings = backup.settings ?? {};
  deepStrictEqual(again, { ...backup, settings, aside: again.aside, leftOut: again.leftOut });
}

function takeLink(text: string): void {
  ok(nameFrom(nameFrom(text)) === nameFrom(text));
  const found = challengeIn(`https://example.org/#${text}`);
  if (!found || "problem" in found) return;
  const again = challengeIn(`https://example.org/#${challengeFragment("1".repeat(81), found.challenge)}`);
  deepStrictEqual(again, found);
}

/** The server's lines, in pieces: each request is answered once, and so is each line that is none. Who would answer echoes. */
async function takeLines(bytes: Uint8Array): Promise<void> {
  const piece = 1 + ((bytes[0] ?? 0) % 64);
  const input = new PassThrough();
  const answers: { id: unknown }[] = [];
  const lines = new Lines(
    input,
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        for (const line of chunk.toString().trimEnd().split("\n")) answers.push(JSON.parse(line) as { id: unknown });
        done();
      },
    }),
  );
  const asked: string[] = [];
  const cancelled: string[] = [];
  lines.onmessage = (message) => {
    if ("method" in message && message.method === "notifications/cancelled")
      cancelled.push(JSON.stringify((message.params as { requestId?: unknown } | undefined)?.requestId));
    if (!("method" in message) || !("id" in message)) return;
    asked.push(JSON.stringify(message.id));
    // In its own time, as a tool does.
    setImmediate(() => void lines.send({ jsonrpc: "2.0", id: message.id, result: {} }));
  };
  await lines.start();
  for (let at = 1; at < bytes.length; at += piece) input.write(bytes.subarray(at, at + piece));
  input.end();
  ok(await lines.done, "all is answered");
  // What was cancelled at the end may be answered after that.
  await new Promise((done) => setImmediate(done));
  const answered = answers.map(({ id }) => JSON.stringify(id));
  for (const id of asked) ok(answered.includes(id) || cancelled.includes(id), `${id} has no answer`);
  const text = new TextDecoder().decode(bytes.subarray(1));
  ok(answers.length <= text.split("\n").length, "no line is answered twice");
}

const TAKEN: Record<string, (text: string, bytes: Uint8Array) => void | Promise<void>> = {
  r: takeRecord,
  s: takeStored,
  b: takeBackup,
  l: takeLink,
  m: (_, bytes) => takeLines(bytes),
};

/** Where bytes can go. */
export const WHERE: readonly string[] = Object.keys(TAKEN);

/** Rejects where a fact does not hold. */
export async function take(bytes: Uint8Array): Promise<void> {
  const where = String.fromCharCode(bytes[0] ?? 0);
  const rest = bytes.subarray(1);
  await TAKEN[where]?.(new TextDecoder().decode(rest), rest);
}
