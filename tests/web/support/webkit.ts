/** What is otherwise in WebKitGTK, which Playwright takes for a Firefox (webkit/browser.mjs). */
import type { Browser, Page } from "@playwright/test";

export const isWebKit = (browser: Browser | null): boolean => browser?.version().startsWith("WebKit") ?? false;

/** What the browser takes from its surroundings cannot be changed while it runs. */
export async function noMedia(): Promise<void> {
  throw new Error("WebKitGTK's media cannot be changed while it runs");
}

/** The text on the clipboard. WebKit lets no script read it without asking; it is pasted into a field instead, as by a person. */
export async function clipboardText(page: Page): Promise<string> {
  if (!isWebKit(page.context().browser())) return page.evaluate(() => navigator.clipboard.readText());
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
