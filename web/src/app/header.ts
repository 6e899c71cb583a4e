import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { languageText } from "../i18n/formats.js";
import { LANGUAGES, type Localizer } from "../i18n/localizer.js";
import type { PageId } from "../i18n/messages.js";
import type { App } from "../page/app.js";
import { DESTINATIONS } from "../page/nav.js";
import { icon, logo } from "../shell/icons.js";
import type { ThemeChoice } from "../shell/settings.js";
import { addressOf } from "./views.js";

/** The others are among the settings. */
const QUICK_THEMES = ["auto", "light", "dark"] as const satisfies readonly ThemeChoice[];

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
export function destinations({ t, state }: App): TemplateResult {
  return html`<nav class="nav" aria-label=${t("nav")}>
    ${DESTINATIONS.map(
      ({
        id,
        icon: name,
        href,
        brief,
      }) => html`<a class="nav-link ${brief ? "brief" : ""}" href=${href(state)} title=${brief ? t(`nav-${id}`) : nothing}
      aria-current=${state.view === id ? "page" : nothing}>${icon(name)}<span>${t(`nav-${id}`)}</span></a>`,
    )}
  </nav>`;
}

/** What language and colours are chosen for: the page of the game, or the lab. */
export interface PreferencesHost {
  readonly t: Localizer<PageId>;
  readonly language: string;
  readonly theme: ThemeChoice;
  /** Both are kept for the next visit. */
  setTheme(theme: ThemeChoice): void;
  setLanguage(choice: string): Promise<void>;
}

/** Language and colours. Shown in the header on wide screens, in the tools on narrow ones; never both at once. */
export function preferences(app: PreferencesHost): TemplateResult {
  const { t, language, theme: chosen } = app;
  return html`<div class="preferences">
    <select class="select" aria-label=${t("language")} @change=${(event: Event) => void app.setLanguage((event.target as HTMLSelectElement).value)}>
      ${LANGUAGES.map((tag) => html`<option value=${tag} lang=${tag} .selected=${live(tag === language)}>${nameOf(tag)}</option>`)}
    </select>
    <div class="segments icons" role="group" aria-label=${t("theme")}>
      ${QUICK_THEMES.map(
        (theme) => html`<button class="segment" aria-pressed=${chosen === theme} title=${t(`theme-${theme}`)}
        aria-label=${t(`theme-${theme}`)} @click=${() => app.setTheme(theme)}>${icon(theme)}</button>`,
      )}
    </div>
  </div>`;
}

/** A language's name in itself. For Chinese the script is what tells one from the other. */
export function nameOf(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  const shown = language === "zh" ? `${language}-${script}` : language;
  return languageText(tag, shown);
}
