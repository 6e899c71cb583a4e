/** The lab as a reader meets it. */
import { expect, type Locator, type Page } from "@playwright/test";
import { test as base } from "./app.js";

export class LabPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async open(puzzle = ""): Promise<void> {
    await this.page.goto(puzzle ? `./lab.html#p=${puzzle}` : "./lab.html");
    await expect(this.field).toHaveValue(puzzle || /./);
    await expect(this.reading).toContainText(/givens?\.|no givens|已知数/);
  }

  get field(): Locator {
    return this.page.getByRole("textbox", { name: /Puzzle text|题目文本/ });
  }
  /** The reading of the text field. */
  get reading(): Locator {
    return this.page.locator("#lab-reading");
  }
  section(heading: string): Locator {
    return this.page.getByRole("region", { name: heading, exact: true });
  }
  get race(): Locator {
    return this.section("Five engines, one puzzle");
  }
  get watch(): Locator {
    return this.section("Watch a search");
  }
  get matrix(): Locator {
    return this.section("The puzzle as a matrix");
  }
  get grids(): Locator {
    return this.section("How many Sudoku grids are there?");
  }
  get making(): Locator {
    return this.section("Five ways to make a full grid");
  }
  row(engine: string): Locator {
    return this.race
      .getByRole("table")
      .first()
      .getByRole("row")
      .filter({ has: this.page.getByRole("rowheader", { name: new RegExp(`^${engine}`) }) });
  }
  choose(name: string, option: string): Promise<string[]> {
    return this.page.getByRole("combobox", { name, exact: true }).selectOption(option);
  }
  press(name: string | RegExp): Promise<void> {
    return this.page.getByRole("button", { name, exact: true }).click();
  }

  async runAll(): Promise<void> {
    await this.press("Run all engines");
    await expect(this.race.getByText("5 of 5 engines have answered.")).toBeVisible({ timeout: 60_000 });
  }
  async record(engine: string): Promise<void> {
    await this.choose("Engine", engine);
    await this.press("Record its search");
    await expect(this.scrubber).toBeVisible({ timeout: 60_000 });
  }
  get scrubber(): Locator {
    return this.page.getByRole("slider", { name: "Place in the search" });
  }
  /** The sentence about the present event. */
  get event(): Locator {
    return this.watch.locator(".lab-event p");
  }
  /** How many events have happened, and how many there are. */
  async place(): Promise<[number, number]> {
    const text = (await this.scrubber.getAttribute("aria-valuetext"))!;
    const [at, length] = text.replaceAll(",", "").match(/\d+/g)!.map(Number);
    return [at!, length!];
  }
  /** The board of the search as 81 characters. */
  async board(): Promise<string> {
    const label = (await this.watch.getByRole("img", { name: /^Board of the search/ }).getAttribute("aria-label"))!;
    return label.slice(label.indexOf(":") + 1).replaceAll(" ", "");
  }
}

export const test = base.extend<{ lab: LabPage }>({
  // The lab is about things that play; without motion it does not.
  reducedMotion: "no-preference",
  lab: async ({ page }, use) => {
    await use(new LabPage(page));
  },
});

export { expect };
