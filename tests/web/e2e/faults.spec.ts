import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, forgive, test } from "../support/app.js";
import { dist, host } from "../support/server.js";
import { CLASSIC, INKALA, solveNaively } from "../support/sudoku.js";
import { atMarked, markNext } from "../support/workers.js";

// The engine is asked from the first second on.
test.use({ shelf: "empty" });

test("the page works under its strict policy, and the server really sends it", { tag: "@desktop-quick" }, async ({
  nonet,
  page,
}) => {
  const response = await page.goto("./");
  const policy = response!.headers()["content-security-policy"]!;
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|data:|\*\./);
  await nonet.ready();
  await nonet.paste(INKALA);
  await nonet.press("Solve");
  await expect(nonet.says).toContainText("Nonet filled in the rest.");
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });
  test("after the first visit everything works without a network", { tag: "@desktop-quick" }, async ({
    nonet,
    context,
    page,
  }) => {
    await nonet.open();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await nonet.ready();
    await nonet.paste(INKALA);
    await expect(nonet.says).toContainText("exactly one solution");
    await nonet.newGame();
    await expect.poll(() => nonet.givens()).not.toBe(INKALA);
  });
});

test("without the engine a game starts all the same, the page says what is missing, and trying again works", async ({
  nonet,
  page,
  faults,
}) => {
  let gone = true;
  let refused = 0;
  const missing = (path: string): boolean => gone && path.endsWith(".wasm") && ++refused > 0;
  const server = await host({ mounts: { "/": dist("site") }, missing });
  await nonet.open(`${server.origin}/`);
  await nonet.pasteAnywhere(CLASSIC);
  await expect.poll(() => nonet.givens()).toBe(CLASSIC);
  await nonet.cell(1, 3).click();
  await page.keyboard.press("4");
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/4, entered/);
  // Making a puzzle, reading the pasted one (by a module of its own) and solving it have each asked in vain, once
  // more past all caches.
  await expect.poll(() => refused).toBe(8);
  await nonet.press("Hint");
  await expect.poll(() => refused).toBe(10);
  await expect(nonet.says.getByRole("alert")).toContainText("The solver could not be loaded");
  gone = false;
  await nonet.says.getByRole("button", { name: "Try again" }).click();
  await expect(nonet.says).toContainText(/Look at|Start from/);
  await expect(nonet.says).not.toContainText("could not be loaded");
  forgive(faults, /status of 404|EngineError|HTTP status 404|another origin/);
  await server.close();
});

test("a worker that dies is replaced, and the next call works", async ({ nonet, page }) => {
  await atMarked(page, "self.close(); event.stopImmediatePropagation()");
  await nonet.open();
  await nonet.paste(CLASSIC);
  await expect(nonet.says).toContainText("exactly one solution");
  await markNext(page, "count");
  await nonet.press("Check uniqueness");
  await expect(nonet.says.getByRole("button", { name: "Cancel" })).toBeVisible();
  await nonet.says.getByRole("button", { name: "Cancel" }).click();
  await nonet.press("Check uniqueness");
  await expect(nonet.says).toContainText("Exactly one solution.");
});

test("a worker that throws is replaced: the page says so, and the next call works", async ({ nonet, page, faults }) => {
  await atMarked(page, 'event.stopImmediatePropagation(); throw new Error("trap")');
  await nonet.open();
  await nonet.paste(CLASSIC);
  await expect(nonet.says).toContainText("exactly one solution");
  await markNext(page, "solve");
  await nonet.press("Solve");
  await expect(nonet.says).toContainText("The solver stopped unexpectedly");
  await nonet.press("Solve");
  await expect(nonet.says).toContainText("Nonet filled in the rest.");
  forgive(faults, /trap/);
});

test("a long count shows its progress and can be cancelled; then the engine is ready again", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(`1${".".repeat(80)}`);
  // A slow device: the answer of the count never comes, its progress does.
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { call: string; args: unknown[] }) {
      if (message.call === "count") message.args[1] = 0;
      post.call(this, message);
    };
  });
  await nonet.press("Check uniqueness");
  await expect(nonet.says).toContainText(/Counting solutions … [\d,]+ so far/);
  await nonet.says.getByRole("button", { name: "Cancel" }).click();
  await expect(nonet.says).toContainText("Cancelled.");
  await nonet.press("Solve");
  await expect(nonet.says).toContainText("several solutions");
});

test("blocked storage: play goes on and the page says that nothing is saved", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  await nonet.open();
  await expect(nonet.says.getByRole("alert")).toContainText("doesn't let this page save");
  await nonet.paste(CLASSIC);
  await nonet.says.getByRole("button", { name: "Dismiss" }).click();
  await nonet.cell(1, 3).click();
  await page.keyboard.press("4");
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/4, entered/);
  // Told once and dismissed: not again with every digit.
  await expect(nonet.says.getByRole("alert")).toHaveCount(0);
});

test("full storage: play goes on, the page says so, and what was saved stays", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await nonet.cell(1, 3).click();
  await page.keyboard.press("4");
  await expect(nonet.says.getByRole("alert")).toContainText("storage is full");
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/4, entered/);
  await page.reload();
  await nonet.ready();
  expect(await nonet.value()).toBe(CLASSIC);
});

test("a game whose other parts are damaged keeps its steps; with full storage, checkpoints and results go on in memory", async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.cell(1, 3).click();
  await page.keyboard.press("4");
  const record = await nonet.record();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find(
      (name) => name.startsWith("nonet:game:") && localStorage.getItem(name)!.includes("own"),
    )!;
    const damage = { seconds: "long", times: [1], checkpoints: [{ number: "one" }, 7], mistakes: -3, hints: null };
    localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(localStorage.getItem(key)!) as object), ...damage }));
    localStorage.setItem("nonet:results", "{");
  });
  await page.reload();
  await nonet.ready();
  expect(await nonet.record()).toBe(record);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await nonet.press("Set a checkpoint");
  await expect(nonet.says.getByRole("alert")).toContainText("storage is full");
  // The sheet lies over what the page says, so its list is read as it grows.
  await expect(page.getByRole("dialog").locator("[aria-live]")).toContainText(/31 of 81/);
  await page.getByRole("button", { name: /^1, at .* 31 of 81$/ }).click();
  await expect(nonet.says).toContainText("The board already matches this checkpoint");
  await nonet.board.evaluate((board: NonetBoard, solution) => {
    for (const [cell, digit] of Array.from(solution).entries()) {
      if (board.value[cell] === ".") (board.selection = [cell]), board.enter(Number(digit));
    }
  }, solveNaively(CLASSIC)!);
  await expect(nonet.says).toContainText("Solved");
});

test("a corrupt saved game is set aside, the page says so, and a new game starts", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("nonet:game:"))!;
    localStorage.setItem(key, localStorage.getItem(key)!.slice(0, 60));
  });
  await page.reload();
  await nonet.ready();
  await expect(nonet.says.getByRole("alert")).toContainText("set aside, not deleted");
  const aside = await page.evaluate(
    () => Object.keys(localStorage).filter((name) => name.startsWith("nonet:aside:")).length,
  );
  expect(aside).toBe(1);
});
