import { html, type TemplateResult } from "lit";

/** Shows only what lasts: the style sheet lets it appear after 0.3 s. */
export const spinner = (): TemplateResult => html`<span class="spinner late" aria-hidden="true"></span>`;
