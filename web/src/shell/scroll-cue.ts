/**
 * A cue that something scrolls: the style sheet fades an edge behind which it goes on (`data-more`). A person
 * without a mouse reaches what scrolls by the Tab key, where nothing in it can have the focus.
 */

const FOCUSABLE = "a[href], button, input, select, textarea, summary";

const watched = new WeakSet<Element>();

export function watchScroll(element?: Element): void {
  if (!(element instanceof HTMLElement) || watched.has(element)) return;
  watched.add(element);
  const look = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = element;
    const below = scrollHeight - clientHeight - scrollTop > 1;
    const above = scrollTop > 1;
    const more = above ? (below ? "both" : "above") : below ? "below" : "";
    if (more !== (element.dataset["more"] ?? "")) {
      if (more) element.dataset["more"] = more;
      else delete element.dataset["more"];
    }
    const reached = more !== "" && !element.querySelector(FOCUSABLE);
    if (reached) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const observe = (): void => {
    for (const child of element.children) sizes.observe(child);
  };
  const follow = (): void => {
    observe();
    look();
  };
  element.addEventListener("scroll", look, { passive: true });
  new MutationObserver(follow).observe(element, { childList: true, characterData: true, subtree: true });
  // Both call back after the first layout, which need not be made for this alone.
  sizes.observe(element);
  observe();
}
