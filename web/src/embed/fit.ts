/**
 * How high the board of a frame is. A page that hears the frame gives it the height that it asks for; where none does,
 * the board fits into the height that there is.
 */

/** So long a page has to let the frame grow. */
const GROWING_MS = 300;

/** `tell` gets the height that the content needs, each time it has changed. */
export function fitInto(board: HTMLElement, tell: (height: number) => void): void {
  let told = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const root = document.documentElement;
  const isWithin = (): boolean => told <= innerHeight;
  function fit(does: boolean): void {
    root.toggleAttribute("data-fits", does);
    board.toggleAttribute("data-grows", !does);
  }
  /** Changes made for measuring are undone before anything is drawn. */
  function measure(): void {
    const hadToFit = root.hasAttribute("data-fits");
    fit(false);
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height !== told) tell((told = height));
    clearTimeout(timer);
    if (isWithin()) return;
    if (hadToFit) fit(true);
    else timer = setTimeout(() => fit(!isWithin()), GROWING_MS);
  }
  new ResizeObserver(measure).observe(document.body);
  addEventListener("resize", measure);
}
