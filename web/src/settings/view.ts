/** All settings in one place. A change counts at once. */
import { settingsTexts } from "../page/room-texts.js";
import "./settings.css";
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { SINGLE_FILE } from "#edition";
import { numberText } from "../i18n/formats.js";
import { LANGUAGES } from "../i18n/localizer.js";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { backupButtons } from "../page/backup-buttons.js";
import { canBeInstalled, install, isInstalled, isOnAppleMobile } from "../page/install.js";
import { replaceAddress } from "../shell/address-bar.js";
import { icon } from "../shell/icons.js";
import { FEWEST_GAMES, ownTime } from "../shell/own-time.js";
import { nameOf } from "../shell/preferences.js";
import { results } from "../shell/results.js";
import { restore } from "./actions.js";
import {
  changed,
  FIRST,
  type Group,
  HUES,
  type HueName,
  isHelped,
  type Key,
  keysOf,
  MORE,
  type Part,
} from "./model.js";
import { askToKeep, roomOf } from "./room.js";

declare module "../page/address.js" {
  interface Views {
    settings: true;
  }
}

export function settingsView(app: App): TemplateResult {
  const t = settingsTexts.of(app);
  const all = [...FIRST, ...MORE].flatMap(keysOf);
  return html`<main class="view settings" tabindex="-1" aria-labelledby="settings-title">
    <div class="view-head">
      <h2 id="settings-title">${t("nav-settings")}</h2>
      ${restoreButton(app, all, t("settings-restore-all"))}
    </div>
    <p class="view-lead">${t("settings-lead")}</p>
    <div class="settings-groups">${FIRST.map((group) => groupOf(app, group))}</div>
    <details class="settings-more" ?open=${location.hash === ALL} @toggle=${onMore}>
      <summary class="button">${t("settings-more")}</summary>
      <div class="settings-groups">${MORE.map((group) => groupOf(app, group))} ${dataGroup(app)} ${SINGLE_FILE ? nothing : installGroup(app)}
        ${section("take", t("settings-take"), takePart(app))}</div>
    </details>
  </main>`;
}

/** With everything open the view has an address of its own. */
const ALL = `${addressOf("settings")}/all`;

function onMore(event: Event): void {
  const { open } = event.target as HTMLDetailsElement;
  if (open !== (location.hash === ALL)) replaceAddress(open ? ALL : addressOf("settings"), history.state);
}

function groupOf(app: App, group: Group): TemplateResult {
  const title = settingsTexts.of(app)(`settings-${group.id}`);
  const label = settingsTexts.of(app)("settings-restore-group", { group: title });
  return section(
    group.id,
    title,
    html`${group.parts.map((part) => row(app, part))}`,
    restoreButton(app, keysOf(group), settingsTexts.of(app)("settings-restore"), label),
  );
}

function section(id: string, title: string, body: TemplateResult, button?: TemplateResult): TemplateResult {
  return html`<section class="settings-group" aria-labelledby="settings-${id}">
    <div class="settings-head"><h3 id="settings-${id}">${title}</h3>${button ?? nothing}</div>
    ${body}
  </section>`;
}

/** Not `disabled` when there is nothing to do: the focus would be lost. */
function restoreButton(
  app: App,
  keys: readonly Key[],
  text: string,
  label: string | typeof nothing = nothing,
): TemplateResult {
  const able = changed(app.state.settings, keys).length > 0;
  return html`<button class="button small bare" aria-label=${label} aria-disabled=${!able} @click=${() => void restore(app, keys)}>${text}</button>`;
}

function row(app: App, part: Part): TemplateResult {
  switch (part.kind) {
    case "switch":
      return switchRow(app, part);
    case "choice":
      return part.values.length > 5 ? listRow(app, part) : choiceRow(app, part);
    case "names":
      return namesRow(app, part);
    case "accent":
      return accentRow(app);
    case "language":
      return languageRow(app);
    case "techniques":
      return techniquesRow(app, part.key);
  }
}

type Of<Kind extends Part["kind"]> = Extract<Part, { kind: Kind }>;

const help = (app: App, key: Key): TemplateResult | typeof nothing =>
  isHelped(key)
    ? html`<p class="setting-help" id="help-${key}">${settingsTexts.of(app)(`setting-${key}-help`)}${key === "ownTime" ? ` ${ownTimeSaid(app)}` : ""}</p>`
    : nothing;

const helpId = (key: Key): string | typeof nothing => (isHelped(key) ? `help-${key}` : nothing);

function switchRow(app: App, { key }: Of<"switch">): TemplateResult {
  const { settings } = app.state;
  const without = key === "threeMistakes" && settings.checking !== "solution";
  return html`<div class="setting">
    <label class="check"><input type="checkbox" aria-describedby=${helpId(key)} ?disabled=${without} .checked=${live(settings[key])}
      @change=${(event: Event) => app.set({ [key]: (event.target as HTMLInputElement).checked })} />
      <span>${settingsTexts.of(app)(`setting-${key}`)}</span></label>
    ${help(app, key)}
  </div>`;
}

/** The result of the finished games so far. */
function ownTimeSaid(app: App): string {
  const own = ownTime(results(app));
  if (!own) return settingsTexts.of(app)("own-time-unknown", { count: FEWEST_GAMES });
  return settingsTexts.of(app)("own-time-known", { games: own.games, percent: Math.round(100 * own.factor) });
}

function choiceRow(app: App, { key, values, textOf }: Of<"choice">): TemplateResult {
  const t = settingsTexts.of(app);
  const { state } = app;
  const choice = (
    value: string,
  ): TemplateResult => html`<label class="choice"><input type="radio" name="setting-${key}" value=${value}
    .checked=${live(state.settings[key] === value)} @change=${() => app.set({ [key]: value })} /><span>${t(textOf(value))}</span></label>`;
  return html`<fieldset class="setting" aria-describedby=${helpId(key)}>
    <legend>${t(`setting-${key}`)}</legend>
    ${help(app, key)}
    <div class="choices">${values.map(choice)}</div>
  </fieldset>`;
}

const listRow = (app: App, { key, values, textOf }: Of<"choice">): TemplateResult =>
  selectRow(
    app,
    key,
    values.map((value) => [value, settingsTexts.of(app)(textOf(value))]),
  );

/** A hint that is shown was found in another order: the next press begins a new one. */
const namesRow = (app: App, { key, names }: Of<"names">): TemplateResult =>
  selectRow(app, key, Object.entries(names), () => app.state.message?.hint && app.clearMessage());

function selectRow(
  app: App,
  key: Key,
  options: readonly (readonly [value: string, text: string])[],
  after?: () => void,
): TemplateResult {
  const t = settingsTexts.of(app);
  const { state } = app;
  const choose = (event: Event): void => {
    app.set({ [key]: (event.target as HTMLSelectElement).value });
    after?.();
  };
  return html`<div class="setting">
    <label class="setting-label" for="setting-${key}">${t(`setting-${key}`)}</label>
    ${help(app, key)}
    <select class="select" id="setting-${key}" aria-describedby=${helpId(key)} @change=${choose}>
      ${options.map(([value, text]) => html`<option value=${value} .selected=${live(state.settings[key] === value)}>${text}</option>`)}
    </select>
  </div>`;
}

function accentRow(app: App): TemplateResult {
  const t = settingsTexts.of(app);
  const { state } = app;
  const { accent } = state.settings;
  const names = Object.keys(HUES) as HueName[];
  const choice = (
    name: HueName,
  ): TemplateResult => html`<label class="choice"><input type="radio" name="setting-accent" value=${name}
    .checked=${live(accent === HUES[name])} @change=${() => app.set({ accent: HUES[name] })} />
    <i class="swatch ${name}" aria-hidden="true"></i><span>${t(`hue-${name}`)}</span></label>`;
  return html`<fieldset class="setting">
    <legend>${t("setting-accent")}</legend>
    <div class="choices">${names.map(choice)}</div>
    <label class="hue"><span>${t("hue")}</span><input type="range" min="0" max="359" .value=${live(String(accent ?? ownHue()))}
      aria-valuetext=${accent === null ? t("hue-own") : t("hue-degrees", { degrees: accent })}
      @input=${(event: Event) => app.set({ accent: Number((event.target as HTMLInputElement).value) })} /></label>
  </fieldset>`;
}

/** The hue of the theme, as long as none is chosen. */
const ownHue = (): number => Number(getComputedStyle(document.documentElement).getPropertyValue("--hue"));

function languageRow(app: App): TemplateResult {
  const t = settingsTexts.of(app);
  const { state } = app;
  const option = (value: string, text: string): TemplateResult => html`<option value=${value} lang=${value || nothing}
    .selected=${live(state.settings.language === value)}>${text}</option>`;
  return html`<div class="setting">
    <label class="setting-label" for="setting-language">${t("setting-language")}</label>
    <select class="select" id="setting-language"
      @change=${(event: Event) => void app.setLanguage((event.target as HTMLSelectElement).value)}>
      ${option("", t("language-browser"))} ${LANGUAGES.map((tag) => option(tag, nameOf(tag)))}
    </select>
  </div>`;
}

function techniquesRow(app: App, key: "withoutTechniques" | "extraTechniques"): TemplateResult {
  const t = settingsTexts.of(app);
  const { state } = app;
  const count = t(key === "withoutTechniques" ? "setting-techniques-out" : "setting-techniques-extra", {
    count: state.settings[key].length,
  });
  return html`<div class="setting">
    <p class="setting-label">${t(`setting-${key}`)}</p>
    ${help(app, key)}
    <p>${count} <a class="link" href=${addressOf("techniques")} aria-label=${`${t("setting-techniques-choose")}: ${t(`setting-${key}`)}`}>${t("setting-techniques-choose")}</a></p>
  </div>`;
}

function dataGroup(app: App): TemplateResult {
  const t = settingsTexts.of(app);
  const room = roomOf(app);
  const games = room ? bytes(app, room.games) : "…";
  const body = html`<div class="setting">
    <p class="setting-label">${t("library-section-backup")}</p>
    <p class="setting-help">${t("backup-help")}</p>
    ${backupButtons(app)}
  </div>
  <div class="setting">
    <p class="setting-label">${t("data-room")}</p>
    <p class="setting-help">${t("data-room-help")}</p>
    <p>${room?.all ? t("data-used-all", { games, all: bytes(app, room.all) }) : t("data-used", { games })}</p>
  </div>
  ${
    room && room.kept !== null
      ? html`<div class="setting">
    <p class="setting-label">${t("data-keep")}</p>
    <p class="setting-help">${t("data-keep-help")}</p>
    <p role="status">${room.kept ? t("data-kept") : room.refused ? t("data-refused") : t("data-may-go")}</p>
    ${room.kept ? nothing : html`<button class="button small" @click=${() => void askToKeep(app)}>${t("data-ask")}</button>`}
  </div>`
      : nothing
  }`;
  return section("data", t("settings-data"), body);
}

function bytes(app: App, count: number): string {
  const [size, unit] = count < 1e6 ? [count / 1e3, "kilobyte"] : [count / 1e6, "megabyte"];
  return numberText(app.language, size as number, { style: "unit", unit: unit as string, maximumFractionDigits: 1 });
}

function installGroup(app: App): TemplateResult {
  const t = settingsTexts.of(app);
  const offer = canBeInstalled(app)
    ? html`<button class="button small primary" @click=${() => void install(app)}>${icon("install")}<span>${t("tool-install")}</span></button>`
    : nothing;
  const how = isInstalled()
    ? t("install-done")
    : canBeInstalled(app)
      ? t("install-offered")
      : isOnAppleMobile()
        ? t("install-apple")
        : t("install-other");
  return section(
    "install",
    t("tool-install"),
    html`<div class="setting"><p class="setting-help">${t("install-help")}</p><p>${how}</p>${offer}</div>`,
  );
}

/** About the size of `nonet.html`, which a test holds to that; the file is built after the site. */
export const SINGLE_FILE_BYTES = 1_665_000;

export function takePart(app: App): TemplateResult {
  const t = settingsTexts.of(app);
  const { language } = app;
  if (SINGLE_FILE)
    return html`<div class="setting"><p class="setting-help">${t("take-here")}</p><p class="setting-help">${t("take-here-games")}</p>
    <p class="setting-help">${t("take-here-licences")}</p></div>`;
  const size = numberText(language, SINGLE_FILE_BYTES / 1e6, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
  });
  return html`<div class="setting"><p class="setting-help">${t("take-help")}</p>
    <a class="button small" href="./nonet.html" download="nonet.html">${icon("install")}<span>${t("take-download", { size })}</span></a>
    <p class="setting-help"><a href="./third-party-notices.txt">${t("take-licences")}</a></p></div>`;
}
