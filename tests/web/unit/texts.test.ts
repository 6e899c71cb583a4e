/** How texts are loaded: once, anew after a failure, and in the language that a page has by then. */
import { beforeEach, expect, test, vi } from "vitest";
import { Followed } from "../../../web/src/i18n/followed.js";
import { createLocalizer, type Localizer } from "../../../web/src/i18n/localizer.js";
import type { EmbedId, MessageId, PageId, PrintId } from "../../../web/src/i18n/messages.js";
import { textsOf } from "../../../web/src/i18n/texts.js";

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
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  asked = [];
  offline = false;
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

test("a language is fetched once, and gives the same localizer again", async () => {
  const texts = prints();
  expect(texts.at("en")).toBeNull();
  const t = await texts.load("en-GB");
  expect(t("print-make")).toBe("Make");
  expect(await texts.load("en")).toBe(t);
  expect(texts.at("en")).toBe(t);
  // Beside others, too: a view asks at every rendering, and what was written with it is kept.
  const [base, other] = [
    createLocalizer<PageId>("en", "new-today = Today"),
    createLocalizer<PageId>("en", "new-today = Now"),
  ];
  expect(texts.at("en", base)).toBe(texts.at("en", base));
  expect([texts.at("en", base)!("new-today"), texts.at("en", other)!("new-today")]).toEqual(["Today", "Now"]);
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

test("texts inside the script are there at once; what is not theirs is said by what they are put beside", () => {
  const inside = textsOf<PrintId>({ "./texts/print.en.ftl": ENGLISH, "./texts/print.zh-CN.ftl": CHINESE });
  const base = createLocalizer<PageId>("en", "app-new = New");
  const t = inside.at("fr", base)!;
  expect([t("print-make"), t("app-new")]).toEqual(["Make", "New"]);
  expect(console.warn).not.toHaveBeenCalled();
});

/** A page in a language, and how often it was drawn anew. */
const pageIn = (language: string) => ({
  language,
  t: createLocalizer<MessageId>("en", "") as Localizer<PageId>,
  update: vi.fn(),
});

test("a view has the texts that were there until those of a new language are", async () => {
  const texts = new Followed(prints());
  const page = pageIn("en");
  await texts.load(page);
  expect(texts.of(page)!("print-make")).toBe("Make");
  page.language = "zh-CN";
  expect(texts.of(page)!("print-make")).toBe("Make");
  texts.of(page);
  await later();
  expect(page.update).toHaveBeenCalledTimes(1);
  expect(texts.of(page)!("print-make")).toBe("生成");
  expect(asked).toEqual(["en", "zh-CN"]);
});

test("a language that was chosen and given up again draws nothing", async () => {
  const texts = new Followed(prints());
  const page = pageIn("en");
  await texts.load(page);
  page.language = "zh-CN";
  texts.of(page);
  page.language = "en";
  await later();
  expect(texts.of(page)!("print-make")).toBe("Make");
  expect(page.update).not.toHaveBeenCalled();
});

test("after a failure the next drawing asks anew; where somebody is told, only when they say so", async () => {
  offline = true;
  const page = pageIn("en");
  const quiet = new Followed(prints());
  expect(quiet.of(page)).toBeNull();
  await later();
  expect(quiet.of(page)).toBeNull();
  await later();
  expect(asked).toEqual(["en", "en"]);

  asked = [];
  let again = (): void => undefined;
  const watch = { loaded: vi.fn(), failed: vi.fn((retry: () => void) => void (again = retry)) };
  const told = new Followed(prints());
  told.of(page, watch);
  await later();
  told.of(page, watch);
  await later();
  expect(asked).toEqual(["en"]);
  expect(watch.failed).toHaveBeenCalledTimes(1);
  offline = false;
  again();
  await later();
  expect(watch.loaded).toHaveBeenCalledTimes(1);
  expect(page.update).toHaveBeenCalledTimes(1);
  expect(told.of(page, watch)!("print-make")).toBe("Make");
});
