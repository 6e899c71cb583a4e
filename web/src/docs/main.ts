/** The script of the documentation's pages: search, and reading without a network. Everything else works without it. */

import { watchScroll } from "../shell/scroll-cue.js";
import { keepForOffline } from "./offline.js";
import { type DocsPage, type Found, find } from "./search.js";

const { language = "en" } = document.body.dataset;
const base = new URL(document.body.dataset["base"] ?? "./", location.href);
const prefix = language === "en" ? "" : `${language}/`;

const input = document.querySelector<HTMLInputElement>("#docs-search")!;
/** On a phone it opens the field. */
const opener = document.querySelector<HTMLButtonElement>("button.search")!;
const panel = document.querySelector<HTMLElement>("#docs-found")!;
const status = panel.querySelector("p")!;
const list = panel.querySelector("ol")!;

/** Of the page that is open, there is one. */
let index: Promise<DocsPage[]> | undefined;

/** Fetched when it is first wanted; after a failure once more. */
function load(): Promise<DocsPage[]> {
  index ??= fetch(new URL(`search.${language}.json`, base)).then((response) => {
    if (!response.ok) throw new Error(`The search answered ${response.status}.`);
    return response.json() as Promise<DocsPage[]>;
  });
  index.catch(() => (index = undefined));
  return index;
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  text: string,
  className = "",
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

function row({ path, id, page, title, excerpt: [before, word, after] }: Found): HTMLLIElement {
  const item = document.createElement("li");
  const link = element("a", title);
  link.href = new URL(`${prefix}${path}.html#${encodeURIComponent(id)}`, base).href;
  if (page !== title) link.append(element("span", page, "where"));
  const text = element("p", before);
  text.append(element("mark", word), after);
  item.append(link, text);
  return item;
}

function show(found: readonly Found[]): void {
  const { count = "", none = "" } = input.dataset;
  status.textContent = found.length ? count.replace("{n}", String(found.length)) : none;
  list.replaceChildren(...found.map(row));
  panel.hidden = false;
}

async function search(): Promise<void> {
  const query = input.value.trim();
  if (!query) return void (panel.hidden = true);
  try {
    const pages = await load();
    // A query typed since has a search of its own.
    if (query === input.value.trim()) show(find(pages, query));
  } catch {
    status.textContent = input.dataset["failed"] ?? "";
    list.replaceChildren();
    panel.hidden = false;
  }
}

function open(wanted: boolean): void {
  opener.ariaExpanded = String(wanted);
  if (wanted) return input.focus();
  panel.hidden = true;
}

function onKey(event: KeyboardEvent): void {
  const links = [...list.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (event.key === "Escape") {
    open(false);
    (input.checkVisibility() ? input : opener).focus();
  } else if (event.key === "ArrowDown" && links.length) links[Math.min(at + 1, links.length - 1)]?.focus();
  else if (event.key === "ArrowUp" && at >= 0) (links[at - 1] ?? input).focus();
  else if (event.key === "Enter" && at < 0) links[0]?.click();
  else return;
  event.preventDefault();
}

input.closest("search")!.hidden = opener.hidden = false;
opener.addEventListener("click", () => open(opener.ariaExpanded !== "true"));
input.addEventListener("input", () => void search());
input.addEventListener("focus", () => void load().catch(() => undefined));
input.addEventListener("keydown", onKey);
panel.addEventListener("keydown", onKey);
list.addEventListener("click", () => open(false));
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest("input"))
    return;
  event.preventDefault();
  open(true);
});
/** Browsers let no page copy that came over plain HTTP. */
function addCopyButton(block: HTMLPreElement): void {
  const { copy = "", copied = "" } = document.body.dataset;
  const button = element("button", copy, "button small copy");
  button.type = "button";
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(block.textContent ?? "");
    button.textContent = copied;
    setTimeout(() => (button.textContent = copy), 2000);
  });
  const around = element("div", "", "code");
  block.replaceWith(around);
  around.append(block, button);
}

if (navigator.clipboard) document.querySelectorAll<HTMLPreElement>("article pre").forEach(addCopyButton);
watchScroll(document.querySelector("#docs-contents") ?? undefined);
// On a phone the contents lie over the page: whoever has chosen a part of it wants to see that.
document.querySelector("#docs-contents")?.addEventListener("click", (event) => {
  if ((event.target as Element).closest("a[href^='#']"))
    document.querySelector<HTMLElement>("#docs-contents:popover-open")?.hidePopover();
});
if (import.meta.env.PROD) void keepForOffline(base, language);
