/** Files and texts that are dropped on the page, and texts of the clipboard, as a hand would bring them. */
import type { Page } from "@playwright/test";

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
