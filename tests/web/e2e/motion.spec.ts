/** Motion: its parts, its length, and the cases without any; sounds and vibration. */
import type { Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, type NonetPage, test } from "../support/app.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

interface Moved {
  id: string;
  /** The cell that it is in, or -1. */
  cell: number;
  name: string;
  delay: number;
  duration: number;
}

declare global {
  interface Window {
    moved: Moved[];
    felt: unknown[];
    faded: ViewTransition[];
    heard: number;
  }
}

const SOLUTION = Array.from(solveNaively(CLASSIC)!, Number);
const OPEN = Array.from(CLASSIC).flatMap((digit, cell) => (digit === "." ? [cell] : []));
/** The puzzle with all that is to be entered but for some cells. */
const but = (...cells: number[]): string =>
  SOLUTION.map((digit, cell) => (cells.includes(cell) ? "." : digit)).join("");

test.use({ reducedMotion: "no-preference" });

/** Takes down everything that is set moving by the board. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.moved = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const { id = "", delay = 0, duration = 0 } = options as KeyframeAnimationOptions;
      const cell = Number(this.closest("[data-cell]")?.getAttribute("data-cell") ?? -1);
      const name = this.getAttribute("class") ?? "";
      window.moved.push({ id, cell, name, delay, duration: Number(duration) });
      return animate.call(this, frames, options);
    };
  });
});

const moved = (page: Page, id: string): Promise<Moved[]> =>
  page.evaluate((id) => window.moved.filter((one) => one.id === id), id);
/** How many animations of the board are not over. */
const running = (nonet: NonetPage): Promise<number> =>
  nonet.board.evaluate((board) => board.shadowRoot!.getAnimations().length);
const settings = async (page: Page, settings: object): Promise<void> => {
  await page.addInitScript((text) => {
    try {
      localStorage.setItem("nonet:settings", text);
    } catch {
      // The empty page that comes first has no storage.
    }
  }, JSON.stringify(settings));
};

async function enter(nonet: NonetPage, page: Page, cell: number, digit = SOLUTION[cell]!): Promise<void> {
  await nonet.board.evaluate((board: NonetBoard, cell) => (board.selection = [cell]), cell);
  await nonet.board.focus();
  await page.keyboard.press(String(digit));
  await nonet.board.evaluate((board: NonetBoard) => board.updateComplete);
}

test.describe("an entry", () => {
  test("a digit grows for 90 ms, and nothing else moves", { tag: "@desktop" }, async ({ nonet, page }) => {
    await nonet.open(`./#p=${CLASSIC}`);
    const [cell] = OPEN;
    await enter(nonet, page, cell!);
    expect(await moved(page, "entry")).toEqual([{ id: "entry", cell, name: "digit", delay: 0, duration: 90 }]);
    // To take it out, to note, and to go back and forth is quiet.
    for (const key of [String(SOLUTION[cell!]), "Control+5", "Shift+6", "Control+z", "Control+z", "Control+y"])
      await page.keyboard.press(key);
    await nonet.board.evaluate((board: NonetBoard) => board.updateComplete);
    expect(await page.evaluate(() => window.moved.length)).toBe(1);
  });

  test("what is loaded or restored stands still", async ({ nonet, page }) => {
    await nonet.open(`./#p=${CLASSIC}`);
    await enter(nonet, page, OPEN[0]!);
    await page.reload();
    await nonet.ready();
    await expect.poll(() => nonet.value()).toContain(String(SOLUTION[OPEN[0]!]));
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });

  for (const [name, prepare] of [
    ["the device asks for less", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
    ["motion is switched off", (page: Page) => settings(page, { motion: false })],
    ["the wave had been switched off", (page: Page) => settings(page, { celebrate: false })],
  ] as const)
    test(`nothing moves where ${name}`, async ({ nonet, page }) => {
      await prepare(page);
      await nonet.open(`./#p=${but(0, 40, 80)}`);
      for (const cell of [0, 40, 80]) await enter(nonet, page, cell);
      await expect(nonet.says).toContainText("Solved");
      expect(await page.evaluate(() => window.moved)).toEqual([]);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });

  test("ten digits typed fast are ten whole digits, and nothing moves 300 ms later", { tag: "@desktop" }, async ({
    nonet,
    page,
  }) => {
    await nonet.open(`./#p=${CLASSIC}`);
    const cells = OPEN.slice(0, 10);
    for (const cell of cells) await enter(nonet, page, cell);
    await page.waitForTimeout(300);
    expect(await running(nonet)).toBe(0);
    const shown = await nonet.board.evaluate(
      (board, cells) =>
        cells.map((cell) => {
          const digit = board.shadowRoot!.querySelector(`[data-cell="${cell}"] .digit`)!;
          const { opacity, scale } = getComputedStyle(digit);
          return [digit.textContent, opacity, scale];
        }),
      cells,
    );
    expect(shown).toEqual(cells.map((cell) => [String(SOLUTION[cell]), "1", "none"]));
  });
});

test.describe("a house that is full", () => {
  test("gets one light over its nine cells, from the digit on, for 250 ms at most", { tag: "@desktop" }, async ({
    nonet,
    page,
  }) => {
    // The first column is full with the first cell; row and box lack a second one.
    await nonet.open(`./#p=${but(0, 1, 80)}`);
    await enter(nonet, page, 0);
    const light = await moved(page, "sweep");
    expect(light.map(({ cell }) => cell)).toEqual([0, 9, 18, 27, 36, 45, 54, 63, 72]);
    expect(light.map(({ delay }) => delay)).toEqual(light.map(({ delay }) => delay).toSorted((a, b) => a - b));
    expect(Math.max(...light.map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(250);
    await page.waitForTimeout(300);
    await page.keyboard.press("ArrowRight");
    expect(await moved(page, "sweep")).toHaveLength(9);
    expect(await running(nonet)).toBe(0);
  });

  test("gets none with a digit that stands twice, and none where the wave says it", async ({ nonet, page }) => {
    await nonet.open(`./#p=${but(0, 1)}`);
    await enter(nonet, page, 0, SOLUTION[1]!);
    expect(await moved(page, "sweep")).toEqual([]);
    await enter(nonet, page, 0);
    expect(await moved(page, "sweep")).toHaveLength(9);
    await enter(nonet, page, 1);
    await expect(nonet.says).toContainText("Solved");
    expect(await moved(page, "sweep")).toHaveLength(9);
    await expect.poll(() => moved(page, "wave")).toHaveLength(81);
  });
});

test.describe("a hint", () => {
  const TURBOT = "12..795688....2.9.9.........61..79..39.1........96.4....2.9....689...14....8...29";
  /** A contradiction of many links. */
  const NET = "98.76.5..7..5...9......9..859...6.8...43..9...........46...7.5.....2..........1.4";
  const read = async (nonet: NonetPage, puzzle: string): Promise<void> => {
    await nonet.open(`./#p=${puzzle}`);
    // The code that moves drawings is fetched with the first of them.
    await nonet.press("Hint");
    await expect(nonet.says.locator(".stages .on")).toHaveCount(1);
    await nonet.press("Close");
    for (const stage of [1, 2, 3]) {
      await nonet.press("Hint");
      await expect(nonet.says.locator(".stages .on")).toHaveCount(stage);
    }
    await expect(nonet.board.locator(".link").first()).toBeAttached();
  };
  const end = ({ delay, duration }: Moved): number => delay + duration;

  test("marks come after houses, and links after them, one after the other, within 250 ms", {
    tag: "@desktop",
  }, async ({ nonet, page }) => {
    await read(nonet, TURBOT);
    const [tints, marks, links] = [await moved(page, "house"), await moved(page, "mark"), await moved(page, "link")];
    expect(links).toHaveLength(3);
    for (const { duration } of links) expect(duration).toBeLessThanOrEqual(120);
    for (const [place, link] of links.slice(1).entries()) expect(link.delay).toBeCloseTo(end(links[place]!));
    expect(end(links.at(-1)!)).toBeLessThanOrEqual(250);
    const first = (list: readonly Moved[]): number => Math.min(...list.map(({ delay }) => delay));
    expect(first(marks)).toBeGreaterThan(first(tints));
    expect(first(links)).toBeGreaterThan(first(marks));
    // Afterwards it is as it is drawn without motion.
    await expect.poll(() => running(nonet)).toBe(0);
    const dashes = await nonet.board
      .locator(".link")
      .evaluateAll((all) =>
        all.map((line) => [line.classList.contains("weak"), getComputedStyle(line).strokeDasharray !== "none"]),
      );
    for (const [weak, dashed] of dashes) expect(dashed).toBe(weak);
  });

  test("the rays of a hidden single grow with the marks", { tag: "@desktop" }, async ({ nonet, page }) => {
    await nonet.open(`./#p=${CLASSIC}`);
    for (const stage of [1, 2, 3]) {
      await nonet.press("Hint");
      await expect(nonet.says.locator(".stages .on")).toHaveCount(stage);
    }
    const cells = await nonet.board
      .locator(".ray")
      .evaluateAll((all) => all.map((cell) => Number(cell.getAttribute("data-cell"))));
    expect(cells.length).toBeGreaterThan(0);
    const rays = await moved(page, "ray");
    expect(new Set(rays.map(({ cell }) => cell))).toEqual(new Set(cells));
    for (const ray of rays) expect(end(ray)).toBeLessThanOrEqual(250);
  });

  test("is heard and read at once, however long it is drawn, and never longer than 900 ms", async ({ nonet, page }) => {
    await read(nonet, NET);
    await page.evaluate(() => (window.moved = []));
    await nonet.says.getByRole("button", { name: /^All branches/ }).click();
    await expect.poll(() => moved(page, "link")).not.toHaveLength(0);
    const links = await moved(page, "link");
    expect(links.length).toBeGreaterThan(8);
    expect(Math.max(...links.map(end))).toBeLessThanOrEqual(900.5);
    for (const { duration } of links) expect(duration).toBeLessThanOrEqual(120);
    // The next drawing does not wait for it.
    await nonet.says.getByRole("button", { name: /^Branch 1/ }).click();
    await nonet.board.evaluate((board: NonetBoard) => board.updateComplete);
    const [shown, drawn] = await nonet.board.evaluate((board) => [
      board.shadowRoot!.querySelectorAll("path.link").length,
      board.shadowRoot!.getAnimations().filter(({ id }) => id === "link").length,
    ]);
    expect(drawn).toBeLessThanOrEqual(shown!);
  });

  test("is there at once where it has more links than anybody follows", { tag: "@desktop" }, async ({
    nonet,
    page,
  }) => {
    await nonet.open(`./#p=${CLASSIC}`);
    // The page, while it starts, may put its own drawing (none) in the place of one of these, so each is drawn until it stands. What draws is fetched with the first.
    const draw = (count: number): Promise<void> =>
      expect(async () => {
        await page.evaluate(() => (window.moved = []));
        await nonet.board.evaluate((board: NonetBoard, count) => {
          const links = Array.from({ length: count }, (_, one) => ({ from: [one], to: [one + 200], strong: false }));
          board.highlight = { links };
        }, count);
        await expect(nonet.board.locator("path.link")).toHaveCount(count, { timeout: 5_000 });
      }).toPass();
    const clear = async (): Promise<void> => {
      await nonet.board.evaluate((board: NonetBoard) => (board.highlight = null));
      await expect(nonet.board.locator("path.link")).toHaveCount(0);
    };
    await draw(1);
    await clear();
    await draw(60);
    await expect.poll(() => moved(page, "link")).toHaveLength(60);
    await clear();
    await draw(61);
    await nonet.board.evaluate((board: NonetBoard) => board.updateComplete);
    expect(await moved(page, "link")).toEqual([]);
  });

  test("is there at once where less motion is wanted", async ({ nonet, page }) => {
    await settings(page, { motion: false });
    await read(nonet, TURBOT);
    expect(await page.evaluate(() => window.moved)).toEqual([]);
    expect(await running(nonet)).toBe(0);
  });
});

test.describe("when it is solved", () => {
  test("tints fade, the wave runs, the card comes in; its buttons are there at once", { tag: "@desktop" }, async ({
    nonet,
    page,
  }) => {
    await nonet.open(`./#p=${but(40)}`);
    await enter(nonet, page, 40);
    const next = nonet.says.getByRole("button", { name: "Next" });
    await expect(next).toBeEnabled();
    await expect.poll(() => moved(page, "card")).toHaveLength(1);
    const [tint] = await moved(page, "tint");
    const wave = await moved(page, "wave");
    const [card] = await moved(page, "card");
    expect(tint!.delay).toBe(0);
    expect(Math.min(...wave.map(({ delay }) => delay))).toBe(tint!.duration);
    expect(card!.delay).toBeGreaterThan(tint!.duration);
    // Who finds it by keyboard does not wait.
    await next.focus();
    await expect(next).toBeFocused();
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.locator(".say.solved")).toHaveCSS("opacity", "1");
  });

  test("a card that was solved before stands still", async ({ nonet, page }) => {
    await nonet.open(`./#p=${but(40)}`);
    await enter(nonet, page, 40);
    await page.reload();
    await nonet.ready();
    await expect(nonet.says).toContainText("Solved");
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });
});

test.describe("sheets", () => {
  const SHEET = /^sheet-(in|up)$/;
  /** Opens one, and holds what moves in its first picture: on a busy machine it would be over before one looks. */
  const open = (page: Page): Promise<{ name: string; duration: number }[]> =>
    page.evaluate(async () => {
      document.querySelector<HTMLElement>("#new-game")!.click();
      await new Promise(requestAnimationFrame);
      return document.getAnimations().map((one) => {
        one.pause();
        return { name: (one as CSSAnimation).animationName, duration: Number(one.effect!.getTiming().duration) };
      });
    });

  test("slide in with their scrim within 200 ms, and can be pressed meanwhile", {
    tag: ["@desktop", "@phone"],
  }, async ({ nonet, page }) => {
    await nonet.open();
    const found = await open(page);
    expect(found.map(({ name }) => name).toSorted()).toEqual(["scrim-in", expect.stringMatching(SHEET)]);
    for (const { duration } of found) expect(duration).toBeLessThanOrEqual(200);
    // Held in the middle of its way, a row is where it is seen, and takes a press.
    const hit = await page.evaluate(() => {
      for (const one of document.getAnimations()) one.currentTime = 60;
      const row = document.querySelector<HTMLElement>("dialog[open] .dialog-body button")!;
      const { left, top, width, height } = row.getBoundingClientRect();
      return row.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(hit).toBe(true);
  });

  test("stand still where less motion is wanted", async ({ nonet, page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await nonet.open();
    expect(await open(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.evaluate(() => (document.documentElement.dataset["motion"] = "off"));
    expect(await open(page)).toEqual([]);
  });
});

test.describe("views", () => {
  const count = (page: Page): Promise<number> => page.evaluate(() => window.faded.length);
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.faded = [];
      if (!("startViewTransition" in document)) return;
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const fade = start(update as () => void);
        window.faded.push(fade);
        return fade;
      };
    });
  });

  test("fade over the next, which can be pressed at once and has the keyboard", { tag: "@desktop" }, async ({
    nonet,
    page,
  }) => {
    await nonet.open();
    await page.evaluate(() => (location.hash = "settings/all"));
    await expect(page.locator("main.settings")).toBeFocused();
    expect(await count(page)).toBe(1);
    const box = page.getByRole("checkbox", { name: "Motion" });
    await box.scrollIntoViewIfNeeded();
    // Held on its way: the next view is what a press meets.
    const state = await page.evaluate(async () => {
      const go = async (view: string): Promise<void> => {
        await Promise.allSettled(window.faded.map(({ finished }) => finished));
        location.hash = view;
        while (!document.querySelector(`main.${view}`)) await new Promise(requestAnimationFrame);
      };
      // A busy browser leaves a fade out at times, and is asked again; one that never fades is told by the time limit.
      for (;;) {
        const before = window.faded.length;
        await go("library");
        const [fade] = window.faded.slice(before);
        if (
          fade &&
          (await fade.ready.then(
            () => true,
            () => false,
          ))
        )
          break;
        await go("settings");
      }
      const running = document.getAnimations().map((one) => {
        one.pause();
        return Number(one.effect!.getTiming().duration);
      });
      const tab = document.querySelector<HTMLElement>("main .tab")!;
      const { left, top, width, height } = tab.getBoundingClientRect();
      return { running, hit: tab.contains(document.elementFromPoint(left + width / 2, top + height / 2)) };
    });
    expect(state.hit).toBe(true);
    expect(state.running.length).toBeGreaterThan(0);
    for (const duration of state.running) expect(duration).toBeLessThanOrEqual(150);
  });

  test("that are left in a hurry end where the last press led", async ({ nonet, page }) => {
    await nonet.open();
    for (const view of ["settings", "library", "settings"]) await page.evaluate((view) => (location.hash = view), view);
    // Before the picture of what is left is there, and while that fades.
    for (const ms of [5, 40, 80, 120]) {
      await page.evaluate((ms) => {
        location.hash = "library";
        setTimeout(() => (location.hash = "settings"), ms);
      }, ms);
      await expect(page.locator("main.settings")).toBeFocused();
      await page.waitForTimeout(300);
      await expect(page.locator("main.view")).toHaveCount(1);
      await expect(page.locator("main.settings")).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.dataset["leaving"])).toBeUndefined();
  });

  test("change without a fade where less motion is wanted", async ({ nonet, page }) => {
    await settings(page, { motion: false });
    await nonet.open();
    await page.evaluate(() => (location.hash = "settings"));
    await expect(page.locator("main.settings")).toBeFocused();
    expect(await count(page)).toBe(0);
  });
});

test.describe("sound", () => {
  /** A device that counts what is played. */
  const stub = (page: Page, kind: "counts" | "refuses" | "none"): Promise<unknown> =>
    page.addInitScript((kind) => {
      window.heard = 0;
      const source = (): object => ({ connect() {}, start: () => window.heard++ });
      class Context {
        sampleRate = 8000;
        constructor() {
          if (kind === "refuses") throw new DOMException("no device", "NotSupportedError");
        }
        async resume(): Promise<void> {}
        async suspend(): Promise<void> {}
        createBuffer(): object {
          return { copyToChannel() {} };
        }
        createBufferSource = source;
      }
      Object.assign(window, { AudioContext: kind === "none" ? undefined : Context });
    }, kind);
  const heard = (page: Page): Promise<number> => page.evaluate(() => window.heard);

  test("is heard once for each entry, and not for notes, what is erased and what is undone", {
    tag: "@desktop",
  }, async ({ nonet, page }) => {
    await stub(page, "counts");
    await settings(page, { sound: true });
    await nonet.open(`./#p=${but(0, 1, 2, 80)}`);
    for (const [place, cell] of [80, 0, 1, 2].entries()) {
      await enter(nonet, page, cell);
      await expect.poll(() => heard(page)).toBe(place + 1);
    }
    await page.keyboard.press("Control+z");
    for (const key of ["Shift+1", "Control+2", "Delete", "c", "1", "z"]) await page.keyboard.press(key);
    await page.waitForTimeout(200);
    expect(await heard(page)).toBe(4);
  });

  test("is off at first, and nothing of it is fetched", async ({ nonet, page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await stub(page, "counts");
    await nonet.open(`./#p=${but(0, 1, 80)}`);
    for (const cell of [80, 0, 1]) await enter(nonet, page, cell);
    await expect(nonet.says).toContainText("Solved");
    expect(await heard(page)).toBe(0);
    expect(fetched.filter((url) => /sound/.test(url))).toEqual([]);
  });

  for (const kind of ["refuses", "none"] as const)
    test(`raises nothing where the device ${kind === "none" ? "has none" : kind}`, async ({ nonet, page }) => {
      await stub(page, kind);
      await settings(page, { sound: true });
      await nonet.open(`./#p=${but(0, 1, 80)}`);
      for (const cell of [80, 0, 1]) await enter(nonet, page, cell);
      await expect(nonet.says).toContainText("Solved");
      expect(await heard(page)).toBe(0);
    });
});

test.describe("vibration", () => {
  const felt = (page: Page): Promise<unknown[]> => page.evaluate(() => window.felt);
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.felt = [];
      Object.assign(navigator, { vibrate: (pattern: unknown) => Boolean(window.felt.push(pattern)) });
    });
  });

  test("is short for what the hand does, and another for what is marked as wrong", { tag: "@desktop" }, async ({
    nonet,
    page,
  }) => {
    await settings(page, { vibration: true });
    await nonet.open(`./#p=${but(0, 1, 80)}`);
    await enter(nonet, page, 80);
    await enter(nonet, page, 0, SOLUTION[1]!);
    await page.keyboard.press("Control+z");
    expect(await felt(page)).toEqual([8, [8, 70, 16]]);
  });

  test("says nothing of what checks leave unsaid", async ({ nonet, page }) => {
    await settings(page, { vibration: true, checking: "off" });
    await nonet.open(`./#p=${but(0, 1, 80)}`);
    await enter(nonet, page, 0, SOLUTION[1]!);
    expect(await felt(page)).toEqual([8]);
  });
});
