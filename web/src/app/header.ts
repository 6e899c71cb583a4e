/** The head of the game's page: what it is called, where else to go, and language and colours. */
import { html, nothing, type TemplateResult } from "lit";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { icon, logo } from "../shell/icons.js";
import { preferences } from "../shell/preferences.js";
import { DESTINATIONS } from "./nav.js";

export function header(app: App): TemplateResult {
  const { t } = app;
  const playing = app.state.view === "play";
  return html`<header class="top">
    <h1 class="brand">${logo()}<span>Nonet</span></h1>
    ${playing ? html`<p class="tagline">${t("app-tagline")}</p>` : nothing}
    <div class="wide">${playing ? nothing : back(app)} ${destinations(app)} ${preferences(app)}</div>
    <div class="narrow">${playing ? menus(app) : back(app)}</div>
  </header>`;
}

function menus({ t }: App): TemplateResult {
  return html`<button class="button" popovertarget="panel-new">${icon("plus")}<span>${t("app-new")}</span></button>
    <button class="button square" popovertarget="panel-tools" aria-label=${t("app-more")}>${icon("more")}</button>`;
}

function back({ t }: App): TemplateResult {
  return html`<a class="button small" href=${addressOf("play")}>${icon("back")}<span>${t("nav-back")}</span></a>`;
}

/** Links; shown in the header on wide screens, in the tools on narrow ones, never both at once. */
export function destinations(app: App): TemplateResult {
  const { t, state } = app;
  return html`<nav class="nav" aria-label=${t("nav")}>
    ${DESTINATIONS.map(
      ({
        id,
        icon: name,
        href,
        brief,
      }) => html`<a class="nav-link ${brief ? "brief" : ""}" href=${href(app)} title=${brief ? t(`nav-${id}`) : nothing}
      aria-current=${state.view === id ? "page" : nothing}>${icon(name)}<span>${t(`nav-${id}`)}</span></a>`,
    )}
  </nav>`;
}
