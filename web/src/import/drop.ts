/** The veil over the page while something is dragged over it: where it can be dropped. */
import type { App } from "../page/app.js";
import { readingTexts } from "../reading/texts.js";
import { slice } from "../shell/slice.js";

interface Target {
  element: HTMLElement | null;
  /** Whether it is wanted; it may be gone again before its texts are there. */
  wanted: boolean;
}
const target = slice<Target>({ element: null, wanted: false });

/** A popover, so that it is above dialogs too. It takes no events: those are the page's. */
export async function dropTarget(app: App, on: boolean): Promise<void> {
  if (!on) {
    target.of(app).element?.remove();
    return target.keep(app, { element: null, wanted: false });
  }
  target.keep(app, { ...target.of(app), wanted: true });
  const t = await readingTexts.load(app.language, app.t);
  if (!target.of(app).wanted || target.of(app).element) return;
  const element = Object.assign(document.createElement("div"), { className: "drop-target", popover: "manual" });
  const words = Object.assign(document.createElement("p"), { textContent: t("import-drop") });
  element.append(words);
  document.body.append(element);
  element.showPopover();
  target.keep(app, { element, wanted: true });
}
