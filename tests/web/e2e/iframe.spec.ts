import type { Frame, FrameLocator, Page } from "@playwright/test";
import { expect, test } from "../support/browser.js";
import { dist, host } from "../support/server.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";
import type { NonetFrame } from "../../../web/src/embed/host.js";

const SOLUTION = solveNaively(CLASSIC)!;
/** Up to the last empty cell. */
const ALMOST = `${SOLUTION.slice(0, 2)}.${SOLUTION.slice(3)}`;

interface Heard {
  type: string;
  detail: Record<string, unknown> | null;
  state: string;
}
interface HostWindow {
  frame: NonetFrame;
  heard: Heard[];
  refuse: (detail: Record<string, unknown>) => boolean;
}

interface Options {
  query?: string;
  hash?: string;
  /** Attributes of the iframe. */
  attributes?: string;
  /** A second frame, of a third origin. */
  stranger?: string;
  /** The page's own origin is named in `allow`. */
  allowed?: boolean;
}

/** A page of somebody else under a policy of its own, with the frame from another origin. */
async function embed(page: Page, { query = "", hash = "", attributes = "", stranger = "", allowed = true }: Options): Promise<{ frame: FrameLocator; cdn: string; faults: string[]; close(): Promise<void> }> {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && !message.location().url.endsWith("favicon.ico") && faults.push(message.text()));
  const pages: Record<string, string> = {};
  // The frame needs no leave of its server; the page's script, being a module, does.
  const cdn = await host({ mounts: { "/": dist("npm") } });
  const scripts = await host({ mounts: { "/": dist("npm") }, headers: { "Access-Control-Allow-Origin": "*" } });
  const policy = `default-src 'none'; script-src ${scripts.origin}; frame-src http://127.0.0.1:*; require-trusted-types-for 'script'; trusted-types 'none'`;
  const server = await host({ pages, headers: { "Content-Security-Policy": policy } });
  const src = `${cdn.origin}/embed.html?${allowed ? `allow=${server.origin}&` : ""}${query}${hash && `#${hash}`}`.replaceAll("&", "&amp;");
  pages["/"] = `<!doctype html><html lang="en"><title>Host</title><body><script type="module" src="${scripts.origin}/embed-host.js"></script>
    <iframe id="board" title="Sudoku" width="420" height="200" ${attributes} src="${src}"></iframe>${stranger}</body></html>`;
  await page.goto(`${server.origin}/`);
  return { frame: page.frameLocator("#board"), cdn: scripts.origin, faults, close: async () => void (await Promise.all([server, cdn, scripts].map((one) => one.close()))) };
}

/** What a page does that wants to hear everything. */
async function connect(page: Page, cdn: string): Promise<void> {
  await page.evaluate(async (address) => {
    const { connect: connectTo } = (await import(address)) as typeof import("../../../web/src/embed/host.js");
    const own = window as unknown as HostWindow;
    const frame = connectTo(document.querySelector("iframe")!);
    Object.assign(own, { frame, heard: [], refuse: () => false });
    for (const type of ["nonet-ready", "nonet-input", "nonet-change", "nonet-select", "nonet-hint", "nonet-solved", "nonet-error"] as const) {
      frame.addEventListener(type, (event) => {
        const { detail } = event as CustomEvent<Heard["detail"]>;
        own.heard.push({ type, detail, state: frame.state });
        if (detail && own.refuse(detail)) event.preventDefault();
      });
    }
    await frame.ready;
  }, `${cdn}/embed-host.js`);
}

const innerOf = (page: Page): Frame => page.frames().find((frame) => frame.url().includes("embed.html"))!;
const heard = (page: Page): Promise<Heard[]> => page.evaluate(() => (window as unknown as HostWindow).heard);
const ask = <T>(page: Page, call: string, ...args: unknown[]): Promise<T> =>
  page.evaluate(([name, given]) => (window as unknown as HostWindow).frame.call(name as string, ...(given as unknown[])), [call, args] as const) as Promise<T>;

test("a game is played in the frame, and the page hears, themes and commands it", { tag: "@desktop" }, async ({ page }) => {
  const there = await embed(page, { query: `puzzle=${ALMOST}&lang=en` });
  await connect(page, there.cdn);
  await there.frame.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("1");
  await expect(there.frame.getByRole("gridcell").nth(2)).toHaveAccessibleName(/1, entered/);
  await page.keyboard.press("4");
  await expect.poll(async () => (await heard(page)).map(({ type }) => type)).toContain("nonet-solved");
  const all = await heard(page);
  expect(all.map(({ type }) => type).filter((type) => type !== "nonet-select")).toEqual(["nonet-ready", "nonet-input", "nonet-change", "nonet-input", "nonet-change", "nonet-solved"]);
  expect(all.find(({ type }) => type === "nonet-input")!.detail).toEqual({ kind: "digit", cells: [2], digit: 1 });
  expect(all.at(-1)!.detail).toMatchObject({ value: SOLUTION, by: "digit" });

  await ask(page, "undo");
  expect(await ask(page, "get", "value")).toBe(`${ALMOST.slice(0, 2)}1${ALMOST.slice(3)}`);
  expect(await ask(page, "load", CLASSIC)).toBe(true);
  expect(await ask(page, "get", "givens")).toBe(CLASSIC);
  await ask(page, "set", "--nonet-background", "rgb(1, 2, 3)");
  await ask(page, "set", "theme", "dark");
  await expect(there.frame.getByRole("grid")).toHaveCSS("background-color", "rgb(1, 2, 3)");
  expect(await there.frame.locator("html").evaluate((root) => getComputedStyle(root).colorScheme)).toBe("dark");
  // What the element does not offer, or could fetch something, is an error of the call.
  for (const [call, ...args] of [["remove"], ["constructor"], ["get", "innerHTML"], ["set", "innerHTML", "x"], ["set", "--nonet-background", "url(//x.y/z)"]])
    await expect(ask(page, call!, ...args)).rejects.toThrow(/There is no|cannot be set/);
  expect(there.faults).toEqual([]);
  await there.close();
});

test("the page may refuse a change, where it asked for that, and is waited for", { tag: "@desktop" }, async ({ page }) => {
  const there = await embed(page, { query: `puzzle=${CLASSIC}&guard=digit,undo` });
  await connect(page, there.cdn);
  await page.evaluate(() => ((window as unknown as HostWindow).refuse = (detail) => detail["digit"] === 9));
  await there.frame.getByRole("gridcell").nth(2).click();
  // Typed one after the other, and into the cells that were meant.
  for (const key of ["9", "ArrowRight", "6", "ArrowLeft", "4", "Shift+Digit1"]) await page.keyboard.press(key);
  await expect.poll(() => ask(page, "get", "value")).toBe(`5346${CLASSIC.slice(4)}`);
  await page.keyboard.press("Control+z");
  await expect.poll(() => ask(page, "get", "value")).toBe(`53.6${CLASSIC.slice(4)}`);
  const inputs = (await heard(page)).filter(({ type }) => type === "nonet-input").map(({ detail }) => detail!["digit"] || detail!["kind"]);
  expect(inputs).toEqual([9, 6, 4, "undo"]);
  // A page that never answers holds nothing up for ever.
  await page.evaluate(() => (window as unknown as HostWindow).frame.disconnect());
  await page.keyboard.press("4");
  await expect(there.frame.getByRole("gridcell").nth(2)).toHaveAccessibleName(/4/);
  await there.close();
});

test("an entry that waits for the page is not made in another game, and calls are answered when their change is made", { tag: "@desktop" }, async ({ page }) => {
  const there = await embed(page, { query: `puzzle=${CLASSIC}&guard=all` });
  await connect(page, there.cdn);
  const seen = await page.evaluate(async ([next, state]) => {
    const { frame } = window as unknown as HostWindow;
    await frame.place([[2, 4]]);
    const placed = await frame.get<string>("value");
    await frame.undo();
    // An answer that comes only when another game is there.
    frame.addEventListener("nonet-input", () => void frame.load(next!), { once: true });
    await frame.place([[3, 6]]);
    const other = await frame.get<string>("value");
    await frame.load(state!);
    return [placed[2], other];
  }, [ALMOST, CLASSIC]);
  expect(seen).toEqual(["4", ALMOST]);
  await there.close();
});

test("a frame has one connection, however often a page connects, and each call the answer of its own", async ({ page }) => {
  const there = await embed(page, { query: `puzzle=${CLASSIC}&guard=digit` });
  await connect(page, there.cdn);
  const seen = await page.evaluate(async (address) => {
    const { connect: connectTo } = (await import(address)) as typeof import("../../../web/src/embed/host.js");
    // What another copy of the module would be, as a bundler may have one.
    const { connect: connectOther } = (await import(`${address}?copy`)) as typeof import("../../../web/src/embed/host.js");
    const iframe = document.querySelector("iframe")!;
    const [first, second] = [connectTo(iframe), connectTo(iframe)];
    const same = first === second && first === (window as unknown as HostWindow).frame;
    const other = connectOther(iframe);
    await other.ready;
    const answers = await Promise.all([first.get("givens"), other.get("puzzle"), second.get("steps"), other.get("marks"), first.get("mode"), other.get("entry")]);
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
    const ended = async (promise: Promise<unknown>): Promise<Ended> => promise.then((value) => ["", String(value)] as Ended, ({ name, message }: Error) => [name, message] as Ended);
    return Promise.all([ended(frame.ready), ended(frame.get("value")), ended(frame.undo())]);
  }, `${cdn}/embed-host.js`);

test("a page that the frame's address does not name is told so, by what it awaits and in the console, and so are its calls", { tag: "@desktop" }, async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  for (const attributes of ["", `sandbox="allow-scripts"`]) {
    warnings.length = 0;
    const there = await embed(page, { query: `puzzle=${CLASSIC}`, attributes, allowed: false });
    const refusal = ["NotAllowedError", expect.stringContaining(`allow=${new URL(page.url()).origin}`)];
    expect(await refusals(page, there.cdn)).toEqual([refusal, refusal, refusal]);
    // Of an origin the frame complains once, however often it is asked.
    await page.evaluate(() => document.querySelector("iframe")!.contentWindow!.postMessage({ nonet: 1, id: 1, call: "reset", args: [] }, "*"));
    await expect(there.frame.getByRole("gridcell")).toHaveCount(81);
    expect(warnings).toEqual([expect.stringContaining(`allow=${new URL(page.url()).origin}`)]);
    expect(there.faults).toEqual([]);
    await there.close();
  }
});

test("what is under way is rejected when the page disconnects, and what comes after it", async ({ page }) => {
  const there = await embed(page, { query: `puzzle=${CLASSIC}` });
  await connect(page, there.cdn);
  const ends = await page.evaluate(async () => {
    const { frame } = window as unknown as HostWindow;
    const name = (promise: Promise<unknown>): Promise<string> => promise.then(() => "answered", ({ name: called }: Error) => called);
    const waiting = [name(frame.generate({ level: "extreme" })), name(frame.get("value"))];
    frame.disconnect();
    return Promise.all([...waiting, name(frame.get("value"))]);
  });
  expect(ends).toEqual(["AbortError", "AbortError", "AbortError"]);
  await there.close();
});

test("where there is no board in the frame, the page is told after a while", async ({ page }) => {
  const scripts = await host({ mounts: { "/": dist("npm") }, pages: { "/page": `<!doctype html><iframe src="about:blank"></iframe>`, "/other": "<!doctype html><title>Another</title>" } });
  await page.goto(`${scripts.origin}/page`);
  await page.evaluate((src) => void setTimeout(() => (document.querySelector("iframe")!.src = src), 2000), `${scripts.origin}/other?embed.html`);
  const refusal = ["TimeoutError", expect.stringContaining(`${scripts.origin}/other`)];
  expect(await refusals(page, scripts.origin)).toEqual([refusal, refusal, refusal]);
  await scripts.close();
});

/** Words for the stages of a hint on its button, in their order. */
const STAGES = ["Hint", "Which technique", "Show why", "Do it"];

for (const [where, attributes] of [["a frame", ""], ["a sandbox without an origin, from a server that allows nothing", `sandbox="allow-scripts"`]] as const) {
  test(`in ${where} the engine makes a puzzle, hints to the end, checks, reads, writes and solves`, { tag: "@desktop" }, async ({ page }) => {
    const there = await embed(page, { query: "level=beginner&lang=en", attributes });
    await connect(page, there.cdn);
    const givens = (): Promise<string> => ask<string>(page, "get", "givens");
    await expect.poll(givens, { timeout: 60_000 }).toMatch(/[1-9]/);
    const made = await givens();
    const solution = solveNaively(made)!;
    for (const name of STAGES) await there.frame.getByRole("button", { name, exact: true }).click();
    await expect.poll(() => ask(page, "get", "value")).not.toBe(made);
    const value = await ask<string>(page, "get", "value");
    const changed = [...value].flatMap((digit, cell) => (digit === made[cell] ? [] : [cell]));
    expect(changed.map((cell) => value[cell])).toEqual(changed.map((cell) => solution[cell]));
    const stages = (await heard(page)).filter(({ type }) => type === "nonet-hint").map(({ detail }) => detail!["stage"]);
    expect(stages).toEqual(["where", "technique", "reason", "apply"]);
    expect(await ask<{ stage: string; step: object }>(page, "hint")).toMatchObject({ stage: "where", step: { technique: expect.any(String) } });

    expect(await ask(page, "generate", { level: "medium", seed: "s" })).toBe(true);
    expect(await givens()).not.toBe(made);
    // Text of another program, with borders, which the engine reads.
    expect(await ask(page, "import", CLASSIC.replace(/.{9}/g, (row) => `${row.replace(/.{3}/g, "$&|")}\n`))).toBe(true);
    expect(await givens()).toBe(CLASSIC);
    await ask(page, "place", [[2, 1], [3, 6]]);
    expect(await ask(page, "check")).toEqual([2]);
    expect((await ask<string>(page, "export", "line")).trim()).toBe(CLASSIC.replaceAll(".", "0"));
    expect(await ask(page, "solve")).toBe(true);
    expect(await ask(page, "get", "value")).toBe(SOLUTION);
    expect((await heard(page)).filter(({ type }) => type === "nonet-error")).toEqual([]);
    expect(there.faults).toEqual([]);
    await there.close();
  });
}

test("a hint and a solution that wait for the page are done when it allows them, and stay when it does not", async ({ page }) => {
  const there = await embed(page, { query: `puzzle=${CLASSIC}&guard=place,eliminate&lang=en&controls=hint` });
  await connect(page, there.cdn);
  await page.evaluate(() => ((window as unknown as HostWindow).refuse = (detail) => detail["kind"] === "place"));
  for (const stage of ["where", "technique", "reason", "reason"]) expect(await ask(page, "hint")).toMatchObject({ stage });
  expect(await ask(page, "get", "value")).toBe(CLASSIC);
  expect(await ask(page, "get", "shownHint")).toMatchObject({ stage: "reason" });
  expect(await ask(page, "solve")).toBe(false);
  await page.evaluate(() => ((window as unknown as HostWindow).refuse = () => false));
  await there.frame.getByRole("button", { name: "Do it" }).click();
  await expect.poll(async () => (await heard(page)).filter(({ type }) => type === "nonet-hint").at(-1)!.detail!["stage"]).toBe("apply");
  expect(await ask(page, "get", "value")).not.toBe(CLASSIC);
  expect(await ask(page, "get", "shownHint")).toBeNull();
  expect(await ask(page, "solve")).toBe(true);
  expect(await ask(page, "get", "value")).toBe(SOLUTION);
  await there.close();
});

test("the game is there again after a reload: by the storage, by the frame's address, and by the page that kept the state", async ({ page }) => {
  const there = await embed(page, { query: `puzzle=${CLASSIC}&storage-key=one` });
  await connect(page, there.cdn);
  await there.frame.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  const played = `534${CLASSIC.slice(3)}`;
  await expect.poll(() => ask(page, "get", "value")).toBe(played);
  const state = await page.evaluate(() => (window as unknown as HostWindow).frame.state);
  await page.reload();
  await connect(page, there.cdn);
  expect(await ask(page, "get", "value")).toBe(played);
  expect(await ask(page, "get", "canUndo")).toBe(true);
  // Another page cannot get at it by calling its own game the same.
  const other = await embed(page, { query: `puzzle=${CLASSIC}&storage-key=one` });
  await connect(page, other.cdn);
  expect(await ask(page, "get", "value")).toBe(CLASSIC);
  await other.close();
  await there.close();

  const without = await embed(page, { query: "keep=fragment", hash: `state=${encodeURIComponent(state)}`, attributes: `sandbox="allow-scripts"` });
  await connect(page, without.cdn);
  expect(await ask(page, "get", "value")).toBe(played);
  await ask(page, "reset");
  const inner = innerOf(page);
  await expect.poll(() => inner.evaluate(() => new URLSearchParams(location.hash.slice(1)).get("state"))).not.toBe(state);
  await inner.evaluate(() => location.reload());
  await expect(without.frame.getByRole("gridcell").nth(2)).toHaveAccessibleName(/Empty/);
  expect(await innerOf(page).evaluate(() => document.querySelector("nonet-board")?.value)).toBe(CLASSIC);
  await without.close();
});

test("in a sandbox without an origin the board plays, and a storage that throws is told", { tag: "@desktop" }, async ({ page }) => {
  const there = await embed(page, { query: `puzzle=${CLASSIC}&storage-key=one`, attributes: `sandbox="allow-scripts"` });
  await connect(page, there.cdn);
  await there.frame.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  await expect.poll(async () => (await heard(page)).at(-1)?.type).toBe("nonet-change");
  expect((await heard(page)).at(-1)!.state).toContain("n2~53");
  await ask(page, "undo");
  await expect(there.frame.getByRole("gridcell").nth(2)).toHaveAccessibleName(/Empty/);
  expect((await heard(page)).filter(({ type }) => type === "nonet-error").map(({ detail }) => detail!["code"])).toEqual(["storage"]);
  expect(there.faults).toEqual([]);
  await there.close();
});

test("only the page around it is obeyed, only from where it may be, and only in words that are understood", { tag: "@desktop" }, async ({ page }) => {
  // The page is not named: the frame tells it its height, and that it is not heard.
  const strange = await embed(page, { query: `puzzle=${CLASSIC}`, allowed: false });
  const told = page.evaluate(() => new Promise<unknown[]>((resolve) => {
    const messages: unknown[] = [];
    addEventListener("message", ({ data }) => messages.push(data));
    setTimeout(() => resolve(messages), 1500);
    const send = (): void => document.querySelector("iframe")!.contentWindow!.postMessage({ nonet: 1, id: 1, call: "load", args: [`1${".".repeat(80)}`] }, "*");
    setTimeout(send, 700);
  }));
  await strange.frame.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  const refusal = { name: "NotAllowedError", message: expect.stringContaining(`allow=${new URL(page.url()).origin}`) };
  expect((await told).filter((data) => (data as { type?: string }).type !== "nonet-resize")).toEqual([{ nonet: 1, id: 1, error: refusal }]);
  await expect(strange.frame.getByRole("gridcell").nth(2)).toHaveAccessibleName(/4, entered/);
  await strange.close();

  const outsider = await host({ pages: { "/": "<!doctype html><title>Another</title>" } });
  const there = await embed(page, { query: `puzzle=${CLASSIC}`, stranger: `<iframe id="other" title="Another" src="${outsider.origin}/"></iframe>` });
  await connect(page, there.cdn);
  // A frame beside it reaches its window, but is not its parent.
  const other = page.frames().find((frame) => frame.url() === `${outsider.origin}/`)!;
  await other.evaluate(() => parent.frames[0]!.postMessage({ nonet: 1, id: 1, call: "load", args: [`1${".".repeat(80)}`] }, "*"));
  await page.evaluate(() => {
    const { contentWindow } = document.querySelector("iframe")!;
    const polluting = JSON.parse(`{"nonet":1,"id":1,"call":"generate","args":[{"__proto__":{"bad":1},"constructor":{"prototype":{"bad":1}}}]}`) as unknown;
    const deep = JSON.parse(`${"[".repeat(500)}${"]".repeat(500)}`) as unknown;
    const bad: unknown[] = [
      null, 7, "nonet", [], { nonet: 2, id: 1, call: "reset" }, { nonet: 1, call: "reset" }, { nonet: 1, id: {}, call: "reset" }, { nonet: 1, id: 1, call: ["reset"] },
      { nonet: 1, id: 1, call: "load", args: "x" }, { nonet: 1, id: 1, call: "load", args: [`${CSS.escape("1")}${"9".repeat(1e6)}`] }, { nonet: 1, id: 1, call: "place", args: [deep] }, polluting,
      { nonet: 1, id: 1, call: "place", args: [new Map([[1, 2]])] }, { nonet: 1, answer: 1, allow: false }, { nonet: 1, answer: "1", allow: "yes" },
    ];
    for (const message of bad) contentWindow!.postMessage(message, "*");
  });
  expect(await ask(page, "get", "value")).toBe(CLASSIC);
  const inner = innerOf(page);
  expect(await inner.evaluate(() => ({} as { bad?: number }).bad)).toBeUndefined();
  await outsider.close();
  await there.close();
});

test("bad parameters are told on the page and to its host, and the others count", async ({ page }) => {
  await page.addInitScript(() => {
    const told: string[] = ((window as unknown as { told: string[] }).told = []);
    addEventListener("message", ({ data }) => data.type === "nonet-error" && told.push(`${data.detail.code} ${data.detail.parameter}`));
  });
  const there = await embed(page, { query: `puzzle=${CLASSIC}&theme=dark&level=heavy&contols=pad&hue=999&--nonet-entry=url(x)&lang=en&state=xyz`, allowed: true });
  await connect(page, there.cdn);
  const alert = there.frame.getByRole("alert");
  await expect(alert.getByRole("listitem")).toHaveCount(5);
  await expect(alert).toContainText("sets “level” to “heavy”. It takes beginner, easy, medium");
  await expect(alert).toContainText("“contols”, which there is not");
  await expect(alert).toContainText("a whole number from 0 to 359");
  expect(await ask(page, "get", "value")).toBe(CLASSIC);
  expect(await there.frame.locator("html").evaluate((root) => getComputedStyle(root).colorScheme)).toBe("dark");
  const named = (): Promise<string[]> => page.evaluate(() => [...new Set((window as unknown as { told: string[] }).told)]);
  await expect.poll(named).toEqual(["parameter level", "parameter contols", "parameter hue", "parameter --nonet-entry", "parameter state"]);
  await there.close();

  const chinese = await embed(page, { query: `puzzle=${CLASSIC}&lang=zh-CN&hue=x` });
  await expect(chinese.frame.getByRole("alert")).toContainText("0 到 359 的整数");
  await chinese.close();
});

test("the frame grows with what is in it, also where it tells nothing else", async ({ page }) => {
  const there = await embed(page, { query: `puzzle=${CLASSIC}`, attributes: `sandbox="allow-scripts"`, allowed: false });
  const height = (): Promise<number> => page.locator("#board").evaluate((frame: HTMLElement) => frame.clientHeight);
  const needed = (): Promise<number> => there.frame.locator("html").evaluate((root) => Math.ceil(root.getBoundingClientRect().height));
  await expect(there.frame.getByRole("gridcell")).toHaveCount(81);
  await expect.poll(async () => (await height()) - (await needed())).toBe(0);
  expect(await height()).toBeGreaterThan(400);
  await page.locator("#board").evaluate((frame: HTMLIFrameElement) => (frame.width = "300"));
  await expect.poll(async () => [await height() - (await needed()), (await height()) < 2000]).toEqual([0, true]);
  expect(await there.frame.locator("html").evaluate((root) => root.scrollWidth <= root.clientWidth)).toBe(true);
  expect(there.faults).toEqual([]);
  await there.close();
});
