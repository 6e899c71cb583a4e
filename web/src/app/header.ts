/** The head of the game's page: what it is called, where else to go, and language and colours. */
import { html, nothing, type TemplateResult } from "lit";
import { SINGLE_FILE } from "#edition";
import type { After } from "../i18n/localizer.js";
import type { PageId } from "../i18n/messages.js";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { puzzleOf } from "../page/state.js";
import type { IconName } from "../shell/icons.js";
import { icon, logo } from "../shell/icons.js";
import { docsAddress, labAddress, learnAddress } from "../shell/places.js";
import { preferences } from "../shell/preferences.js";

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

interface Destination {
  /** Names the text `nav-…`, and where it is a view, that too. */
  readonly id: After<"nav-", PageId>;
  readonly icon: IconName;
  href(app: App): string;
  /** The header has room for its icon only. */
  readonly brief?: true;
}

export const DESTINATIONS: readonly Destination[] = [
  { id: "library", icon: "library", href: () => "#library" },
  { id: "learn", icon: "learn", href: () => learnAddress("") },
  { id: "lab", icon: "lab", href: (app) => labAddress(puzzleOf(app)) },
  // The single file has neither the documentation nor frames beside it.
  ...(SINGLE_FILE
    ? []
    : [{ id: "docs", icon: "docs", href: () => docsAddress(document.documentElement.lang), brief: true } as const]),
  { id: "settings", icon: "settings", href: () => "#settings", brief: true },
];
