/** Styles in another document than the script's: constructed sheets belong to the document that they were made for. */
import { type CSSResult, type ReactiveController, type ReactiveElement, supportsAdoptingStyleSheets } from "lit";

/** The boards of a document share its sheets, which go with it. */
const made = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/** The styles of a board, in whatever document it is. */
export class Sheets implements ReactiveController {
  readonly #board: ReactiveElement;
  readonly #styles: Set<CSSResult>;

  constructor(board: ReactiveElement) {
    this.#board = board;
    this.#styles = new Set((board.constructor as typeof ReactiveElement).elementStyles as CSSResult[]);
    board.addController(this);
  }

  add(style: CSSResult): void {
    this.#styles.add(style);
    this.hostConnected();
  }

  /** The document has changed since the styles were made, or there was none to show them: one that no window shows has no sheets yet. */
  hostConnected(): void {
    const root = this.#board.renderRoot;
    const { ownerDocument } = root;
    const view = ownerDocument.defaultView;
    if (!view || !supportsAdoptingStyleSheets || !("adoptedStyleSheets" in root)) return;
    root.adoptedStyleSheets = [...this.#styles].map((style) => sheetOf(style, ownerDocument, view));
  }
}

function sheetOf(style: CSSResult, document: Document, view: Window & typeof globalThis): CSSStyleSheet {
  const sheets = made.get(document) ?? new Map<CSSResult, CSSStyleSheet>();
  made.set(document, sheets);
  const sheet = sheets.get(style) ?? new view.CSSStyleSheet();
  if (!sheets.has(style)) sheet.replaceSync(style.cssText);
  sheets.set(style, sheet);
  return sheet;
}
