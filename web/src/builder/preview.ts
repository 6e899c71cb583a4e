/**
 * The board as readers will have it, made anew when what it is to be has changed. The element is shown in a frame,
 * too: the pages' own boards come without controls and engine.
 */
import { html, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { ref } from "lit/directives/ref.js";
import { type Choices, frameAddress } from "./model.js";

export function preview(title: string, site: string, choices: Choices, puzzle: string): TemplateResult {
  // A game kept here would be the reader's, not the builder's.
  const own = { ...choices, kept: false, page: "" };
  return html`${keyed(JSON.stringify([own, puzzle]), framed(title, site, own, puzzle))}`;
}

function framed(title: string, site: string, choices: Choices, puzzle: string): TemplateResult {
  return html`<iframe class="builder-preview" title=${title} width=${choices.width} height=${Math.round(choices.width * 1.5)} src=${frameAddress(site, choices, puzzle)}
    ${ref((frame) => frame && grow(frame as HTMLIFrameElement))}></iframe>`;
}

/** As the host's script does it, which is not part of the page. */
function grow(frame: HTMLIFrameElement): void {
  const follow = ({ source, data }: MessageEvent): void => {
    if (!frame.isConnected) return removeEventListener("message", follow);
    if (source === frame.contentWindow && data?.type === "nonet-resize" && data.height > 0)
      frame.style.height = `${Math.min(data.height, 5000)}px`;
  };
  // The frame is connected only after this rendering.
  queueMicrotask(() => addEventListener("message", follow));
}
