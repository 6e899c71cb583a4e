/** The style sheets that each page of the site names, in their order; and those that the game's views bring along. */
import app from "../app/app.css?inline";
import lab from "../lab/lab.css?inline";
import learn from "../learn/learn.css?inline";
import path from "../path/path.css?inline";
import frame from "../play/frame.css?inline";
import pad from "../play/pad.css?inline";
import sheets from "../play/sheets.css?inline";
import words from "../play/words.css?inline";
import forms from "../shell/forms.css?inline";
import header from "../shell/header.css?inline";
import reason from "../shell/reason/reason.css?inline";
import training from "../training/training.css?inline";
import type { PageName } from "./edition.js";

/** The build puts them here, once they are known. */
const VIEWS = "%STYLES_OF_VIEWS%";

const SHEETS: Record<PageName, readonly string[]> = {
  play: [app, header, words, frame, pad, forms, sheets, VIEWS],
  learn: [app, header, forms, path, reason, learn, training],
  lab: [app, header, lab],
};

export function pageStyles(page: PageName): CSSStyleSheet[] {
  return SHEETS[page].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}
