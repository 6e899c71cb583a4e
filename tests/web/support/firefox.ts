/**
 * Parts that Playwright's driver of the stock Firefox (WebDriver BiDi) leaves out, done by the same protocol: in the
 * browser's own scope, which `--remote-allow-system-access` opens (playwright.config.ts). Tests are written as for any
 * other browser.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import type { Browser, BrowserContext, Download, Locator, Page } from "@playwright/test";
import { askBrowser, driverOf, type Media } from "./driver.js";
import { desktopMedia, isWebKitGtk } from "./webkit.js";

export const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === "firefox";

/**
 * Runs a function's body in the browser's own scope, where `tab` is the page's browsing context, and gives the string
 * that it returns.
 */
export async function inBrowser(page: Page, body: string): Promise<string> {
  const { _session } = driverOf(page);
  const { contexts } = (await askBrowser(page, "browsingContext.getTree", { "moz:scope": "chrome", maxDepth: 0 })) as {
    contexts: { context: string }[];
  };
  const expression = `(async () => {
    const { NavigableManager } = ChromeUtils.importESModule("chrome://remote/content/shared/NavigableManager.sys.mjs");
    const tab = NavigableManager.getBrowsingContextById(${JSON.stringify(_session.sessionId)});
    ${body}
  })()`;
  const answer = (await askBrowser(page, "script.evaluate", {
    expression,
    target: { context: contexts[0]!.context },
    awaitPromise: true,
  })) as Answer;
  if (answer.type !== "success")
    throw new Error(`In the browser's scope: ${answer.exceptionDetails?.text ?? "no answer"}`);
  return answer.result?.value ?? "";
}
interface Answer {
  type: string;
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Property of the tab → how what Playwright calls it is called there. Others stay as they were. */
const emulateMedia =
  (page: Page) =>
  async ({ media, colorScheme, reducedMotion, forcedColors }: Media = {}): Promise<void> => {
    const overrides = {
      ...(media === undefined ? {} : { mediumOverride: media ?? "" }),
      ...(colorScheme === undefined
        ? {}
        : { prefersColorSchemeOverride: colorScheme === "no-preference" ? "none" : (colorScheme ?? "none") }),
      ...(reducedMotion === undefined ? {} : { prefersReducedMotionOverride: reducedMotion ?? "none" }),
      ...(forcedColors === undefined ? {} : { forcedColorsOverride: forcedColors ?? "none" }),
    };
    if (Object.keys(overrides).length > 0) await inBrowser(page, `Object.assign(tab, ${JSON.stringify(overrides)});`);
    // The page hears of it a moment later.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  };

/** The browser tells of a download by its address, where the driver waits for a number. */
function nextDownload(page: Page, timeout = 60_000): Promise<Download> {
  const { _session } = driverOf(page);
  return new Promise((resolve, reject) => {
    let name = "";
    const begun = (params: unknown): void => void (name = (params as { suggestedFilename: string }).suggestedFilename);
    const ended = (params: unknown): void => {
      stop();
      resolve(downloadOf(name, (params as { filepath: string }).filepath));
    };
    const stop = (): void => {
      clearTimeout(timer);
      _session.off("browsingContext.downloadWillBegin", begun);
      _session.off("browsingContext.downloadEnd", ended);
    };
    const timer = setTimeout(() => (stop(), reject(new Error("No download came"))), timeout);
    _session.on("browsingContext.downloadWillBegin", begun);
    _session.on("browsingContext.downloadEnd", ended);
  });
}

const downloadOf = (name: string, path: string): Download =>
  ({
    suggestedFilename: () => name,
    path: async () => path,
    createReadStream: async () => Readable.from([readFileSync(path)]),
  }) as Partial<Download> as Download;

/** Playwright's own way puts a style into the page, which the page's policy does not allow. */
async function pictureOf(page: Page, what: object): Promise<Buffer> {
  const { _session } = driverOf(page);
  const { data } = (await _session.send("browsingContext.captureScreenshot", {
    context: _session.sessionId,
    ...what,
  })) as { data: string };
  return Buffer.from(data, "base64");
}

/** A part of the page as it is seen. */
export async function screenshotOf(target: Locator): Promise<Buffer> {
  const page = target.page();
  if (!isFirefox(page)) return target.screenshot();
  await target.scrollIntoViewIfNeeded();
  return pictureOf(page, { clip: { type: "box", ...(await target.boundingBox())! } });
}

/** Reading the clipboard is asked for by a prompt that nobody sees; those tests that grant it have it. */
async function allowClipboard(page: Page, allowed: boolean): Promise<void> {
  const name = `"dom.events.testing.asyncClipboard"`;
  await inBrowser(
    page,
    allowed ? `Services.prefs.setBoolPref(${name}, true);` : `Services.prefs.clearUserPref(${name});`,
  );
}

/**
 * Text as if it were typed: the driver sets it as a value, after what is in a field of numbers, and no `change`
 * follows.
 */
function typeTruly(page: Page): void {
  const keyboard = driverOf(page).rawKeyboard;
  const sendText = keyboard.sendText.bind(keyboard);
  keyboard.sendText = async (progress, text) => {
    // Longer texts would take minutes.
    const typed =
      text.length < 2000 &&
      (await page.evaluate(
        (words) => document.activeElement?.localName !== "iframe" && document.execCommand("insertText", false, words),
        text,
      ));
    if (!typed) await sendText(progress, text);
  };
}

async function completePage(page: Page, media: Media): Promise<void> {
  typeTruly(page);
  const webkit = isWebKitGtk(page.context().browser());
  page.emulateMedia = webkit ? desktopMedia(page) : emulateMedia(page);
  const waitForEvent = page.waitForEvent.bind(page) as (...args: unknown[]) => Promise<unknown>;
  page.waitForEvent = ((event: string, ...rest: unknown[]) =>
    event === "download" ? nextDownload(page) : waitForEvent(event, ...rest)) as Page["waitForEvent"];
  page.screenshot = async ({ path, fullPage } = {}) => {
    const picture = await pictureOf(page, { origin: fullPage ? "document" : "viewport" });
    if (path !== undefined) mkdirSync(dirname(path), { recursive: true });
    if (path !== undefined) writeFileSync(path, picture);
    return picture;
  };
  // There each context begins with them.
  const { colorScheme, ...others } = media;
  if (!webkit || colorScheme !== "light" || Object.keys(others).length > 0) await page.emulateMedia(media);
}

/**
 * Logs an error with its words, as elsewhere; the driver would report no more than that it is one. Runs in the page.
 */
function sayErrors(): void {
  const { error } = console;
  console.error = (...parts: unknown[]) => error(...parts.map((part) => (part instanceof Error ? String(part) : part)));
}

async function completeContext(context: BrowserContext, media: Media): Promise<BrowserContext> {
  await context.addInitScript(sayErrors);
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    await completePage(page, media);
    return page;
  };
  const grantPermissions = context.grantPermissions.bind(context);
  const close = context.close.bind(context);
  let granted: Page | undefined;
  context.grantPermissions = async (permissions, options) => {
    const others = permissions.filter((permission) => !permission.startsWith("clipboard"));
    if (others.length > 0) await grantPermissions(others, options);
    if (others.length === permissions.length || isWebKitGtk(context.browser())) return;
    granted = context.pages()[0]!;
    await allowClipboard(granted, true);
  };
  context.close = async (options) => {
    if (granted) await allowClipboard(granted, false);
    await close(options);
  };
  return context;
}

/** Every page that the browser opens from now on does what Playwright promises. */
export function complete(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options = {}) => {
    const { colorScheme = "light", reducedMotion, forcedColors } = options;
    return completeContext(await newContext(options), {
      colorScheme,
      ...(reducedMotion && { reducedMotion }),
      ...(forcedColors && { forcedColors }),
    });
  };
}

/** Both clicks in one message: in two, the stock Firefox does not take them for a double click. */
export async function doubleClick(target: Locator): Promise<void> {
  const page = target.page();
  if (!isFirefox(page)) return target.dblclick();
  const { x, y, width, height } = (await target.boundingBox())!;
  const { _session } = driverOf(page);
  const [down, up] = [
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  const actions = [
    { type: "pointerMove", x: Math.round(x + width / 2), y: Math.round(y + height / 2) },
    down,
    up,
    down,
    up,
  ];
  const source = { type: "pointer", id: "pw_mouse", parameters: { pointerType: "mouse" }, actions };
  await _session.send("input.performActions", { context: _session.sessionId, actions: [source] });
}
