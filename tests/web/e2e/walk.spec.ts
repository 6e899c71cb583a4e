/**
 * Every state that the pages show, at every size, in both languages and all themes: nothing is cut, covered or beside
 * the window; while one plays, board, actions and the hint key never move and no page scrolls; one button is filled.
 * A new view, card or state is added to STATES.
 */
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, fillIn, forgive, test } from "../support/app.js";
import { expectAccessibleInThemes } from "../support/axe.js";
import { playTo } from "../support/cases.js";
import { pastePicture } from "../support/drop.js";
import { techniqueCases } from "../support/logic.js";
import { blank, drawn, played, smudged, two } from "../support/picture.js";
import { png } from "../support/picture-files.js";
import { storeWeeks } from "../support/stored.js";
import { CLASSIC } from "../support/sudoku.js";
import { ENLARGED, look, type Places, SIZES, THEMES } from "../support/walk.js";

/** Puzzles on which the technique is the easiest step; see data/techniques. */
const X_WING = "5.16..2.99672....582..59.76..2.659..1.6.43527..5.1264.258..6.94...598.626.942.85.";
/** r1c1, r1c2, r4c1 and r4c2 may be 1 and 2 either way. */
const TWO_WAYS = "..3456789456789123789123456..4365897365897214897214365531642978642978531978531642";
const POINTING = "7.8...3.....2.1...5.........4.....263...8.......1...93.9.6....4....7.5...........";
const BACKED_UP = `n2~${CLASSIC.replaceAll(".", "0")}~${"0".repeat(81)}~~~n~~~`;
const XY_CHAIN = "....8...374.6931....3.2...9..7418396.34...8.7...3.7..44.9.3..7.3...76.4..7254..38";
const NET = "9876.....65....8...........5...4..3..4...2..1..97......9..1..2...58..7.......3..4";

/** Finds the places of a page, in any language. */
class Walker {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get board(): Locator {
    return this.page.locator("#board");
  }

  /** A puzzle on the board, and nothing said. */
  async bring(givens = CLASSIC): Promise<void> {
    await this.page.goto(`./index.html#p=${givens}`);
    await expect(this.page.locator(".say-close")).toBeVisible();
    await this.page.locator(".say-close").click();
    await expect(this.page.locator(".caption-rating, .caption-level")).not.toHaveCount(0);
  }

  /** A puzzle with two solutions, and a hint that says so. */
  async bringOpen(): Promise<void> {
    await this.page.goto(`./index.html#p=${TWO_WAYS}`);
    await this.page.locator(".say-close").click();
    await this.page.locator(".pad .hint").click();
    await expect(this.page.locator(".cell.involved")).toHaveCount(4);
  }

  /** The position of a case, with the candidates that are left there. */
  async bringCase(values: string): Promise<void> {
    const { position } = techniqueCases.find((one) => one.position.values === values)!;
    await this.bring(position.givens);
    await playTo(this.board, position);
  }

  async hint(stages: number): Promise<void> {
    for (let stage = 1; stage <= stages; stage++) {
      await this.page.locator(".pad .hint").click();
      if (stage < 4) await expect(this.page.locator(".stages .on")).toHaveCount(stage);
      else await expect(this.page.locator(".stages")).toHaveCount(0);
    }
  }

  /** A tool by its id. */
  async tool(id: string): Promise<void> {
    await this.page.keyboard.press("Control+k");
    await this.page.locator(`dialog [data-tool="${id}"]`).click();
  }

  /** Draws a reason at the position of the chain, as a stored game has it, and opens the tools for it. */
  async draw(drawn: string): Promise<void> {
    await this.bringCase(XY_CHAIN);
    await this.board.evaluate((board: NonetBoard, items) => {
      board.adopt(`${board.state.replace(/^n2/, "n3")}~${items}`);
      board.selection = [16];
    }, drawn);
    await this.page.keyboard.press("d");
    await expect(this.page.locator(".modes.five")).toBeVisible();
  }

  /** Asks the referee. */
  async ask(title: RegExp): Promise<void> {
    await this.page.keyboard.press("Enter");
    await expect(this.page.locator(".say h2")).toHaveText(title);
  }

  async view(address: string, ready: string): Promise<void> {
    await this.page.evaluate((hash) => (location.hash = hash), address);
    await expect(this.page.locator(ready).first()).toBeVisible();
  }

  /** A challenge that was met in as many seconds as it takes. */
  async challenged(): Promise<void> {
    await this.page.clock.install();
    await this.page.goto(`./index.html#p=${CLASSIC}&vs=1.452.2&by=Annabelle%20von%20Hohenfels`);
    await this.page.locator("#resume").click();
    await this.page.clock.runFor(431_000);
    await this.finish();
    await expect(this.page.locator(".solved-versus")).toBeVisible();
  }

  async finish(): Promise<void> {
    await fillIn(this.board);
    await expect(this.page.locator(".say.solved")).toBeVisible();
  }

  /** The page after a detail of the stored game has been replaced by what means nothing: it says so. */
  async notice(): Promise<void> {
    await this.page.goto("./404.html");
    await this.page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith("nonet:game:"))!;
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)!), hints: "many" }));
    });
    await this.page.goto("./index.html");
    await expect(this.page.locator(".notice")).toBeVisible();
  }

  /** The server has another version by now, whose list of files has not the page's script: what is asked for is gone. */
  async replaced(): Promise<void> {
    await this.page.route("**/sw.js", (route) => route.fulfill({ body: "const NONET_FILES = {};" }));
    await this.page.route(/\/assets\/(view|training)-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  }

  async settings(patch: object): Promise<void> {
    await this.page.goto("./404.html");
    await this.page.evaluate(
      (stored) => localStorage.setItem("nonet:settings", JSON.stringify({ toolsBeside: false, ...stored })),
      patch,
    );
  }
}

interface State {
  name: string;
  /** Playing: nothing moves and nothing scrolls. */
  playing?: true;
  /** It is reached by files that are not there. */
  lacks?: true;
  reach(walker: Walker): Promise<void>;
}

/** A reason at the position of XY_CHAIN, as it is stored: the chain, and its first two links, of which the second fails as a strong one. */
const candidate = (row: number, column: number, digit: number): string =>
  (((row - 1) * 9 + column - 1) * 9 + digit - 1).toString(36).padStart(2, "0");
const CHAIN = [
  [1, 8, 5],
  [1, 8, 6],
  [1, 3, 6],
  [1, 3, 1],
  [6, 3, 1],
  [6, 3, 6],
  [5, 1, 6],
  [5, 1, 1],
  [5, 8, 1],
  [5, 8, 5],
]
  .map(([row, column, digit]) => candidate(row!, column!, digit!))
  .map((to, index, all) => (index ? `${index % 2 ? "s" : "w"}${all[index - 1]}_${to}` : ""))
  .slice(1)
  .join("-");
const STRUCK = `x${candidate(2, 8, 5)}`;
const FAILING = `s${candidate(2, 8, 5)}_${candidate(5, 8, 5)}-s${candidate(1, 8, 6)}_${candidate(5, 8, 1)}`;

const judged = (name: string, drawn: string, title: RegExp, then?: (walker: Walker) => Promise<void>): State => ({
  name: `a drawn reason, ${name}`,
  playing: true,
  async reach(walker) {
    await walker.draw(drawn);
    await walker.ask(title);
    await then?.(walker);
  },
});

const hints = (name: string, bring: (walker: Walker) => Promise<void>): State[] =>
  [1, 2, 3, 4].map((stage) => ({
    name: `hint, ${name}, stage ${stage}`,
    playing: true,
    async reach(walker) {
      await bring(walker);
      await walker.hint(stage);
    },
  }));

const sheet = (name: string, open: (walker: Walker) => Promise<void>): State => ({
  name: `sheet, ${name}`,
  async reach(walker) {
    await walker.bring();
    await open(walker);
    await expect(walker.page.locator("dialog[open]")).toBeVisible();
  },
});

const view = (name: string, address: string, ready: string): State => ({
  name: `view, ${name}`,
  async reach(walker) {
    await walker.bring();
    await walker.view(address, ready);
  },
});

const page = (name: string, address: string, ready: string): State => ({
  name: `page, ${name}`,
  async reach({ page }) {
    await page.goto(address);
    await expect(page.locator(ready).first()).toBeVisible();
  },
});

/** A series of one kind of task, and its first task. */
async function trainKind(of: Page, kind: number): Promise<void> {
  await of.goto("./learn.html#train");
  await of.locator(".train-cards.small button").nth(kind).click();
  await expect(of.locator("#task")).toBeVisible({ timeout: 60_000 });
}

const STATES: readonly State[] = [
  {
    name: "playing",
    playing: true,
    async reach(walker) {
      await walker.bring();
      await walker.board.evaluate((board: NonetBoard) => {
        board.selection = [2];
        board.enter(4);
        board.selection = [10, 11];
        board.note(2);
      });
    },
  },
  {
    name: "a first visit",
    playing: true,
    async reach({ page }) {
      await page.goto("./404.html");
      await page.evaluate(() => localStorage.clear());
      await page.goto("./index.html");
      await expect(page.locator(".welcome a")).toBeVisible();
      await expect(page.locator(".caption-rating, .caption-level")).not.toHaveCount(0);
    },
  },
  {
    // The board's height differs by a few pixels, since its cells have whole ones.
    name: "playing, with numbers at the edge",
    async reach(walker) {
      await walker.settings({ coordinates: true });
      await walker.bring();
      await expect(walker.page.locator("#board .edge")).toHaveCount(2);
    },
  },
  {
    name: "cells greyed that cannot hold a digit",
    playing: true,
    async reach(walker) {
      await walker.settings({ showSeen: true });
      await walker.bring();
      await walker.board.evaluate((board: NonetBoard) => (board.selection = [0]));
      await expect(walker.board.locator(".seen").first()).toBeVisible();
    },
  },
  {
    name: "a mode other than digits",
    playing: true,
    async reach(walker) {
      await walker.bring();
      await walker.page.locator(".mode").nth(1).click();
    },
  },
  {
    name: "typing in a puzzle",
    playing: true,
    async reach(walker) {
      await walker.bring();
      await walker.tool("empty");
      for (const key of ["1", "ArrowRight", "2", "ArrowRight", "3"]) await walker.page.keyboard.press(key);
      await expect(walker.page.locator(".say-fact")).toHaveText(/3/);
    },
  },
  {
    name: "typing in, with several solutions and a symmetry",
    playing: true,
    async reach(walker) {
      await walker.bring();
      await walker.tool("empty");
      await walker.page.setViewportSize({ width: 1280, height: 800 });
      await walker.page.locator(".say-foot .quiet").click();
      await walker.page.locator("#sheet-setup select").selectOption("rotate180");
      await walker.page.keyboard.press("Escape");
      await walker.page.keyboard.type(CLASSIC.replaceAll("0", ".").slice(0, 71));
      await expect(walker.board.locator(".mark.faint").first()).toBeVisible();
      await expect(walker.board.locator(".next").first()).toBeVisible();
    },
  },
  {
    name: "typing in, unfolded",
    playing: true,
    async reach(walker) {
      await walker.bring();
      await walker.tool("empty");
      await walker.page.setViewportSize({ width: 360, height: 740 });
      await walker.page.locator(".say-fold").click();
    },
  },
  {
    name: "paused",
    playing: true,
    async reach(walker) {
      await walker.bring();
      await walker.page.keyboard.press("p");
      await expect(walker.page.locator("#resume")).toBeVisible();
    },
  },
  ...hints("single", (walker) => walker.bring()),
  ...hints("X-Wing", (walker) => walker.bringCase(X_WING)),
  ...hints("XY-Chain", (walker) => walker.bringCase(XY_CHAIN)),
  ...hints("nested net", (walker) => walker.bring(NET)),
  {
    name: "hint, reason of a chain, a line lit",
    playing: true,
    async reach(walker) {
      await walker.bringCase(XY_CHAIN);
      await walker.hint(3);
      await walker.page.locator(".reason-row").nth(3).click();
      await expect(walker.page.locator(".reason-row").nth(3)).toHaveAttribute("aria-current", "step");
    },
  },
  {
    name: "hint, walking along the reason of a chain",
    playing: true,
    async reach(walker) {
      await walker.bringCase(XY_CHAIN);
      await walker.hint(3);
      for (let line = 0; line < 6; line++) await walker.page.locator(".say-walk .button").last().click();
      await expect(walker.page.locator(".reason-row[aria-current]")).toHaveCount(1);
    },
  },
  {
    name: "hint, a net with all its branches, walking",
    playing: true,
    async reach(walker) {
      await walker.bring(NET);
      await walker.hint(3);
      await walker.page.locator(".branches .segment").first().click();
      for (let line = 0; line < 4; line++) await walker.page.locator(".say-walk .button").last().click();
      await expect(walker.page.locator(".reason-row[aria-current]")).toHaveCount(1);
    },
  },
  {
    name: "hint, with a legend",
    playing: true,
    async reach(walker) {
      await walker.settings({ legend: true });
      await walker.bringCase(XY_CHAIN);
      await walker.hint(3);
      await expect(walker.page.locator("nonet-legend li").first()).toBeVisible();
    },
  },
  {
    name: "a hint, folded",
    playing: true,
    async reach(walker) {
      await walker.bringCase(XY_CHAIN);
      await walker.hint(3);
      await walker.page.setViewportSize({ width: 360, height: 740 });
      await walker.page.locator(".say-fold").click();
    },
  },
  {
    name: "a hint with its notation",
    playing: true,
    async reach(walker) {
      await walker.settings({ notation: true });
      await walker.bringCase(XY_CHAIN);
      await walker.hint(3);
    },
  },
  {
    name: "drawing a reason",
    playing: true,
    async reach(walker) {
      await walker.draw(`${CHAIN}-${STRUCK}-t${candidate(1, 8, 6)}-f${candidate(3, 8, 5)}`);
      await walker.page.locator(".pad .key").nth(4).click();
      await expect(walker.board.locator(".link")).toHaveCount(9);
    },
  },
  {
    name: "a drawn reason, while one plays",
    playing: true,
    async reach(walker) {
      await walker.draw(`${CHAIN}-${STRUCK}`);
      await walker.page.keyboard.press("Escape");
      await expect(walker.page.locator(".modes.five")).toHaveCount(0);
    },
  },
  judged("right", `${CHAIN}-${STRUCK}`, /XY/),
  judged("right but for the links", `${FAILING}-${STRUCK}`, /^Right, but|^结论对/),
  judged("wrong", `${FAILING}-t${candidate(2, 8, 5)}`, /^Wrong|^不对/),
  judged("wrong, and why", `t${candidate(2, 8, 5)}`, /^Wrong|^不对/, async ({ page, board }) => {
    await page.locator(".say-foot .button").first().click();
    await expect(board.locator(".cell.error")).toHaveCount(1);
  }),
  {
    name: "a message with something to do",
    playing: true,
    async reach(walker) {
      await walker.bring();
      await walker.board.evaluate((board: NonetBoard) => ((board.selection = [2]), board.enter(1)));
      await walker.tool("check");
      await expect(walker.page.locator(".say.bad .say-foot .button")).toHaveCount(1);
    },
  },
  {
    name: "a message with several things to do",
    playing: true,
    async reach(walker) {
      await walker.bring();
      await walker.page.evaluate((puzzle) => (location.hash = `p=${puzzle}`), CLASSIC.replace("53", "55"));
      await expect(walker.page.locator(".say.bad .say-foot .button").nth(1)).toBeVisible();
    },
  },
  {
    name: "where logic ends, with several solutions",
    playing: true,
    async reach(walker) {
      await walker.bringOpen();
    },
  },
  {
    name: "one of several solutions",
    async reach(walker) {
      await walker.bringOpen();
      await walker.page.locator(".say-foot .button").click();
      await expect(walker.page.locator(".say.solved .button.primary")).toHaveCount(1);
    },
  },
  {
    name: "a hint that fills in notes",
    playing: true,
    async reach(walker) {
      await walker.bring(POINTING);
      await walker.hint(3);
    },
  },
  {
    name: "notes that lack digits",
    playing: true,
    async reach(walker) {
      await walker.bring();
      await walker.board.evaluate((board: NonetBoard) => {
        board.fillNotes();
        for (const [cell, digit] of [
          [2, 4],
          [3, 6],
          [5, 8],
        ] as const) {
          board.selection = [cell];
          board.note(digit);
        }
      });
      await walker.page.locator(".pad .hint").click();
      await expect(walker.page.locator(".say.bad .say-foot .button")).toHaveCount(2);
    },
  },
  {
    name: "one line",
    playing: true,
    async reach(walker) {
      await walker.bring();
      await walker.tool("unique");
      await expect(walker.page.locator(".say.good")).toBeVisible();
    },
  },
  {
    name: "mistakes that are counted",
    playing: true,
    async reach(walker) {
      await walker.settings({ checking: "solution", threeMistakes: true });
      await walker.bring();
      await expect(walker.page.locator(".say-count")).toHaveText(/0.*3/);
    },
  },
  {
    name: "game over",
    playing: true,
    async reach(walker) {
      await walker.settings({ checking: "solution", threeMistakes: true });
      await walker.bring();
      await expect(walker.page.locator(".say-count")).toHaveText(/0.*3/);
      for (const cell of [2, 3, 5]) {
        await walker.board.evaluate((board: NonetBoard, at) => ((board.selection = [at]), board.enter(9)), cell);
      }
      await expect(walker.page.locator(".say.bad .say-foot .button").nth(2)).toBeVisible();
    },
  },
  {
    name: "solved",
    async reach(walker) {
      await walker.bring();
      await walker.finish();
    },
  },
  {
    name: "solved, the day's, with a streak",
    async reach(walker) {
      await walker.page.goto("./404.html");
      await storeWeeks(walker.page, Date.now());
      await walker.page.goto("./index.html?start=daily");
      await expect(walker.page.locator(".caption-day")).toBeVisible();
      await walker.finish();
      await expect(walker.page.locator(".say.solved .week")).toBeVisible();
    },
  },
  {
    name: "a challenge, before it is begun",
    async reach({ page }) {
      await page.goto(`./index.html#p=${CLASSIC}&vs=1.452.2&by=Annabelle%20von%20Hohenfels`);
      await expect(page.locator("#challenge-time")).toBeVisible();
    },
  },
  {
    name: "solved, a challenge",
    async reach(walker) {
      await walker.challenged();
    },
  },
  {
    name: "sheet, challenge",
    async reach(walker) {
      await walker.challenged();
      await walker.page.locator("#challenge").click();
      await expect(walker.page.locator("#challenge-link")).toBeVisible();
    },
  },
  {
    name: "sheet, the result, of a challenge",
    async reach(walker) {
      await walker.challenged();
      await walker.page.locator("#result").click();
      await expect(walker.page.locator(".week-table")).toBeVisible();
    },
  },
  {
    name: "a challenge whose time cannot be read",
    playing: true,
    async reach(walker) {
      await walker.bring();
      await walker.page.evaluate((puzzle) => (location.hash = `p=${puzzle}&vs=1.3.0`), X_WING);
      await expect(walker.page.locator(".notice")).toBeVisible();
    },
  },
  {
    name: "solved by the page",
    async reach(walker) {
      await walker.bring();
      await walker.tool("solve");
      await expect(walker.page.locator(".say.solved")).toBeVisible();
    },
  },
  {
    name: "a notice",
    playing: true,
    async reach(walker) {
      await walker.bring();
      await walker.notice();
    },
  },
  {
    name: "a notice in a view",
    async reach(walker) {
      await walker.bring();
      await walker.notice();
      await walker.view("settings", ".settings-group");
      await expect(walker.page.locator(".view-notices .notice")).toBeVisible();
    },
  },
  {
    name: "a notice of a new version",
    playing: true,
    lacks: true,
    async reach(walker) {
      await walker.bring();
      await walker.replaced();
      await walker.page.evaluate(() => (location.hash = "library"));
      await expect(walker.page.locator(".notice .button.small")).toBeVisible();
    },
  },
  {
    name: "page, learn, a notice of a new version",
    lacks: true,
    async reach(walker) {
      await walker.page.goto("./learn.html");
      await walker.replaced();
      await walker.page.evaluate(() => (location.hash = "train"));
      await expect(walker.page.locator(".notice .button.small").first()).toBeVisible();
    },
  },
  {
    name: "a start that lacks files",
    lacks: true,
    async reach({ page }) {
      await page.route(/\/assets\/(index|packages|shared)-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
      await page.goto("./index.html");
      await expect(page.locator("#missing button")).toBeVisible();
    },
  },
  {
    name: "a puzzle to practise on",
    playing: true,
    async reach(walker) {
      await walker.bring();
      await walker.view("library?technique=naked-pair", ".technique.chosen");
      await walker.page.locator(".technique.chosen").click();
      await expect(walker.page.locator("main.layout .say-title")).toBeVisible({ timeout: 60_000 });
    },
  },
  {
    name: "the tools beside the board",
    async reach(walker) {
      await walker.settings({ toolsBeside: true });
      await walker.bring();
    },
  },
  // Of a Saturday, whose level has the longest name.
  sheet("new game", async ({ page }) => {
    await page.clock.setFixedTime(new Date(2026, 10, 28, 12));
    await page.locator("#new-game").click();
    await expect(page.locator("#daily")).toContainText(/Fiendish|魔鬼/);
  }),
  sheet("new game, with one to go on with", async (walker) => {
    await walker.board.evaluate((board: NonetBoard) => ((board.selection = [2]), board.enter(4)));
    await walker.bring(XY_CHAIN.replace(/./g, (digit) => digit));
    await walker.page.locator("#new-game").click();
    await expect(walker.page.locator("#continue")).toBeVisible();
  }),
  sheet("tools", async ({ page }) => page.keyboard.press("Control+k")),
  sheet("tools, while a puzzle is typed in", async (walker) => {
    await walker.tool("empty");
    await walker.page.keyboard.press("Control+k");
    await expect(walker.page.locator('dialog [data-tool="check"]')).toBeDisabled();
  }),
  sheet("tools, searched", async ({ page }) => {
    await page.keyboard.press("Control+k");
    await page.locator("#tool-search").fill("xyz");
  }),
  sheet("menu", async ({ page }) => page.locator(".top .more").last().click()),
  sheet("about", async ({ page }) => {
    await page.locator("#about").click();
    await expect(page.locator(".facts li").first()).toBeVisible();
  }),
  sheet("levels", async ({ page }) => {
    await page.locator("#about").click();
    await page.locator("#sheet-about .link").first().click();
    await expect(page.locator(".level-techniques").first()).not.toBeEmpty();
  }),
  sheet("history", async (walker) => walker.tool("history")),
  sheet("history, with checkpoints", async (walker) => {
    await walker.tool("history");
    for (let i = 0; i < 3; i++) await walker.page.locator("#set-checkpoint").click();
    await expect(walker.page.locator(".checkpoint")).toHaveCount(3);
  }),
  sheet("notes", async ({ page }) => page.locator(".action.fill").click()),
  sheet("how a puzzle is typed in", async (walker) => {
    await walker.tool("empty");
    await walker.page.locator(".say-foot .quiet").click();
  }),
  sheet("paste", async (walker) => walker.tool("paste")),
  sheet("paste, with a fault", async (walker) => {
    await walker.tool("paste");
    await walker.page.locator("textarea").fill("53..7....\n6..1h5...");
    await expect(walker.page.locator(".paste-status.bad")).toBeVisible();
  }),
  sheet("paste, a list", async (walker) => {
    await walker.tool("paste");
    await walker.page.locator("textarea").fill([CLASSIC, X_WING, "12345", NET].join("\n"));
    await expect(walker.page.locator(".paste-chooser")).toBeVisible();
  }),
  sheet("paste, a text with other signs", async (walker) => {
    await walker.tool("paste");
    await walker.page.locator("textarea").fill(CLASSIC.replaceAll(/.{9}/g, "$&\n").replaceAll(".", "□"));
    await expect(walker.page.locator(".paste-warnings li")).toBeVisible();
  }),
  sheet("a picture, asked for", async (walker) => {
    await walker.tool("picture");
    await expect(walker.page.locator(".picture-status")).not.toBeEmpty();
  }),
  ...Object.entries({
    "that is clear": drawn(),
    "with an uncertain cell": smudged(),
    "of a game": played(),
    "with two boards": two(CLASSIC, NET),
  }).map(([what, picture]) =>
    sheet(`a picture ${what}`, async ({ page }) => {
      await pastePicture(page.locator("body"), picture);
      await expect(page.locator("#picture-play")).toBeEnabled();
    }),
  ),
  sheet("a picture that is too large", async ({ page }) => {
    await pastePicture(page.locator("body"), png(20_000, 20_000));
    await expect(page.locator(".picture-status.bad")).toBeVisible();
  }),
  sheet("a picture without a board", async ({ page }) => {
    await pastePicture(page.locator("body"), blank());
    await expect(page.locator(".picture-status.bad")).toBeVisible();
  }),
  sheet("maker", async (walker) => walker.tool("make")),
  sheet("export", async (walker) => walker.tool("export")),
  view("path", "path", "main:not([hidden]) h2"),
  view("steps", "steps", "main:not([hidden]) h2"),
  {
    name: "view, steps, with a line lit and the legend",
    async reach(walker) {
      await walker.settings({ legend: true });
      await walker.bringCase(XY_CHAIN);
      await walker.view("steps", ".steps-group .path-step");
      await walker.page.locator(".steps-group[open] .path-step").first().click();
      await walker.page.locator("main:not([hidden]) .reason-row").nth(3).click();
      await expect(walker.page.locator("#steps-position .link")).not.toHaveCount(0);
    },
  },
  view("techniques", "techniques", "main:not([hidden]) h2"),
  ...["new", "practise", "daily", "own", "games", "statistics", "backup"].map((tab) =>
    view(`library, ${tab}`, `library/${tab}`, "main:not([hidden]) h2"),
  ),
  {
    name: "view, library, a backup with parts that are not known",
    async reach(walker) {
      await walker.bring();
      await walker.view("library/backup", "main:not([hidden]) h2");
      const games = [
        { id: "a", record: "n4~" },
        { id: "b", record: BACKED_UP, day: "another-kind-of-day".repeat(9) },
      ];
      const backup = {
        format: "nonet-backup",
        version: 1,
        settings: { theme: "neon" },
        games,
        results: [],
        medals: [],
      };
      const buffer = Buffer.from(JSON.stringify(backup));
      await walker.page
        .locator("input[type=file]")
        .setInputFiles({ name: "nonet-backup.json", mimeType: "application/json", buffer });
      const summaries = walker.page.locator(".backup summary");
      await expect(summaries).toHaveCount(3);
      for (const summary of await summaries.all()) await summary.click();
      await expect(walker.page.locator(".backup details[open]")).toHaveCount(3);
    },
  },
  view("help", "help", ".help-list"),
  view("first steps", "help/first", "#lesson-board"),
  {
    name: "view, first steps, a wrong digit",
    async reach(walker) {
      await walker.bring();
      await walker.view("help/first", "#lesson-board");
      await walker.page.locator('#lesson-board [data-cell="41"]').click();
      await walker.page.locator(".lesson-digits .key").last().click();
    },
  },
  {
    name: "view, first steps, the last",
    async reach(walker) {
      await walker.bring();
      await walker.view("help/first", "#lesson-board");
      for (const [cell, digit] of [
        [41, 3],
        [56, 1],
        [52, 5],
        [40, 5],
      ] as const) {
        await walker.page.locator(`#lesson-board [data-cell="${cell}"]`).click();
        await walker.page
          .locator(".lesson-digits .key")
          .nth(digit - 1)
          .click();
        if (cell !== 40) await walker.page.locator(".lesson-foot .primary").click();
      }
      await expect(walker.page.locator(".lesson-foot .primary")).toBeVisible();
    },
  },
  view("print", "print", "main:not([hidden]) h2"),
  view("collection", "collection", "main:not([hidden]) h2"),
  view("settings", "settings", ".settings-group"),
  view("settings, all", "settings/all", "#settings-take"),
  view("builder", "embed", "main:not([hidden]) h2"),
  {
    name: "view, replay",
    async reach(walker) {
      await walker.bring();
      await walker.board.evaluate((board: NonetBoard) => ((board.selection = [2]), board.enter(4)));
      await walker.view("replay", ".replay nonet-board");
    },
  },
  page("learn", "./learn.html", ".learn-family, .learn-main a"),
  page("learn, a family", "./learn.html#x-wing", ".learn-main h2"),
  {
    name: "page, learn, an example line by line",
    async reach({ page }) {
      await page.goto("./learn.html#xy-chain");
      await page
        .locator("#technique-xy-chain")
        .locator("xpath=ancestor::*[self::li or self::div or self::section][1]")
        .getByRole("button")
        .first()
        .click();
      await expect(page.locator(".learn-example")).toBeVisible({ timeout: 60_000 });
      await page.locator(".learn-stages button").nth(2).click();
      await page.locator(".reason-row").nth(3).click();
      await page.locator(".legend summary").click();
      await expect(page.locator("nonet-legend li").first()).toBeVisible();
    },
  },
  page("learn, train", "./learn.html#train", ".train-cards button"),
  page("learn, train, path", "./learn.html#train/path", ".train-path button"),
  {
    name: "page, learn, train, a single",
    async reach({ page }) {
      await trainKind(page, 0);
    },
  },
  {
    name: "page, learn, train, an elimination that is over",
    async reach({ page }) {
      await trainKind(page, 1);
      await page.locator(".train-side .learn-actions button").last().click();
      await expect(page.locator(".train-side .step-text")).toBeVisible();
    },
  },
  {
    name: "page, learn, train, a name",
    async reach({ page }) {
      await trainKind(page, 2);
    },
  },
  {
    name: "page, learn, train, summary and progress",
    async reach({ page }) {
      await trainKind(page, 0);
      await page.locator(".train-side .learn-actions button").last().click();
      await page.locator(".train-head button").click();
      await expect(page.locator(".train-done li")).toHaveCount(1);
      await page.locator(".train-summary .learn-actions a").last().click();
      await expect(page.locator(".train-table tbody tr")).toHaveCount(2);
    },
  },
  page("lab", "./lab.html", ".lab-main button"),
  page("docs", "./docs.html", "main"),
];

/** Where the board, the actions and the hint key are while one plays, by size. */
const still = new Map<string, Places>();

async function placesAt(walker: Walker): Promise<void> {
  if (still.size) return;
  await walker.bring();
  for (const [width, height] of SIZES) {
    await walker.page.setViewportSize({ width, height });
    still.set(`${width}x${height}`, (await look(walker.page, "light")).places as Places);
  }
  await walker.page.setViewportSize({ width: 1280, height: 800 });
}

/**
 * In a sample (playwright.config.ts), each size in one of the themes, and each state in all of them: no theme changes
 * sizes. The whole suite looks at each size in each.
 */
const IS_SAMPLE = process.env["NONET_SAMPLE"] === "rest";
/** Widths that a sample looks at in Chinese: the narrowest, a phone, a tablet and a desktop. */
const IN_CHINESE: readonly number[] = [280, 360, 820, 1280];
const themesAt = (state: number, size: number): readonly string[] =>
  IS_SAMPLE ? [THEMES[(state + size) % THEMES.length]!] : THEMES;

/** The pictures of the whole suite are kept to be looked at. */
const PICTURED = ["360x740", "820x1180", "1280x800"].flatMap((size) => [`${size} light`, `${size} dark`]);
const pictureOf = (name: string): string =>
  fileURLToPath(new URL(`../test-results/walk/${name.replace(/[^\w-]+/g, "-")}.png`, import.meta.url));

async function walk(
  walker: Walker,
  state: State,
  sizes: readonly (typeof SIZES)[number][],
  themesOf: (size: number) => readonly string[],
  { pictures = false, enlarged = [] }: { pictures?: boolean; enlarged?: typeof ENLARGED | [] } = {},
): Promise<void> {
  if (state.playing) await placesAt(walker);
  await state.reach(walker);
  const { page } = walker;
  const before = await page.evaluate(() => document.documentElement.dataset["theme"]!);
  for (const [i, [width, height]] of sizes.entries()) {
    await page.setViewportSize({ width, height });
    for (const theme of themesOf(i)) {
      const { faults, places, filled, tabStops, scrolls } = await look(page, theme);
      const where = `${state.name}, ${width}x${height}, ${theme}`;
      expect.soft(faults, where).toEqual([]);
      expect.soft(filled, `filled buttons: ${where}`).toBeLessThanOrEqual(1);
      if (state.playing) {
        expect.soft(places, `nothing moves: ${where}`).toEqual(still.get(`${width}x${height}`));
        expect.soft(scrolls, `no page scrolls: ${where}`).toBe(false);
        expect.soft(tabStops, `stops of the Tab key: ${where}`).toBeLessThanOrEqual(25);
      }
      if (pictures && PICTURED.includes(`${width}x${height} ${theme}`))
        await page.screenshot({ path: pictureOf(`${state.name}-${width}x${height}-${theme}`), animations: "disabled" });
    }
  }
  await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), before);
  for (const { width, height, text } of enlarged) {
    await page.setViewportSize({ width, height });
    await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text);
    const { faults } = await look(page, before);
    expect.soft(faults, `${state.name}, ${width}x${height}, text of ${text} %`).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
}

for (const [language, locale] of [
  ["English", "en-GB"],
  ["Chinese", "zh-CN"],
] as const) {
  test.describe(language, () => {
    test.use({ locale, reducedMotion: "reduce" } as never);
    for (const [i, state] of STATES.entries())
      test(`nothing is cut, covered or moved: ${state.name}`, { tag: "@desktop" }, async ({ page, faults }) => {
        test.slow();
        if (state.lacks) forgive(faults, /status of 404/);
        const walker = new Walker(page);
        const themesOf = (size: number): readonly string[] => themesAt(i, size);
        const isWhole = language === "English" || !IS_SAMPLE;
        const sizes = isWhole ? SIZES : SIZES.filter(([width]) => IN_CHINESE.includes(width));
        const pictures = language === "English" && !IS_SAMPLE;
        await walk(walker, state, sizes, themesOf, { pictures, enlarged: isWhole ? ENLARGED : [] });
        // Needs of colours and names are the same in both languages, but for their own words.
        if (!isWhole) return;
        await page.setViewportSize({ width: 1280, height: 800 });
        await expectAccessibleInThemes(page, state.name);
      });
  });
}

const SAMPLE = ["playing", "hint, XY-Chain, stage 3", "solved", "sheet, new game", "sheet, tools"];
for (const state of STATES.filter(({ name }) => SAMPLE.includes(name)))
  test(`a sample of the walk: ${state.name}`, { tag: "@desktop-quick" }, async ({ page }) => {
    const sizes = SIZES.filter(([width]) => [360, 740, 820, 1280].includes(width));
    await walk(new Walker(page), state, sizes, () => ["light"]);
  });
