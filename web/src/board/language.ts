/** The language of a board: that of itself or its nearest ancestor with `lang`, or of the page, or of the browser; and of the next, when that changes. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { idsAlone, type Localizer } from "../i18n/localizer.js";
import type { BoardId } from "../i18n/messages.js";
import { boardTexts } from "./texts.js";

export class BoardLanguage implements ReactiveController {
  /** Null until the texts are there; before that the board shows digits but says nothing. */
  text: Localizer<BoardId> | null = null;
  #tag = "";
  readonly board: ReactiveControllerHost & HTMLElement;
  readonly #observer = new MutationObserver(() => this.#follow());

  constructor(board: ReactiveControllerHost & HTMLElement) {
    this.board = board;
    board.addController(this);
  }

  hostConnected(): void {
    this.#follow();
  }
  /** Elsewhere there is other company. */
  hostDisconnected(): void {
    this.#observer.disconnect();
  }

  /** The language wanted, which there may not be. */
  get tag(): string {
    return this.#tag;
  }

  /** Loads the texts when the language is another one than before. */
  #follow(): void {
    const tag = this.#wanted();
    if (tag === this.#tag) return;
    this.#tag = tag;
    boardTexts.load(tag).then(
      (text) => {
        if (tag !== this.#tag) return;
        this.text = text;
        this.board.requestUpdate();
      },
      (error: unknown) => console.warn(`Nonet, language ${tag}:`, error),
    );
  }

  /** Hands over the texts when they are there; without them, the ids of messages. */
  whenReady(use: (text: Localizer<BoardId>) => void): void {
    boardTexts.load(this.#wanted()).then(use, () => use(idsAlone));
  }

  /**
   * That of the nearest element with `lang`, out of shadow roots too. Every element asked on the way is followed from
   * then on.
   */
  #wanted(): string {
    let tag = "";
    for (let place: Element | undefined = this.board; place; ) {
      tag ||= place.closest<HTMLElement>("[lang]:not([lang=''])")?.lang ?? "";
      const root = place.getRootNode() as Partial<ShadowRoot> & Node;
      this.#observer.observe(root, { subtree: true, attributeFilter: ["lang"] });
      place = root.host;
    }
    return tag || document.documentElement.lang || navigator.language;
  }
}
