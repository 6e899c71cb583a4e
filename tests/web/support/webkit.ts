/** Differences of WebKitGTK, which Playwright takes for a Firefox (webkit/browser.mjs). */
import type { Browser, Page } from "@playwright/test";
import { askBrowser, type Media } from "./driver.js";

export const isWebKitGtk = (browser: Browser | null): boolean => browser?.version().startsWith("WebKit") ?? false;

/**
 * The reader's media are those of the desktop around the browser (webkit/surroundings.mjs), which knows no print and
 * no forced colours.
 */
export const desktopMedia =
  (page: Page) =>
  async ({ media, colorScheme, reducedMotion, forcedColors }: Media = {}): Promise<void> => {
    if (media === "print" || forcedColors === "active")
      throw new Error("WebKitGTK cannot be told to print or to force colours");
    const wanted = {
      ...(colorScheme === undefined ? {} : { dark: colorScheme === "dark" }),
      ...(reducedMotion === undefined ? {} : { still: reducedMotion === "reduce" }),
    };
    await askBrowser(page, "nonet:media", wanted);
    await page.waitForFunction(
      ({ dark, still }) =>
        (dark === undefined || matchMedia("(prefers-color-scheme: dark)").matches === dark) &&
        (still === undefined || matchMedia("(prefers-reduced-motion: reduce)").matches === still),
      wanted as { dark?: boolean; still?: boolean },
    );
  };

/**
 * The text on the clipboard. WebKit lets no script read it without asking; it is pasted into a field instead, as by a
 * person.
 */
export async function clipboardText(page: Page): Promise<string> {
  if (!isWebKitGtk(page.context().browser())) return page.evaluate(() => navigator.clipboard.readText());
  const field = await page.evaluateHandle(() => {
    const area = document.createElement("textarea");
    area.addEventListener("paste", (event) => event.stopPropagation());
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.focus();
    return area;
  });
  await page.keyboard.press("Control+v");
  return field.evaluate((area) => (area.remove(), area.value));
}

/**
 * The size of the picture on the clipboard. In WebKit it is pasted, into a page that has no policy against showing
 * it.
 */
export async function clipboardPicture(page: Page): Promise<[number, number]> {
  if (!isWebKitGtk(page.context().browser())) {
    return page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const { width, height } = await createImageBitmap(await item!.getType("image/png"));
      return [width, height];
    });
  }
  const other = await page.context().newPage();
  await other.evaluate(() => {
    document.body.contentEditable = "true";
    document.body.focus();
  });
  await other.keyboard.press("Control+v");
  const size = await other.locator("img").evaluate(async (picture: HTMLImageElement): Promise<[number, number]> => {
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  });
  await other.close();
  return size;
}
