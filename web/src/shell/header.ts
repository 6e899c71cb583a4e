/** The head of every page: where one is, where else one can go, and language and colours. */
import { html, nothing, type TemplateResult } from "lit";
import { pageAddress, SINGLE_FILE } from "#edition";
import type { After } from "../i18n/localizer.js";
import type { ShellId } from "../i18n/messages.js";
import { type IconName, icon, logo } from "./icons.js";
import { docsAddress, learnAddress } from "./places.js";
import { type PreferencesHost, preferences } from "./preferences.js";
import { closeSheet, openSheet, type SheetHost, sheet } from "./sheet.js";

export type HeaderHost = PreferencesHost & SheetHost;

/** Parts of the header that differ from page to page. */
export interface HeaderParts {
  /** The place that is open; "play" for the game itself. */
  readonly here: PlaceId | "play";
  /** The title of the page, for screen readers, where nothing else on it is one. */
  readonly title?: string;
  /** The address of the lab, with the puzzle to look at where there is one. */
  readonly lab?: string;
  /** Between name and places; without it, the way back to the game. */
  readonly middle?: TemplateResult;
  /** Buttons before the menu, on pages that have some. */
  readonly actions?: TemplateResult;
  /** Action of the button at the end; the menu of places unless the page has its own. */
  onMore?(): void;
}

export type PlaceId = After<"nav-", ShellId> & IconName;

/** Where one can go. The first of them are in sight where there is room; the menu has all. */
export function places({ lab = pageAddress("lab") }: Pick<HeaderParts, "lab"> = {}): readonly Place[] {
  return [
    { id: "library", href: pageAddress("play", "library"), inSight: true },
    { id: "learn", href: learnAddress(""), inSight: true },
    { id: "settings", href: pageAddress("play", "settings"), inSight: true },
    { id: "help", href: pageAddress("play", "help") },
    { id: "lab", href: lab },
    // The single file has neither the documentation nor frames beside it.
    ...(SINGLE_FILE ? [] : [{ id: "docs", href: docsAddress(document.documentElement.lang) } as const]),
  ];
}

export interface Place {
  readonly id: PlaceId;
  readonly href: string;
  readonly inSight?: true;
}

export function header(host: HeaderHost, parts: HeaderParts): TemplateResult {
  const { t } = host;
  return html`<header class="top">
      ${parts.title ? html`<h1 class="unseen">${parts.title}</h1>` : nothing}
      <a class="brand" href=${pageAddress("play")} aria-current=${parts.here === "play" ? "page" : nothing}>${logo()}<span>Nonet</span></a>
      ${parts.middle ?? back(host)}
      <nav class="nav" aria-label=${t("nav")}>
        ${places(parts)
          .filter(({ inSight }) => inSight)
          .map((place) => link(host, place, parts.here))}
      </nav>
      ${parts.actions ?? nothing}
      <button class="button square quiet more" aria-label=${t("app-more")} title=${t("app-more")} aria-haspopup="dialog"
        @click=${parts.onMore ?? (() => openSheet(host, "menu"))}>${icon("more")}</button>
    </header>
    ${sheet(host, "menu", t("app-more"), () => html`${menuPlaces(host, parts)} ${preferences(host)}`)}`;
}

/** Links to all places, for a menu. */
export function menuPlaces(host: HeaderHost, parts: HeaderParts): TemplateResult {
  return html`<nav class="menu-places" aria-label=${host.t("nav")}>${places(parts).map((place) => link(host, place, parts.here))}</nav>`;
}

/** It may lead to another part of the page that is open: the menu is not to lie over that. */
function link(host: HeaderHost, { id, href }: Place, here: string): TemplateResult {
  const { t } = host;
  return html`<a class="nav-link" href=${href} aria-current=${id === here ? "page" : nothing} @click=${() => closeSheet(host)}>${icon(id)}<span>${t(`nav-${id}`)}</span></a>`;
}

/** The way back to the game, the same everywhere. */
function back({ t }: HeaderHost): TemplateResult {
  return html`<a class="button small quiet back" href=${pageAddress("play")}>${icon("back")}<span>${t("nav-back")}</span></a>`;
}
