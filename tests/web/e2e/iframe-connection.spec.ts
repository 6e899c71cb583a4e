/** How a page comes to speak with the frame, and what it is told where it cannot. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.js";
import { ask, connect, embedFrame, type HostWindow, heard } from "../support/embed-frame.js";
import { dist, host } from "../support/server.js";
import { CLASSIC } from "../support/sudoku.js";

test("a frame has one connection, however often a page connects, and each call the answer of its own", async ({
  page,
}) => {
  const there = await embedFrame(page, { query: `puzzle=${CLASSIC}&guard=digit` });
  await connect(page, there.cdn);
  const seen = await page.evaluate(async (address) => {
    const { connect: connectTo } = (await import(address)) as typeof import("../../../web/src/embed/host.js");
    // Another copy of the module, as a bundler may have one.
    const { connect: connectOther } = (await import(
      `${address}?copy`
    )) as typeof import("../../../web/src/embed/host.js");
    const iframe = document.querySelector("iframe")!;
    const [first, second] = [connectTo(iframe), connectTo(iframe)];
    const same = first === second && first === (window as unknown as HostWindow).frame;
    const other = connectOther(iframe);
    await other.ready;
    const answers = await Promise.all([
      first.get("givens"),
      other.get("puzzle"),
      second.get("steps"),
      other.get("marks"),
      first.get("mode"),
      other.get("entry"),
    ]);
    other.disconnect();
    // The connection without a listener does not allow what the other refuses.
    first.addEventListener("nonet-input", (event) => event.preventDefault());
    return { same, answers };
  }, `${there.cdn}/embed-host.js`);
  expect(seen).toEqual({ same: true, answers: [CLASSIC, CLASSIC, 0, "notes", "digit", "cell"] });
  await there.frame.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  await expect.poll(async () => (await heard(page)).map(({ type }) => type)).toContain("nonet-input");
  expect(await ask(page, "get", "value")).toBe(CLASSIC);
  const again = await page.evaluate(async (address) => {
    const { connect: connectTo } = (await import(address)) as typeof import("../../../web/src/embed/host.js");
    const { frame } = window as unknown as HostWindow;
    frame.disconnect();
    const next = connectTo(document.querySelector("iframe")!);
    await next.ready;
    return [next === frame, await next.get("givens")];
  }, `${there.cdn}/embed-host.js`);
  expect(again).toEqual([false, CLASSIC]);
  await there.close();
});

/** How a promise of the page ends: its value, or the name and the message of its error. */
type Ended = [name: string, message: string];

/** Connects, and asks for what never comes. */
const refusals = (page: Page, cdn: string): Promise<Ended[]> =>
  page.evaluate(async (address) => {
    const { connect: connectTo } = (await import(address)) as typeof import("../../../web/src/embed/host.js");
    const frame = connectTo(document.querySelector("iframe")!);
    (window as unknown as HostWindow).frame = frame;
    const ended = async (promise: Promise<unknown>): Promise<Ended> =>
      promise.then(
        (value) => ["", String(value)] as Ended,
        ({ name, message }: Error) => [name, message] as Ended,
      );
    return Promise.all([ended(frame.ready), ended(frame.get("value")), ended(frame.undo())]);
  }, `${cdn}/embed-host.js`);

test("a page that the frame's address does not name is told so, by what it awaits and in the console, and so are its calls", {
  tag: "@desktop",
}, async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  for (const attributes of ["", `sandbox="allow-scripts"`]) {
    warnings.length = 0;
    const there = await embedFrame(page, { query: `puzzle=${CLASSIC}`, attributes, allowed: false });
    const refusal = ["NotAllowedError", expect.stringContaining(`allow=${new URL(page.url()).origin}`)];
    expect(await refusals(page, there.cdn)).toEqual([refusal, refusal, refusal]);
    // Of an origin the frame complains once, however often it is asked.
    await page.evaluate(() =>
      document.querySelector("iframe")!.contentWindow!.postMessage({ nonet: 1, id: 1, call: "reset", args: [] }, "*"),
    );
    await expect(there.frame.getByRole("gridcell")).toHaveCount(81);
    await expect.poll(() => warnings).toEqual([expect.stringContaining(`allow=${new URL(page.url()).origin}`)]);
    expect(there.faults).toEqual([]);
    await there.close();
  }
});

test("a call that is wrong is answered with what is wrong with it, and none is left waiting", {
  tag: "@desktop",
}, async ({ page }) => {
  const there = await embedFrame(page, { query: `puzzle=${CLASSIC}&lang=en` });
  await connect(page, there.cdn);
  const told = await page.evaluate(async () => {
    const { frame } = window as unknown as HostWindow;
    const any = frame as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
    const calls: [string, ...unknown[]][] = [
      ["hint", { sginal: 1 }],
      ["generate", { levle: "extreme" }],
      ["generate", {}, { onProgress: 1 }],
      ["place", 5],
      ["place", [[2, NaN]]],
      ["enter", "5"],
      ["load", 5],
      ["call", "lod", ""],
      ["set", "mode", 5],
      ["set", "mod", "digit"],
      ["set", "value", "x"],
      ["set", "selection", [99]],
      ["get", "vlaue"],
      ["call", "load", "1", "2", "3", "4", "5"],
      ["hint", { signal: new AbortController().signal }],
    ];
    const ended = (promise: Promise<unknown>): Promise<unknown> =>
      promise.then(
        (value) => value,
        ({ name, message, code }: Error & { code?: string }) => `${name} ${code}: ${message}`,
      );
    const answers = await Promise.all(calls.map(([name, ...args]) => ended(any[name]!(...args))));
    // Without the connection: what has a number is answered by it.
    const raw = [{ arg: [""] }, { args: "x" }, { args: [1, 2, 3, 4, 5] }, { args: [new Map()] }].map((rest, at) => ({
      nonet: 1,
      id: `raw-${at}`,
      call: "load",
      ...rest,
    }));
    const replies = new Promise<unknown[]>((resolve) => {
      const all: unknown[] = [];
      addEventListener(
        "message",
        ({ data }) =>
          String(data.id).startsWith("raw-") && all.push(data.error?.message) === raw.length && resolve(all),
      );
    });
    for (const message of raw) document.querySelector("iframe")!.contentWindow!.postMessage(message, "*");
    return {
      answers,
      replies: await replies,
      level: await frame.generate({ level: "hardd" as "hard" }),
      value: await frame.get("value"),
    };
  });
  const input = (text: RegExp) => expect.stringMatching(new RegExp(`^TypeError input: .*${text.source}`));
  expect(told.answers).toEqual([
    input(/hint\(\) has no option sginal: it has signal/),
    input(/generate\(\) has no option levle: it has level/),
    input(/Argument 2 of generate\(\) has no option onProgress/),
    input(/place\(\) cannot be a value of type number/),
    input(/args has plain values/),
    input(/enter\(\) cannot be "5": it is a number/),
    input(/load\(\) cannot be/),
    input(/no method lod/),
    input(/mode cannot be set to a value of type number: it takes a string/),
    input(/no property mod\b/),
    input(/value can be read only/),
    input(/selection cannot be set to .*: it takes cells, 0 to 80/),
    input(/no property vlaue/),
    input(/at most four/),
    expect.stringMatching(/^DataCloneError .*AbortSignal/),
  ]);
  expect(told.replies).toEqual([
    expect.stringMatching(/no field arg: it has nonet, id, call and args/),
    expect.stringMatching(/at most four/),
    expect.stringMatching(/at most four/),
    expect.stringMatching(/plain values/),
  ]);
  expect([told.level, told.value]).toEqual([false, CLASSIC]);
  expect(
    (await heard(page)).filter(({ type }) => type === "nonet-error").map(({ detail }) => detail!["message"]),
  ).toEqual([expect.stringContaining("beginner, easy, medium, hard, expert, fiendish, extreme")]);
  await there.close();
});

test("what is under way is rejected when the page disconnects, and what comes after it", async ({ page }) => {
  const there = await embedFrame(page, { query: `puzzle=${CLASSIC}` });
  await connect(page, there.cdn);
  const ends = await page.evaluate(async () => {
    const { frame } = window as unknown as HostWindow;
    const name = (promise: Promise<unknown>): Promise<string> =>
      promise.then(
        () => "answered",
        ({ name: called }: Error) => called,
      );
    const waiting = [name(frame.generate({ level: "extreme" })), name(frame.get("value"))];
    frame.disconnect();
    return Promise.all([...waiting, name(frame.get("value"))]);
  });
  expect(ends).toEqual(["AbortError", "AbortError", "AbortError"]);
  await there.close();
});

test("where there is no board in the frame, the page is told after a while", async ({ page }) => {
  const scripts = await host({
    mounts: { "/": dist("npm") },
    pages: {
      "/page": `<!doctype html><iframe src="about:blank"></iframe>`,
      "/other": "<!doctype html><title>Another</title>",
    },
  });
  await page.goto(`${scripts.origin}/page`);
  await page.evaluate(
    (src) => void setTimeout(() => (document.querySelector("iframe")!.src = src), 2000),
    `${scripts.origin}/other?embed.html`,
  );
  const refusal = ["TimeoutError", expect.stringContaining(`${scripts.origin}/other`)];
  expect(await refusals(page, scripts.origin)).toEqual([refusal, refusal, refusal]);
  await scripts.close();
});
