/** What a puzzle takes and what the levels ask: popovers, which are opened by buttons elsewhere. */
import { html, nothing, type TemplateResult } from "lit";
import type { TechniqueId } from "../../engine/index.js";
import { listText, numberText } from "../../i18n/formats.js";
import type { App } from "../../page/app.js";
import { LEVELS, RATINGS } from "../../shell/levels.js";

export const rating = (app: App, er: number): string => numberText(app.language, er, { minimumFractionDigits: 1 });

/** Opens the facts of the puzzle on the board; nothing while they are not known. */
export function gradeButton(app: App): TemplateResult | undefined {
  const { t, state } = app;
  if (!state.grade) return undefined;
  return html`<button class="button small" id="grade" popovertarget="sheet-grade">${t("grade-button", { er: rating(app, state.grade.er) })}</button>`;
}

export function sheets(app: App): TemplateResult {
  const { t } = app;
  const sheet = (name: string, title: string, body: TemplateResult | typeof nothing): TemplateResult => html`
    <section class="sheet" id="sheet-${name}" popover aria-label=${title} @beforetoggle=${(event: ToggleEvent) => void onToggle(app, name, event)}>
      <h2>${title}</h2>${body}
      <button class="button small" popovertarget="sheet-${name}" popovertargetaction="hide">${t("app-close")}</button>
    </section>`;
  return html`${sheet("grade", t("grade-title"), gradeFacts(app))} ${sheet("levels", t("levels-title"), levelFacts(app))}`;
}

/** The names of techniques are fetched when they are first wanted; until then, or without a network, there are none. */
async function onToggle(app: App, name: string, event: ToggleEvent): Promise<void> {
  if (event.newState !== "open") return;
  try {
    await app.needHintTexts();
    app.update({ named: true });
    if (name === "levels" && !app.state.levels) app.update({ levels: await app.engine.levels() });
  } catch (error) {
    console.warn(error);
  }
}

function gradeFacts(app: App): TemplateResult | typeof nothing {
  const { t } = app;
  const { grade, named } = app.state;
  if (!grade) return nothing;
  const names = named ? grade.techniques.toReversed() : [];
  return html`<p>${t("grade-level", { level: t(`level-${grade.level}`), er: rating(app, grade.er) })} ${grade.solved ? nothing : t("grade-unsolved")}</p>
    <p>${t("grade-path")}</p>
    <ul class="facts">${names.map(({ id, count }) => html`<li><span>${t(`technique-${id}`)}</span><span class="say-fact">${count}</span></li>`)}</ul>`;
}

function levelFacts(app: App): TemplateResult {
  const { t } = app;
  const techniques = (level: string): readonly TechniqueId[] =>
    app.state.levels?.find(({ id }) => id === level)?.techniques ?? [];
  const names = (level: string): string =>
    listText(
      app.language,
      techniques(level).map((id) => t(`technique-${id}`)),
      { type: "conjunction" },
    );
  return html`<p>${t("levels-help")}</p>
    ${LEVELS.map(
      (level) => html`<h3>${t(`level-${level}`)} <span class="say-fact">${ratings(app, level)}</span></h3>
      <p>${t(`level-${level}-means`)}</p>${app.state.named ? html`<p class="level-techniques">${names(level)}</p>` : nothing}`,
    )}`;
}

/** "Rating 2.6 to 7.2" */
export function ratings(app: App, level: keyof typeof RATINGS): string {
  const [low, high] = RATINGS[level];
  return app.t("level-ratings", { low: rating(app, low), high: rating(app, high) });
}
