/** The library: everything there is to play, what was played, and how it went. Fetched when it is first looked at. */

import { hintTexts } from "../hint/texts.js";
import { libraryTexts } from "../page/room-texts.js";
import "./library.css";
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { ref } from "lit/directives/ref.js";
import { familiesOf, isRare } from "../hint/families.js";
import { foundBy } from "../hint/search.js";
import { listText } from "../i18n/formats.js";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { frame } from "../page/frame.js";
import { whenShown } from "../page/shown.js";
import { countDigits, isSetup, puzzleOf } from "../page/state.js";
import { levelTime } from "../play/expected.js";
import { ratings } from "../play/view/about.js";
import { icon } from "../shell/icons.js";
import { LEVELS } from "../shell/levels.js";
import { learnAddress } from "../shell/places.js";
import { slice } from "../shell/slice.js";
import { tabs } from "../shell/tabs.js";
import {
  change,
  followAddress,
  followOtherTabs,
  openLibrary,
  playLevel,
  practise,
  setUp,
  setUpCopy,
} from "./actions.js";
import { INITIAL_LIBRARY, type LibraryState, libraryState, SECTIONS, type Section, sectionAddress } from "./state.js";
import { backupSection } from "./view-backup.js";
import { dailySection } from "./view-daily.js";
import { gamesSection } from "./view-games.js";
import { statisticsSection } from "./view-statistics.js";

declare module "../page/address.js" {
  interface Views {
    library: true;
  }
}

const DRAW: Record<Section, (app: App, library: LibraryState) => TemplateResult> = {
  new: newSection,
  practise: practiceSection,
  daily: dailySection,
  own: ownSection,
  games: gamesSection,
  statistics: statisticsSection,
  backup: backupSection,
};

/** The library follows other tabs and the address while it is on the screen. */
const onShown = whenShown((app, element) => {
  for (const end of listening.of(app)) end();
  listening.keep(app, []);
  if (!element) return;
  const follow = (event: StorageEvent): void => followOtherTabs(app, event);
  const choose = (): void => followAddress(app);
  addEventListener("storage", follow);
  addEventListener("hashchange", choose);
  listening.keep(app, [() => removeEventListener("storage", follow), () => removeEventListener("hashchange", choose)]);
  queueMicrotask(() => element.isConnected && openLibrary(app));
});
const listening = slice<readonly (() => void)[]>([]);

export function libraryView(app: App): TemplateResult {
  const t = libraryTexts.of(app);
  const library = libraryState.of(app) ?? INITIAL_LIBRARY;
  return html`<main class="view library" tabindex="-1" aria-labelledby="library-title" ${ref(onShown(app))}>
    <div class="view-head"><h2 id="library-title">${t("nav-library")}</h2></div>
    ${tabs(
      t("library-sections"),
      SECTIONS.map((section) => ({
        href: sectionAddress(section),
        text: t(`library-section-${section}`),
        current: section === library.section,
      })),
    )}
    ${status(app, library)}
    ${DRAW[library.section](app, library)}
  </main>`;
}

/** The running work, or its outcome. */
function status(app: App, { note }: LibraryState): TemplateResult {
  const t = libraryTexts.of(app);
  const { state } = app;
  const { busy, message } = state;
  const said = note ?? (message && !message.hint ? { tone: message.tone, text: message.text } : null);
  return html`<div class="library-status" role="status">${
    busy
      ? html`<p class="view-note library-note say-busy"><span class="spinner" aria-hidden="true"></span><span class="grow">${busy.text(t)}</span>
          <button class="button small" @click=${busy.cancel}>${t("app-cancel")}</button></p>`
      : said
        ? html`<p class="view-note library-note ${said.tone}">${icon(said.tone)}<span>${said.text(t)}</span></p>`
        : nothing
  }</div>`;
}

// --- new ---

function newSection(app: App): TemplateResult {
  const t = libraryTexts.of(app);
  const { state } = app;
  const names = (level: string): string => {
    const techniques = app.hasTexts(hintTexts) ? (state.levels?.find(({ id }) => id === level)?.techniques ?? []) : [];
    return listText(
      app.language,
      techniques.map((id) => t(`technique-${id}`)),
      { type: "conjunction" },
    );
  };
  return html`<section class="library-part">
      <h3>${t("statistics-by-level")}</h3>
      <p class="library-help">${t("levels-help")}</p>
      <ul class="library-levels">${LEVELS.map(
        (level) => html`<li class="card">
        <div class="card-head"><h4>${t(`level-${level}`)}</h4><span class="say-fact">${ratings(app, level)}</span></div>
        <p>${t(`level-${level}-means`)} <span class="soft">${t("level-takes", { time: levelTime(app, level) })}</span></p>
        ${names(level) ? html`<details><summary>${t("library-level-techniques")}</summary><p class="library-names">${names(level)}</p></details>` : nothing}
        <div><button class="button small" aria-label=${t("library-play-level", { level: t(`level-${level}`) })}
          @click=${() => void playLevel(app, level)}>${t("library-play")}</button></div>
      </li>`,
      )}</ul>
      <p><button class="button small" @click=${() => void app.doors.maker()}>${icon("make")}${t("tool-make")}</button>
        <a class="button small" href=${addressOf("print")}>${icon("print")}${t("tool-print")}</a></p>
    </section>`;
}

// --- one technique ---

function practiceSection(app: App, { techniques, search, chosen }: LibraryState): TemplateResult {
  const t = libraryTexts.of(app);
  const families = familiesOf(techniques, (id) => t(`technique-${id}`), search);
  const found = families.reduce((sum, family) => sum + family.techniques.length, 0);
  return html`<section class="library-part">
    <h3>${t("library-practice")}</h3>
    <p class="library-help">${t("library-practice-help")} <a class="link" href=${learnAddress("train")}>${t("library-practice-train")}</a></p>
    <label class="library-search"><span>${t("maker-search")}</span><input class="input" type="search" autocomplete="off" maxlength="60"
      ?disabled=${!techniques.length} .value=${live(search)} @input=${(event: Event) => change(app, { search: (event.target as HTMLInputElement).value, chosen: "" })}></label>
    <p class="library-help" role="status">${search.trim() ? t("maker-found", { count: found }) : nothing}</p>
    ${families.map(
      ({
        family,
        techniques: own,
      }) => html`<details class="family" ?open=${search.trim() !== "" || frame() !== "narrow"}>
      <summary>${t(`family-${family}`)} <span class="say-fact">${own.length}</span></summary>
      <ul class="library-techniques">${own.map(
        (
          technique,
        ) => html`<li><button class="button small technique ${technique.id === chosen ? "chosen" : ""}" @click=${() => void practise(app, technique)}>
        <span>${technique.name}</span><span class="technique-facts">${[foundBy(technique, technique.name, search, app.language), t(`level-${technique.level}`), isRare(technique) ? t("library-rare") : ""].filter(Boolean).join(" · ")}</span>
      </button></li>`,
      )}</ul>
    </details>`,
    )}
  </section>`;
}

// --- a puzzle of one's own ---

function ownSection(app: App): TemplateResult {
  const t = libraryTexts.of(app);
  const digits = countDigits(puzzleOf(app));
  const going = isSetup(app) && digits > 0;
  return html`<section class="library-part">
    <h3>${t("library-section-own")}</h3>
    <p class="library-help">${t("library-own-help")}</p>
    <div class="button-row">
      ${going ? html`<a class="button primary" href=${addressOf("play")}>${t("library-own-go-on")}</a>` : nothing}
      <button class="button ${going ? "" : "primary"}" @click=${() => void setUp(app)}>${icon("empty")}${t("library-own-empty")}</button>
      ${!isSetup(app) && digits ? html`<button class="button" @click=${() => void setUpCopy(app)}>${icon("edit")}${t("library-own-copy")}</button>` : nothing}
      <button class="button" @click=${() => app.doors.paste()}>${icon("paste")}${t("tool-paste")}</button>
      <a class="button" href=${addressOf("collection")}>${icon("steps")}${t("library-collection")}</a>
    </div>
  </section>`;
}
