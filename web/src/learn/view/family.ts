/** A family: what its techniques have in common, each idea, and examples. */
import { html, nothing, type TemplateResult } from "lit";
import { ownAddress } from "#edition";
import type { TechniqueFamily, TechniqueInfo } from "../../engine/index.js";
import { alsoCalled } from "../../hint/search.js";
import { ListOf, listText, numberText } from "../../i18n/formats.js";
import { icon } from "../../shell/icons.js";
import { exerciseOf, type Idea, ideasOf, neighbours } from "../catalogue.js";
import type { Learn } from "../learn.js";
import { examplePart } from "./example.js";

export function familyPage(learn: Learn, family: TechniqueFamily, table: readonly TechniqueInfo[]): TemplateResult {
  const { t } = learn;
  return html`
    <h2 class="learn-family" tabindex="-1">${t(`family-${family}`)}</h2>
    <p class="learn-lead">${t(`about-${family}`)}</p>
    ${ideasOf(table, family).map((idea) => ideaPart(learn, idea))}
    ${neighbourLinks(learn, family)}`;
}

function ideaPart(learn: Learn, { id, techniques }: Idea): TemplateResult {
  const { t } = learn;
  const alone = techniques.length === 1;
  // The drawing of an example needs the room of the whole page, so its technique's row is as wide.
  return html`<section class="learn-idea">
    ${
      alone
        ? html`${heading(learn, techniques[0]!)}${alsoPart(learn, techniques[0]!)}`
        : html`<h3>${listText(
            learn.language,
            techniques.slice(0, 3).map((one) => t(`technique-${one.id}`)),
            { type: "conjunction", style: "narrow" },
          )}${techniques.length > 3 ? " …" : ""}</h3>`
    }
    <div class="learn-texts">
      <div><h4>${t("learn-what")}</h4><p>${t(`means-${id}`)}</p></div>
      <div><h4>${t("learn-how")}</h4><p>${t(`see-${id}`)}</p></div>
    </div>
    <ul class="learn-techniques" aria-label=${t("learn-techniques")}>${techniques.map(
      (info) => html`<li>
      ${alone ? buttons(learn, info) : html`<div class="learn-row">${heading(learn, info)}${buttons(learn, info)}${alsoPart(learn, info)}</div>`}
      ${examplePart(learn, info)}</li>`,
    )}</ul>
  </section>`;
}

function heading(learn: Learn, info: TechniqueInfo): TemplateResult {
  const { t, language } = learn;
  const er = numberText(language, info.rating / 10, { minimumFractionDigits: 1 });
  const facts = [info.rating ? t("learn-rating-from", { er }) : "", info.use === "on-request" ? t("learn-request") : ""]
    .filter(Boolean)
    .join(" · ");
  return html`<h3 class="learn-technique" id="technique-${info.id}" tabindex="-1">${t(`technique-${info.id}`)} ${levelChip(learn, info)}
    ${facts ? html`<span class="learn-rating">${facts}</span>` : nothing}</h3>`;
}

/** While its example is shown, both are in there. */
function buttons(learn: Learn, info: TechniqueInfo): TemplateResult | typeof nothing {
  const { t, state } = learn;
  if (state.example?.technique === info.id) return nothing;
  const exercise = exerciseOf(info);
  const name = t(`technique-${info.id}`);
  return html`<div class="learn-actions">${exampleButton(learn, info)}
    ${exercise ? html`<a class="button small" href=${exercise.href} aria-label=${`${t(exercise.text)}: ${name}`}>${t(exercise.text)}</a>` : nothing}</div>`;
}

function exampleButton(learn: Learn, info: TechniqueInfo): TemplateResult | typeof nothing {
  const { t, state } = learn;
  if (state.making === info.id) return nothing;
  const name = t(`technique-${info.id}`);
  return html`<button class="button small" aria-label=${`${t("learn-show-example")}: ${name}`} @click=${() => void learn.showExample(info)}>${t("learn-show-example")}</button>`;
}

function neighbourLinks({ t }: Learn, family: TechniqueFamily): TemplateResult {
  const [before, after] = neighbours(family);
  return html`<nav class="learn-neighbours" aria-label=${t("learn-families")}>
    <a class="button small" href=${ownAddress(before)}>${icon("previous")}<span>${t("learn-previous", { name: t(`family-${before}`) })}</span></a>
    <a class="button small" href=${ownAddress(after)}><span>${t("learn-next", { name: t(`family-${after}`) })}</span>${icon("next")}</a>
  </nav>`;
}

/** Other names of the technique. */
export function alsoPart({ t, language }: Learn, info: TechniqueInfo): TemplateResult | typeof nothing {
  const names = alsoCalled(info, t(`technique-${info.id}`), language);
  return names.length
    ? html`<p class="learn-also">${t("also-called", { names: new ListOf(names, "narrow") })}</p>`
    : nothing;
}

/** The level of a technique. */
export function levelChip({ t }: Learn, info: TechniqueInfo | undefined): TemplateResult | typeof nothing {
  return info ? html`<span class="level level-${info.level}">${t(`level-${info.level}`)}</span>` : nothing;
}
