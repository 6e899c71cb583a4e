/** The name and description that a page gives a board. */

/** The name that the page gives to the grid; `label` is that of its label. "" where there is none. */
export const givenName = (board: HTMLElement, label: string): string =>
  textOf(board, "aria-labelledby") || board.getAttribute("aria-label")?.trim() || label;

/** The texts of the elements beside the board that an attribute names: what is in its shadow root cannot point at them. */
export function textOf(board: HTMLElement, attribute: string): string {
  const root = board.getRootNode() as Document | ShadowRoot;
  const ids = board.getAttribute(attribute)?.split(/\s+/) ?? [];
  return ids
    .map((id) => (id && root.getElementById?.(id)?.textContent?.trim()) || "")
    .filter(Boolean)
    .join(" ");
}
