/** What was set aside: games that cannot be read or shown. Each can be looked at as it is stored, and taken up again. */
import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import type { Aside } from "../shell/storage.js";
import { takeUp } from "./actions.js";
import type { LibraryState } from "./state.js";

/** So much of a text is shown. */
const LONGEST = 600;
/** The rest is in every backup. */
const MOST = 100;

export function asideSection(app: App, { asides }: LibraryState): TemplateResult | typeof nothing {
  if (!asides.length) return nothing;
  const { t } = app;
  return html`<section class="library-part" id="library-aside">
    <h3>${t("aside-title")}</h3>
    <p class="library-help">${t("aside-help")}</p>
    <ul class="games">${asides.slice(0, MOST).map((aside) => card(app, aside))}</ul>
  </section>`;
}

function card(app: App, aside: Aside): TemplateResult {
  const { t } = app;
  const { text } = aside;
  const newer = app.store.isNewer(aside);
  const [of] = aside.of.split(":") as [string];
  const shown = text.length > LONGEST ? `${Array.from(text.slice(0, LONGEST)).slice(0, -1).join("")}…` : text;
  return html`<li class="card">
    <h4>${newer ? t("aside-newer") : t("aside-unread", { of })}</h4>
    <details><summary>${t("aside-text")}</summary><p><code class="code">${shown}</code></p></details>
    ${newer || of !== "game" ? nothing : html`<div><button class="button small" @click=${() => takeUp(app, aside)}>${t("aside-take-up")}</button></div>`}
  </li>`;
}
