/** What lies over the page while something is dragged over it: where it can be dropped. */
import type { App } from "../page/app.js";
import { readingTexts } from "../reading/texts.js";

let target: HTMLElement | null = null;
/** Whether it is wanted; it may be gone again before its texts are there. */
let wanted = false;

/** A popover, so that it is above dialogs too. It takes no events: those are the page's. */
export async function dropTarget(app: App, on: boolean): Promise<void> {
  wanted = on;
  if (!on) return hide();
  const t = await readingTexts.load(app.language, app.t);
  if (!wanted || target) return;
  target = Object.assign(document.createElement("div"), { className: "drop-target", popover: "manual" });
  const words = Object.assign(document.createElement("p"), { textContent: t("import-drop") });
  target.append(words);
  document.body.append(target);
  target.showPopover();
}

function hide(): void {
  target?.remove();
  target = null;
}
