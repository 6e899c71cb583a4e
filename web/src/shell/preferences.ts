/** The choice of language and colours, as every page offers it. */
import { html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { languageText } from "../i18n/formats.js";
import { LANGUAGES, type Localizer } from "../i18n/localizer.js";
import type { ShellId } from "../i18n/messages.js";
import { icon } from "./icons.js";
import type { ThemeChoice } from "./settings.js";

/** The others are among the settings. */
const QUICK_THEMES = ["auto", "light", "dark"] as const satisfies readonly ThemeChoice[];

/** Host of the choice of language and colours: any page. */
export interface PreferencesHost {
  readonly t: Localizer<ShellId>;
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
