/** The games of this device: each with its picture, how far it is, and what can be done with it. */

import { html, nothing, type TemplateResult } from "lit";
import { dateText } from "../i18n/formats.js";
import type { App } from "../page/app.js";
import { type LibraryWords, libraryTexts } from "../page/room-texts.js";
import { expectedShort } from "../play/expected.js";
import { nameOfDay } from "../shell/day.js";
import { icon } from "../shell/icons.js";
import { rating } from "../shell/levels.js";
import { timeText } from "../sudoku/stopwatch.js";
import {
  beginRenaming,
  change,
  copyGame,
  endRenaming,
  playGame,
  removeGame,
  rename,
  toggleFavourite,
} from "./actions.js";
import { refresh } from "./backup.js";
import { FILTERS, filtered, type GameEntry, progressOf } from "./games.js";
import { type LibraryState, PAGE } from "./state.js";
import { thumbnail } from "./thumbnail.js";
import { asideSection, moreButton } from "./view-backup.js";

export function gamesSection(app: App, library: LibraryState): TemplateResult {
  const t = libraryTexts.of(app);
  const { games, filter, shown } = library;
  const found = filtered(games ?? [], filter);
  return html`<section class="library-part">
    <h3>${t("library-section-games")}</h3>
    <div class="segments library-filters" role="group" aria-label=${t("library-filter")}>
      ${FILTERS.map((one) => html`<button class="segment" aria-pressed=${one === filter} @click=${() => change(app, { filter: one, shown: PAGE })}>${t(`library-filter-${one}`)}</button>`)}
    </div>
    <p class="library-help" role="status">${games ? t("library-count", { count: found.length }) : t("library-reading")}</p>
    <ul class="games">${found.slice(0, shown).map((game) => shownCard(app, library, game))}</ul>
    ${moreButton(app, library, found.length)}
  </section>
  ${asideSection(app, library)}`;
}

/** The name that the player gave it, or that of its day or level. */
export function nameOf(app: App, { title, day, level }: GameEntry): string {
  const t = libraryTexts.of(app);
  if (title) return title;
  return day
    ? t("daily-title", { date: nameOfDay(day, app.language), level: t(`level-${level}`) })
    : t(`level-${level}`);
}

/** Games whose card could not be made in this visit. */
const failed = new Set<string>();

/** A game that cannot be shown is set aside, and the others are shown all the same. */
function shownCard(app: App, library: LibraryState, game: GameEntry): TemplateResult | typeof nothing {
  try {
    return card(app, library, game);
  } catch (error) {
    console.error(error);
    if (!failed.has(game.id)) queueMicrotask(() => (app.store.setAside(game.id), void refresh(app)));
    failed.add(game.id);
    return nothing;
  }
}

function card(app: App, { renaming, results }: LibraryState, game: GameEntry): TemplateResult {
  const t = libraryTexts.of(app);
  const name = nameOf(app, game);
  const onBoard = game.id === app.game.id;
  const result = results.find(({ id }) => id === game.id);
  const button = (
    symbol: "edit" | "copy" | "erase",
    id: "library-rename" | "library-copy" | "library-remove",
    run: () => void,
  ): TemplateResult => html`<button class="button square quiet" aria-label=${t(id, { name })}
    title=${t(id, { name })} data-rename=${symbol === "edit" ? game.id : nothing} @click=${run}>${icon(symbol)}</button>`;
  return html`<li class="card game">
    <button class="game-open" aria-label=${t("library-open", { name })} @click=${() => playGame(app, game)}>${thumbnail(game)}</button>
    <div class="game-facts">
      ${renaming === game.id ? renameForm(app, game, name) : html`<h4>${name}</h4>`}
      <p>${state(t, game, onBoard)}</p>
      ${game.solved || !game.toFill ? nothing : html`<progress max="100" .value=${progressOf(game)} aria-hidden="true"></progress>`}
      <p class="game-small">${facts(app, game, (onBoard ? app.state.grade?.er : undefined) ?? result?.er ?? null, result?.seconds ?? 0)}</p>
      <div class="game-buttons">
        <button class="button square quiet star" aria-pressed=${game.favourite} aria-label=${t("library-favourite", { name })} title=${t("library-favourite", { name })}
          @click=${() => toggleFavourite(app, game)}>${icon("star")}</button>
        ${button("edit", "library-rename", () => beginRenaming(app, game))}
        ${button("copy", "library-copy", () => void copyGame(app, game))}
        ${onBoard ? nothing : button("erase", "library-remove", () => removeGame(app, game))}
      </div>
    </div>
  </li>`;
}

function renameForm(app: App, game: GameEntry, name: string): TemplateResult {
  const t = libraryTexts.of(app);
  const submit = (event: Event): void => {
    event.preventDefault();
    rename(app, game, new FormData(event.target as HTMLFormElement).get("title") as string);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") endRenaming(app, game.id);
  };
  return html`<form class="rename" @submit=${submit} @keydown=${onKey}>
    <input class="input" id="library-rename" name="title" autocomplete="off" maxlength="80" aria-label=${t("library-title")} placeholder=${name} .defaultValue=${game.title}>
    <button class="button small primary">${t("library-rename-save")}</button>
  </form>`;
}

function state(t: LibraryWords, game: GameEntry, onBoard: boolean): string {
  const how = game.solved
    ? t("library-is-solved")
    : game.toFill
      ? t("library-progress", { percent: progressOf(game) })
      : t("library-is-setup");
  return onBoard ? `${how} · ${t("library-on-board")}` : how;
}

/** Level, where the name does not say it; rating, time, and when. */
function facts(app: App, game: GameEntry, knownEr: number | null, resultSeconds: number): TemplateResult {
  const t = libraryTexts.of(app);
  const { language } = app;
  const er = game.er ?? knownEr;
  const seconds = game.seconds || resultSeconds;
  const when = game.saved ? dateText(language, game.saved, { dateStyle: "medium", timeStyle: "short" }) : "";
  const known = [
    ...(game.title ? [t(`level-${game.level}`)] : []),
    ...(er === null ? [] : [t("library-er", { er: rating(app, er) })]),
    ...(seconds ? [timeText(seconds)] : []),
    ...(game.expected && !game.solved ? [expectedShort(app, game.expected)] : []),
  ];
  return html`${known.length ? html`${known.join(" · ")}<br>` : nothing}${when}`;
}
