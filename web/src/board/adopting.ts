/** Styles in another document than the script's: constructed sheets belong to the document that they were made for. */
import { type CSSResult, supportsAdoptingStyleSheets } from "lit";

const made = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/** Gives a shadow root the styles, as sheets of the document that it is in now. A document that no window shows has none yet. */
export function adoptSheets(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const { ownerDocument } = root;
  const view = ownerDocument.defaultView;
  if (!view || !supportsAdoptingStyleSheets) return;
  root.adoptedStyleSheets = styles.map((style) => sheetOf(style, ownerDocument, view));
}

function sheetOf(style: CSSResult, document: Document, view: Window & typeof globalThis): CSSStyleSheet {
  const sheets = made.get(document) ?? new Map<CSSResult, CSSStyleSheet>();
  made.set(document, sheets);
  const sheet = sheets.get(style) ?? new view.CSSStyleSheet();
  if (!sheets.has(style)) sheet.replaceSync(style.cssText);
  sheets.set(style, sheet);
  return sheet;
}
