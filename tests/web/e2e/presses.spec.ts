/** How many presses what people do most often takes, on a phone and on a desktop. */
import type { Locator } from "@playwright/test";
import { expect, fillIn, type NonetPage, test } from "../support/app.js";
import { storeWeeks } from "../support/stored.js";
import { CLASSIC } from "../support/sudoku.js";
import { clipboardText } from "../support/webkit.js";

/** A hand that counts; what cannot be pressed where it is, is a failure. */
class Hand {
  presses = 0;
  async press(target: Locator): Promise<void> {
    this.presses++;
    await target.click();
  }
}

const both = { tag: ["@desktop", "@phone"] };

/** Beside the board on a desktop, in the head of the page on a phone. */
const tools = ({ page }: NonetPage, phone: boolean): Locator =>
  page.getByRole("button", { name: phone ? "More" : "Tools", exact: true });
const newGame = ({ page }: NonetPage): Locator => page.getByRole("button", { name: "New game", exact: true });
const inSheet = ({ page }: NonetPage, name: RegExp | string): Locator =>
  page.getByRole("dialog").getByRole("button", { name }).or(page.getByRole("dialog").getByRole("link", { name }));

test("a puzzle is there at once, today's and one of a level after two presses", both, async ({ nonet }) => {
  await nonet.open();
  for (const row of [/^Today/, /^Medium/]) {
    const before = await nonet.givens();
    const hand = new Hand();
    await hand.press(newGame(nonet));
    await hand.press(inSheet(nonet, row));
    await expect.poll(() => nonet.givens()).not.toBe(before);
    expect(hand.presses).toBe(2);
  }
});

test("what was copied is played after two presses, by keyboard none", both, async ({ nonet, page, context }) => {
  await nonet.open();
  await nonet.pasteAnywhere(CLASSIC);
  await expect.poll(() => nonet.givens()).toBe(CLASSIC);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const other = CLASSIC.replaceAll(/[1-9]/g, (digit) => String(10 - Number(digit)));
  await page.evaluate((text) => navigator.clipboard.writeText(text), other);
  const hand = new Hand();
  await hand.press(newGame(nonet));
  await hand.press(inSheet(nonet, "Paste"));
  await expect.poll(() => nonet.givens()).toBe(other);
  expect(hand.presses).toBe(2);
});

test(
  "a screenshot on the clipboard is read after two presses; without a board in it, a third leads to typing it in",
  both,
  async ({ nonet, page, context }) => {
    await nonet.open();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 9, height: 9 });
      canvas.getContext("2d")!.fillRect(0, 0, 9, 9);
      const picture = await new Promise<Blob>((done) => canvas.toBlob((blob) => done(blob!)));
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    });
    const hand = new Hand();
    await hand.press(newGame(nonet));
    await hand.press(inSheet(nonet, "Paste"));
    await expect(page.getByRole("dialog").getByRole("status").first()).toContainText("The grid is too small to read.");
    expect(hand.presses).toBe(2);
    await hand.press(page.getByRole("button", { name: "Type it in" }));
    await expect(page.locator(".caption")).toContainText("Your own puzzle");
  },
);

test("entries are checked after two presses, or by typing", both, async ({ nonet, page }, { project }) => {
  await nonet.open();
  const hand = new Hand();
  await hand.press(tools(nonet, project.name === "phone"));
  await hand.press(inSheet(nonet, "Check my entries"));
  await expect(nonet.says).toContainText("You haven't entered anything yet");
  expect(hand.presses).toBe(2);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("check my");
  await page.keyboard.press("Enter");
  await expect(nonet.says).toContainText("You haven't entered anything yet");
});

test("a hint goes to its end by four presses on one key, which stays where it is", both, async ({ nonet, page }) => {
  await nonet.open();
  const before = await nonet.value();
  const hand = new Hand();
  const key = page.locator(".pad").getByRole("button", { name: "Hint" });
  const place = await key.boundingBox();
  for (let press = 1; press <= 4; press++) {
    await hand.press(key);
    if (press < 4) await expect(nonet.says.locator(".stages .on")).toHaveCount(press);
    expect(await key.boundingBox()).toEqual(place);
  }
  await expect.poll(() => nonet.value()).not.toBe(before);
});

test(
  "a solved game says best, average and streak by itself; sharing and statistics are a press away",
  both,
  async ({ nonet, page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await nonet.open();
    await storeWeeks(page, Date.now());
    await nonet.newGame("Medium");
    await page.clock.install();
    await page.clock.runFor(65_000);
    await fillIn(nonet.board);
    await expect(nonet.says).toContainText(/New best!|Best \d/);
    await expect(nonet.says).toContainText(/average/);
    await expect(nonet.says).toContainText(/in a row|start a streak/);
    const hand = new Hand();
    await hand.press(nonet.says.getByRole("button", { name: "Share" }));
    await expect(nonet.says).toContainText("Copied");
    const [line, link] = (await clipboardText(page)).split("\n");
    expect(line).toMatch(/^Nonet · .+ · Medium \d\.\d · \d+:\d\d · no hints$/);
    expect(link).toContain(`#p=${await nonet.givens()}`);
    await hand.press(nonet.says.getByRole("link", { name: "Statistics" }));
    await expect(page.getByText("By level")).toBeVisible();
    expect(hand.presses).toBe(2);
  },
);

test(
  "a technique is practised after three presses, on a phone after four",
  both,
  async ({ nonet, page }, { project }) => {
    const phone = project.name === "phone";
    await nonet.open();
    const hand = new Hand();
    await hand.press(newGame(nonet));
    await hand.press(inSheet(nonet, "Practise"));
    if (phone) await hand.press(page.getByText("Chains and loops"));
    await hand.press(page.getByRole("button", { name: /^XY-Chain/ }));
    await expect(
      page.getByText(/Looking for a puzzle that needs this technique: XY-Chain|XY-Chain/).first(),
    ).toBeVisible();
    expect(hand.presses).toBe(phone ? 4 : 3);
  },
);
