/** The notices of the pages beside the game. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../i18n/localizer.js";
import type { SidePage, SidePageState } from "./side-page.js";
import type { SharedId } from "./texts.js";

type Noticed = Pick<SidePage<SidePageState, SharedId>, "restart" | "again" | "setLanguage"> & {
  readonly state: SidePageState;
  readonly t: Localizer<SharedId>;
};

/** Something that could not be fetched, and trying again; in an outdated page that would not help. */
export const sideNotice = (page: Noticed, text: string, run: () => unknown): TemplateResult | typeof nothing =>
  page.state.outdated
    ? nothing
    : html`<div class="notice bad" role="alert">${body(text, page.t("app-retry"), page.again(run))}</div>`;

/** That there is a new version, and that a language could not be had. */
export function sideNotices(page: Noticed): TemplateResult {
  const { t, state } = page;
  const { languageFailed: choice } = state;
  return html`${state.outdated ? html`<div class="notice" role="status">${body(t("update-replaced"), t("update-reload"), () => void page.restart())}</div>` : nothing}
    ${choice === null ? nothing : sideNotice(page, t("language-failed"), () => page.setLanguage(choice))}`;
}

const body = (text: string, label: string, run: () => void): TemplateResult =>
  html`<div class="notice-body"><span class="notice-text">${text}</span><button class="button small" @click=${run}>${label}</button></div>`;
