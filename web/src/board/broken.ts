/** What stands in the place of a board that cannot be drawn. It is put together by hand, so nothing of what has failed is needed for it. */
import type { Localizer } from "../i18n/localizer.js";
import type { BoardId } from "../i18n/messages.js";

/** `record`: the game, which can be saved as a file. */
export function brokenBoard(
  text: Localizer<BoardId>,
  record: string,
  again: () => void,
  anew: () => void,
): HTMLElement {
  const make = (name: string, more: object): HTMLElement => Object.assign(document.createElement(name), more);
  const panel = make("div", { part: "message", className: "problem", role: "alert" });
  panel.append(
    text("board-broken"),
    " ",
    make("button", { textContent: text("board-again"), onclick: again }),
    " ",
    make("button", { textContent: text("board-anew"), onclick: anew }),
    " ",
    make("a", { textContent: text("board-save"), href: `data:,${encodeURIComponent(record)}`, download: "sudoku.txt" }),
  );
  return panel;
}
