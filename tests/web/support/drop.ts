/** Files and texts that are dropped on the page, and texts of the clipboard, as a hand would bring them. */
import type { Locator, Page } from "@playwright/test";

export interface Dropped {
  name: string;
  content: string | number[];
}

export async function drop(page: Page, what: Dropped[] | string): Promise<void> {
  await page.evaluate((dropped) => {
    const dataTransfer = new DataTransfer();
    if (typeof dropped === "string") dataTransfer.setData("text/plain", dropped);
    else
      for (const { name, content } of dropped)
        dataTransfer.items.add(new File([typeof content === "string" ? content : Uint8Array.from(content)], name));
    for (const type of ["dragenter", "dragover", "drop"])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, what);
}

/** The beginning of a picture. */
export const PNG = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0];

/** A screenshot on the clipboard, and the text that some programs put beside it. */
export async function pastePicture(target: Locator, content: number[] = PNG, text = ""): Promise<void> {
  await target.evaluate(
    (element, { content, beside }) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([Uint8Array.from(content)], "image.png", { type: "image/png" }));
      if (beside) clipboardData.setData("text/plain", beside);
      const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
      element.dispatchEvent(Object.defineProperty(event, "clipboardData", { value: clipboardData }));
    },
    { content, beside: text },
  );
}
