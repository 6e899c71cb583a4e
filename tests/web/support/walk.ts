/**
 * Looks whether everything that a page shows can be read and pressed, at a size of the window: nothing cut, nothing
 * covered, nothing beside the window, unless what scrolls shows that it does.
 */
import type { Page } from "@playwright/test";

/** Windows, as width and height. */
export const SIZES = [
  [320, 568],
  [360, 740],
  [740, 360],
  [820, 1180],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [480, 800],
  [768, 954],
  [375, 553],
  [280, 653],
] as const;
export const THEMES = ["light", "dark", "sepia", "contrast"] as const;

/**
 * Larger text (WCAG 1.4.4), in percent, and a desktop at 400 % (1.4.10): everything is there still; the page may scroll.
 */
export const ENLARGED = [
  { width: 1280, height: 800, text: 150 },
  { width: 360, height: 740, text: 150 },
  { width: 320, height: 256, text: 100 },
] as const;

/** Places that are the same in every state of playing. */
export interface Places {
  board: string;
  actions: string;
  hint: string;
}

export interface Look {
  /** Each says what is wrong, and where. */
  faults: string[];
  /** Empty where the game is not on the screen. */
  places: Partial<Places>;
  filled: number;
  tabStops: number;
  scrolls: boolean;
}

/** Sizes are measured and told once more, in a frame of the browser's own: a fixed clock has frames that are none. */
const measured = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const sizes = new ResizeObserver(() => {
          sizes.disconnect();
          done();
        });
        sizes.observe(document.documentElement);
      }),
  );

/**
 * A look at what does not change any more. A new size of the window reaches the page a moment after it was set; then
 * one frame measures it, and the next draws it. Where the clock is fixed, a fault counts that is there after frames of
 * the browser's own, too.
 */
export async function look(page: Page, theme: string): Promise<Look> {
  const { width, height } = page.viewportSize()!;
  await page.waitForFunction((size) => size === `${innerWidth}x${innerHeight}`, `${width}x${height}`);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const first = await page.evaluate(lookAround, theme);
  if (first.faults.length === 0) return first;
  for (let frame = 0; frame < 2; frame++) await measured(page);
  return page.evaluate(lookAround, theme);
}

/** Runs in the page. */
function lookAround(theme: string): Look {
  document.documentElement.dataset["theme"] = theme;
  const faults: string[] = [];
  const root = document.documentElement;
  const [width, height] = [root.clientWidth, root.clientHeight];
  const overlay = [...document.querySelectorAll("dialog[open]")].at(-1);
  const within: Element = overlay ?? document.body;

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest("[inert], .skip, noscript");
  /** For screen readers only: a pixel that is clipped away. */
  const isHidden = (element: Element): boolean => {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.clipPath === "inset(50%)" || style.opacity === "0") return true;
    }
    return false;
  };
  const name = (element: Element): string => {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ");
    return `${element.localName}${element.id ? `#${element.id}` : ""}.${[...element.classList].join(".")} "${text.slice(0, 40)}"`;
  };

  if (root.scrollWidth > width) faults.push(`the page scrolls sideways: ${root.scrollWidth} > ${width}`);

  /** Elements that hide parts of another: the nearest ancestors that clip, and the window. */
  const clips = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let one = element.parentElement; one && one !== document.body && one !== root; one = one.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(one);
      if (overflowX !== "visible" || overflowY !== "visible") found.push(one);
      if (position === "fixed" || one === overlay) break;
    }
    return found;
  };
  /** A scroller tells of what is beyond its edge by a fade or by a bar that takes room. */
  const hasCue = (scroller: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(scroller);
    const scrolls = /auto|scroll/.test(overflowX + overflowY);
    const element = scroller as HTMLElement;
    const bar = element.offsetWidth - element.clientWidth > 3 || element.offsetHeight - element.clientHeight > 3;
    return (
      scrolls &&
      ((element.dataset["more"] ?? "").trim() !== "" || bar || element.matches("textarea, select, input, pre"))
    );
  };

  /** Where a scroller shows its text: below a title that stays while the text scrolls. */
  const visibleOf = (clip: Element, element: Element): Pick<DOMRect, "left" | "right" | "top" | "bottom"> => {
    const { left, right, top, bottom } = clip.getBoundingClientRect();
    const title = [...clip.querySelectorAll("h2")].find((one) => getComputedStyle(one).position === "sticky");
    const below = title && !title.contains(element) ? title.getBoundingClientRect().bottom : top;
    return { left, right, top: Math.max(top, below), bottom };
  };

  interface Piece {
    element: Element;
    rect: DOMRect;
  }
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest("svg, select, option, style, script, nonet-board"))
      continue;
    if (!isShown(element) || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) if (rect.width > 1 && rect.height > 1) pieces.push({ element, rect });
  }
  for (const element of within.querySelectorAll("button, a[href], input, select, textarea, summary")) {
    if (!isShown(element) || isHidden(element) || element.closest("svg, nonet-board")) continue;
    const rect = element.getBoundingClientRect();
    if (rect.width > 1 && rect.height > 1 && getComputedStyle(element).opacity !== "0") pieces.push({ element, rect });
  }

  const told = new Set<string>();
  const tell = (fault: string): void => {
    if (!told.has(fault)) faults.push(fault);
    told.add(fault);
  };
  for (const { element, rect } of pieces) {
    let { left, right, top, bottom } = rect;
    let elsewhere = false;
    for (const clip of clips(element)) {
      const box = visibleOf(clip, element);
      const out = left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
      if (!out) continue;
      if (!hasCue(clip)) tell(`cut by ${name(clip).slice(0, 40)}: ${name(element)}`);
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
      top = Math.max(top, box.top);
      bottom = Math.min(bottom, box.bottom);
      elsewhere ||= right - left < 4 || bottom - top < 4;
    }
    if (elsewhere) continue;
    if (left < -1 || right > width + 1) tell(`beside the window: ${name(element)}`);
    // Elements further down on a page that scrolls are reached by scrolling.
    if (top < -1 || bottom > height + 1) {
      if (overlay) tell(`beyond the window: ${name(element)}`);
      continue;
    }
    const middle = (top + bottom) / 2;
    for (const x of [left + 2, (left + right) / 2, right - 2]) {
      const hit = document.elementFromPoint(x, middle);
      if (!hit || hit === element || element.contains(hit) || hit.contains(element)) continue;
      // A card that is one link as a whole.
      if (hit.matches("a") && hit.closest("li, article, .card")?.contains(element)) continue;
      // A label's text and its control are one.
      if (hit.closest("label") && hit.closest("label") === element.closest("label")) continue;
      tell(`covered by ${name(hit)}: ${name(element)}`);
      break;
    }
    // A button's text that reaches out of it.
    const button = element.closest("button, a.button, .row, summary");
    if (button && button !== element) {
      const box = button.getBoundingClientRect();
      if (
        rect.left < box.left - 1 ||
        rect.right > box.right + 1 ||
        rect.top < box.top - 1 ||
        rect.bottom > box.bottom + 1
      )
        tell(`reaches out of its button: ${name(element)}`);
    }
  }

  // Digits of the board are looked at by its own tests; here, that it is whole.
  const board = overlay ? null : document.querySelector("main:not([hidden]) #board");
  const place = (selector: string): string => {
    const rect = document.querySelector(selector)?.getBoundingClientRect();
    return rect ? [rect.x, rect.y, rect.width, rect.height].map((one) => Math.round(one * 2) / 2).join(" ") : "";
  };
  const playing = board !== null && isShown(document.querySelector("main.layout")!);
  const places = playing ? { board: place("#board"), actions: place(".pad .actions"), hint: place(".pad .hint") } : {};
  if (playing) {
    const { left, right, top, bottom } = document.querySelector("#board")!.getBoundingClientRect();
    const below = bottom > height && root.scrollHeight <= height;
    if (left < 0 || top < 0 || right > width || below) faults.push(`the board is not whole: ${places.board}`);
  }
  const scrolls = root.scrollHeight > height;

  const filled = [...within.querySelectorAll(".primary")].filter(
    (one) => isShown(one) && !one.matches(":disabled"),
  ).length;
  const tabStops = [
    ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]"),
  ].filter((one) => one.tabIndex >= 0 && isShown(one) && !one.matches(":disabled")).length;
  return { faults, places, filled, tabStops: tabStops + 1, scrolls };
}
