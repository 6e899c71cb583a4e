/** The veil over the page while something is dragged over it: where it can be dropped. */
import type { App } from "../page/app.js";
import { readingTexts } from "../page/room-texts.js";
import { slice } from "../shell/slice.js";

const target = slice<HTMLElement | null>(null);

/** A popover, so that it is above dialogs too. It takes no events: those are the page's. */
export function dropTarget(app: App, on: boolean): void {
  if (!on) {
    target.of(app)?.remove();
    return target.keep(app, null);
  }
  if (target.of(app)) return;
  const element = Object.assign(document.createElement("div"), { className: "drop-target", popover: "manual" });
  const words = Object.assign(document.createElement("p"), { textContent: readingTexts.of(app)("import-drop") });
  element.append(words);
  document.body.append(element);
  element.showPopover();
  target.keep(app, element);
}
