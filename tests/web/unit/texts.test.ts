/** How texts are loaded: once, anew after a failure, and in the language that a page has by then. */
import { beforeEach, expect, test, vi } from "vitest";
import type { EmbedId, PageId, PrintId } from "../../../web/src/i18n/messages.js";
import { textsOf } from "../../../web/src/i18n/texts.js";
import { isMissing } from "../../../web/src/shell/again.js";
import { room } from "../../../web/src/shell/room.js";
import { Shell } from "../../../web/src/shell/shell.js";

const ENGLISH = "print-make = Make\nprint-sheet = { $page } of { $pages }";
const CHINESE = "print-make = 生成";
/** How often each file was asked for, and whether there is a network. */
let asked: string[] = [];
let offline = false;

const fetched = (name: string, text: string) => async (): Promise<string> => {
  asked.push(name);
  if (offline) throw new Error(`${name}: no network`);
  return text;
};
const prints = () =>
  textsOf<PrintId>({
    "./texts/print.en.ftl": fetched("en", ENGLISH),
    "./texts/print.zh-CN.ftl": fetched("zh-CN", CHINESE),
  });

beforeEach(() => {
  asked = [];
  offline = false;
  vi.stubGlobal("document", { documentElement: {} });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

test("a language is fetched once, and gives the same localizer again", async () => {
  const texts = prints();
  expect(texts.at("en")).toBeNull();
  const t = await texts.load("en-GB");
  expect(t("print-make")).toBe("Make");
  expect(await texts.load("en")).toBe(t);
  expect(texts.at("en")).toBe(t);
  expect(asked).toEqual(["en"]);
});

test("what could not be fetched is rejected, and fetched by the next call; what was there is kept", async () => {
  const own = textsOf<EmbedId>({ "./texts/embed.en.ftl": fetched("embed", "embed-unknown = no { $name }") });
  const both = prints().beside(own);
  await own.load("en");
  offline = true;
  await expect(both.load("en")).rejects.toThrow("no network");
  expect(both.at("en")).toBeNull();
  offline = false;
  const t = await both.load("en");
  expect([t("print-make"), t("embed-unknown", { name: "x" })]).toEqual(["Make", "no x"]);
  expect(asked).toEqual(["embed", "en", "en"]);
});

test("texts inside the script are there at once, also beside others", () => {
  const inside = textsOf<PrintId>({ "./texts/print.en.ftl": ENGLISH, "./texts/print.zh-CN.ftl": CHINESE });
  expect(inside.at("fr")!("print-make")).toBe("Make");
  expect(inside.beside(page).at("en")!("new-today")).toBe("Today");
  expect(console.warn).not.toHaveBeenCalled();
});

/** A page of the site that has nothing but texts. */
class BarePage extends Shell<object, PageId> {
  failed: unknown[] = [];
  constructor() {
    super({} as HTMLElement, {}, page.at("en")!, page);
  }
  protected override page = (): never => {
    throw new Error("It is never drawn.");
  };
  protected override title = "";
  protected override guard(): void {}
  override focusContent(): void {}
  protected override languageKept(): void {}
  protected override languageFailed = async (_: string, error: unknown): Promise<void> => void this.failed.push(error);
  override roomFailed = async (error: unknown, retry: () => unknown): Promise<void> => {
    this.failed.push(error);
    this.retry = retry;
  };
  retry: () => unknown = () => undefined;
  override roomCame(): void {}
  override theme = "auto" as const;
  override setTheme(): void {}
}
const page = textsOf<PageId>({ "page.en.ftl": "new-today = Today", "page.zh-CN.ftl": "new-today = 今天" });

test("a page has the texts of a room from then on, beside its own, and in each language that is chosen", async () => {
  const [own, texts] = [new BarePage(), prints()];
  expect(own.hasTexts(texts)).toBe(false);
  await Promise.all([own.needTexts(texts), own.needTexts(texts)]);
  expect(own.hasTexts(texts)).toBe(true);
  expect([texts.of(own)("print-make"), own.t("new-today")]).toEqual(["Make", "Today"]);
  await own.setLanguage("zh-CN");
  expect([texts.of(own)("print-make"), own.t("new-today"), own.language]).toEqual(["生成", "今天", "zh-CN"]);
  expect(asked).toEqual(["en", "en", "zh-CN"]);
});

test("texts that come while another language is chosen are there in that one", async () => {
  const [own, texts] = [new BarePage(), prints()];
  await Promise.all([own.needTexts(texts), own.setLanguage("zh-CN")]);
  expect([texts.of(own)("print-make"), own.t("new-today")]).toEqual(["生成", "今天"]);
});

test("of two languages the last one counts, and one that cannot be had leaves everything as it was", async () => {
  const [own, texts] = [new BarePage(), prints()];
  await own.needTexts(texts);
  await Promise.all([own.setLanguage("zh-CN"), own.setLanguage("en")]);
  expect([texts.of(own)("print-make"), own.language]).toEqual(["Make", "en"]);
  const other = new BarePage();
  const late = prints();
  await other.needTexts(late);
  offline = true;
  await other.setLanguage("zh-CN");
  expect([other.failed.length, late.of(other)("print-make"), other.language]).toEqual([1, "Make", "en"]);
});

test("a room is fetched once, with its texts; when one of them cannot be had, the page says so once, and can try again", async () => {
  const own = new BarePage();
  const load = vi.fn(async () => ({ open: () => "open" }));
  const texts = prints();
  const one = room(load, texts);
  offline = true;
  expect(await one.use(own, ({ open }) => open())).toBeUndefined();
  expect([own.failed.map(String), one.of(own)]).toEqual([["Error: Error: en: no network"], null]);
  expect(own.failed.every(isMissing)).toBe(true);
  offline = false;
  expect(await own.retry()).toBe("open");
  expect(await one.use(own, ({ open }) => open())).toBe("open");
  expect(one.of(own)).not.toBeNull();
  expect(own.hasTexts(texts)).toBe(true);
  expect([asked, load.mock.calls.length, own.failed.length]).toEqual([["en", "en"], 2, 1]);
});
