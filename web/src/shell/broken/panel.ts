/**
 * Replaces a page that cannot be drawn. It is put together by hand, without templates, styles of its own or files that
 * would have to be fetched: nothing of what has failed is needed for it.
 */
import type { Localizer, PlainId } from "../../i18n/localizer.js";
import { fallbackTexts, type SharedId } from "../texts.js";

interface Content {
  t: Localizer<SharedId>;
  error: unknown;
  /** The fate of the game, a message for each fact. */
  facts: readonly PlainId<SharedId>[];
  /** The first is the one to begin with. Its answer, a message, is said below; "" when there is nothing to say. */
  choices: readonly { id: PlainId<SharedId>; run(): PlainId<SharedId> | void }[];
}

/** Longer than this nobody reads. */
const LONGEST = 500;

/** A text in the reader's language, or in English where that is not there. */
function say(t: Localizer<SharedId>, id: PlainId<SharedId>): string {
  try {
    const text = t(id);
    if (text && text !== id) return text;
  } catch {
    // The texts are what has failed.
  }
  return fallbackTexts()(id);
}

export function brokenPanel({ t, error, facts, choices }: Content): HTMLElement {
  const title = element("h1", say(t, "broken-title"));
  Object.assign(title, { id: "broken-title", tabIndex: -1 });
  const texts = (["broken-text", ...facts] as const).map((id) => element("p", say(t, id)));
  const answer = element("p", "");
  answer.setAttribute("role", "status");
  const buttons = element("div", "", "button-row");
  for (const [index, { id, run }] of choices.entries()) {
    const button = element("button", say(t, id), index ? "button" : "button primary");
    button.addEventListener("click", () => {
      const said = run();
      answer.textContent = said ? say(t, said) : "";
    });
    buttons.append(button);
  }
  const details = element("details", "");
  details.append(
    element("summary", say(t, "broken-details")),
    element("code", String(error).slice(0, LONGEST), "code"),
  );
  const panel = element("main", "", "broken");
  panel.setAttribute("aria-labelledby", title.id);
  panel.append(title, ...texts, buttons, answer, details);
  return panel;
}

function element(name: string, text: string, className = ""): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text, className });
}

/** Puts the panel where the page was, or was to be, and gives it the keyboard. */
export function putInPlace(panel: HTMLElement, root: HTMLElement | null): void {
  if (root) root.replaceWith(panel);
  else document.body.prepend(panel);
  panel.querySelector<HTMLElement>("#broken-title")?.focus();
}

/** A new element for the page: what was drawn halfway cannot be drawn on. */
export function freshRoot(panel: HTMLElement, root: HTMLElement | null): HTMLElement {
  const fresh = root ? (root.cloneNode(false) as HTMLElement) : element("div", "");
  panel.replaceWith(fresh);
  return fresh;
}
