/** The board as readers will have it: the frame itself, or the element, made anew when what it is to be has changed. */
import { html, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { ref } from "lit/directives/ref.js";
import { attributesOf, type Choices, frameAddress, stylesOf } from "./model.js";

export function preview(title: string, site: string, choices: Choices, puzzle: string): TemplateResult {
  // What would be kept here is the reader's, not the builder's.
  const own = { ...choices, kept: false, page: "" };
  return html`${keyed(JSON.stringify([own, puzzle]), own.kind === "iframe" ? framed(title, site, own, puzzle) : html`<div class="builder-preview" ${ref((place) => place && show(place, site, own, puzzle))}></div>`)}`;
}

function framed(title: string, site: string, choices: Choices, puzzle: string): TemplateResult {
  return html`<iframe class="builder-preview" title=${title} width=${choices.width} height=${Math.round(choices.width * 1.5)} src=${frameAddress(site, choices, puzzle)}
    ${ref((frame) => frame && grow(frame as HTMLIFrameElement))}></iframe>`;
}

/** As the host's script does it, which is not part of the page. */
function grow(frame: HTMLIFrameElement): void {
  const follow = ({ source, data }: MessageEvent): void => {
    if (!frame.isConnected) return removeEventListener("message", follow);
    if (source === frame.contentWindow && data?.type === "nonet-resize" && data.height > 0) frame.style.height = `${Math.min(data.height, 5000)}px`;
  };
  // The frame is connected only after this rendering.
  queueMicrotask(() => addEventListener("message", follow));
}

function show(place: Element, site: string, choices: Choices, puzzle: string): void {
  const board = document.createElement("nonet-board");
  board.setAttribute("engine-url", new URL("embed/", site).href);
  for (const [name, value] of attributesOf(choices, puzzle)) board.setAttribute(name, value);
  if (choices.theme !== "auto") board.setAttribute("theme", choices.theme);
  for (const [name, value] of stylesOf(choices)) board.style.setProperty(name, value);
  board.style.maxInlineSize = `${choices.width}px`;
  place.replaceChildren(board);
}
