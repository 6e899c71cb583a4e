import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createEngine, type Engine, EngineError, type EngineOptions } from "../../../web/src/engine/index.js";
import { inOwnPixels } from "../../../web/src/engine/picture-pixels.js";
import { FakeWorker } from "../support/fake-worker.js";

let workers: FakeWorker[];
const engine = (options: EngineOptions = {}): Engine =>
  createEngine({
    ...options,
    spawn: () => {
      workers.push(new FakeWorker());
      return workers.at(-1)!;
    },
  });
/** A wrong argument, as a program without types may write it. */
const wrong = <T>(value: unknown): T => value as T;
const asked = (count = 1) => vi.waitFor(() => expect(workers.length).toBe(count));
const pixels = () => ({ data: new Uint8ClampedArray(16), width: 2, height: 2 });
const nothing = { fault: "no-grid", width: 2, height: 2, boards: [] };

beforeEach(() => {
  workers = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("what is no picture is refused, and nothing is begun", () => {
  test.each<[string, unknown, RegExp]>([
    ["nothing", undefined, /A picture is a Blob.*not undefined/],
    ["a text", "data:image/png;base64,", /A picture is a Blob.*not a value of type string/],
    ["bytes alone", new Uint8Array(16), /A picture is a Blob/],
    ["a list for bytes", { ...pixels(), data: [255, 0, 0, 255] }, /with data \(Uint8ClampedArray or Uint8Array\)/],
    ["numbers of another kind", { ...pixels(), data: new Float32Array(16) }, /A picture is a Blob/],
    ["no width", { ...pixels(), width: undefined }, /sides of a picture are whole numbers.*undefined/],
    ["half a pixel", { ...pixels(), height: 1.5 }, /sides of a picture.*1\.5/],
    ["less than nothing", { ...pixels(), height: -2 }, /sides of a picture.*-2/],
    ["a text for a number", { ...pixels(), width: "2" }, /sides of a picture.*2/],
    ["a file, where nothing decodes it", new Blob(["x"], { type: "image/png" }), /Nothing here decodes pictures.*data/],
  ])("%s", async (_name, picture, message) => {
    const nonet = engine();
    const error = await nonet.readPicture(wrong(picture)).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject({ code: "input", message: expect.stringMatching(message) });
    expect(workers).toEqual([]);
  });

  test("an option that there is not, a signal by itself, and one argument more", async () => {
    const nonet = engine();
    const { signal } = new AbortController();
    await expect(nonet.readPicture(pixels(), wrong({ budget: 1 }))).rejects.toThrow(/no option budget/);
    await expect(nonet.readPicture(pixels(), wrong(signal))).rejects.toThrow(/is an AbortSignal.*\{ signal \}/);
    const call = nonet.readPicture as (...args: unknown[]) => Promise<unknown>;
    await expect(call(pixels(), {}, {})).rejects.toThrow(/takes 2 arguments, not 3/);
    expect(workers).toEqual([]);
  });
});

test("no picture is answered when nobody waits for it any more, not even one that is too large", async () => {
  const signal = AbortSignal.abort();
  for (const picture of [pixels(), { ...pixels(), width: 10_000, height: 10_000 }])
    await expect(engine().readPicture(picture, { signal })).rejects.toBe(signal.reason);
  expect(workers).toEqual([]);
});

describe("pixels", () => {
  test("are sent alone, without what lies before and after them", async () => {
    const reading = engine().readPicture({ data: new Uint8Array(100).subarray(4, 20), width: 2, height: 2 });
    await asked();
    const [sent] = workers[0]!.last.args as [{ pixels: { data: Uint8Array } }];
    expect(workers[0]!.last.call).toBe("readPicture");
    expect([sent.pixels.data.length, sent.pixels.data.buffer.byteLength]).toEqual([16, 16]);
    workers[0]!.answer(nothing);
    expect(await reading).toEqual(nothing);
  });

  const huge = (length: number) => {
    const data = new Uint8Array(0);
    // Two gigabytes that are nowhere: whoever copied them would read them.
    const reads: PropertyKey[] = [];
    const traps: ProxyHandler<Uint8Array> = {
      get: (_target, name) => {
        reads.push(name);
        return name === "length" || name === "byteLength"
          ? length
          : name === Symbol.toStringTag
            ? "Uint8Array"
            : undefined;
      },
    };
    return { data: new Proxy(data, traps), reads };
  };

  test.each([
    ["more pixels than are read", 8192, 6145, "too-large"],
    ["a longer side", 30_001, 1, "too-large"],
    ["fewer bytes than the sides say", 8192, 6144, "bad-pixels"],
  ])("%s are refused before they are copied", async (_name, width, height, fault) => {
    const { data, reads } = huge(fault === "bad-pixels" ? 4 * width * height - 1 : 4 * width * height);
    const reading = await engine().readPicture({ data, width, height });
    expect(reading).toEqual({ fault, width, height, boards: [] });
    expect(reads.filter((name) => !["length", Symbol.toStringTag].includes(name as string))).toEqual([]);
    expect(workers).toEqual([]);
  });

  test("go to a worker of their own, which ends soon, or to the only one there is", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const nonet = engine();
    const [solved, reading] = [nonet.version(), nonet.readPicture(pixels())];
    await vi.waitFor(() => expect(workers.map(({ last }) => last.call)).toEqual(["version", "readPicture"]));
    for (const worker of workers) worker.answer(nothing);
    await Promise.all([solved, reading]);
    vi.advanceTimersByTime(10_001);
    expect(workers.map(({ terminated }) => terminated)).toEqual([false, true]);
    nonet.dispose();
    vi.useRealTimers();
    await expect(nonet.readPicture(pixels())).rejects.toMatchObject({ code: "disposed" });
  });

  test("of which there are many end their worker before the next picture; few do not", async () => {
    const nonet = engine();
    const readings = [1, 2, 3].map(() => nonet.readPicture(pixels()));
    await asked();
    workers[0]!.answer(nothing);
    await vi.waitFor(() => expect(workers[0]!.received).toHaveLength(2));
    expect(workers[0]!.terminated).toBe(false);
    workers[0]!.send({ id: workers[0]!.last.id, result: { ...nothing, width: 8000, height: 6000 }, ends: true });
    await asked(2);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    workers[1]!.answer(nothing);
    expect((await Promise.all(readings)).map(({ width }) => width)).toEqual([2, 8000, 2]);
  });

  test("are dropped when the call is aborted", async () => {
    const controller = new AbortController();
    const reading = engine().readPicture(pixels(), { signal: controller.signal });
    await asked();
    controller.abort();
    await expect(reading).rejects.toMatchObject({ name: "AbortError" });
    expect(workers[0]!.terminated).toBe(true);
  });
});

test("places are told in the pixels of the picture itself, its corners clockwise from the first cell's", () => {
  const crossings = Float32Array.from({ length: 200 }, (_, index) =>
    index % 2 ? Math.floor(index / 20) : (index / 2) % 10,
  );
  const board = { crossings } as Parameters<typeof inOwnPixels>[0]["boards"][0];
  const decoded = { pixels: { data: new Uint8Array(), width: 20, height: 10 }, width: 80, height: 30 };
  const { fault, width, height, boards } = inOwnPixels({ fault: "none", boards: [board] }, decoded);
  expect([fault, width, height]).toEqual(["none", 80, 30]);
  // The middle of a pixel that was four across and three down.
  expect(boards[0]!.corners).toEqual([
    [1.5, 1],
    [37.5, 1],
    [37.5, 28],
    [1.5, 28],
  ]);
  expect(boards[0]!.crossings).toBeInstanceOf(Float32Array);
  expect([...boards[0]!.crossings.slice(2, 4)]).toEqual([5.5, 1]);
});
