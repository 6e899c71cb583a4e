/** The views of the solve path, of all steps there are now, and of the techniques that may be used. */
import "./path.css";
import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { addressOf } from "../app/views.js";
import type { App } from "../page/app.js";
import { spinner } from "../shell/spinner.js";
import { endSearch, enter, viewsOf } from "./actions.js";
import { pathBody } from "./view-path.js";
import { stepsBody } from "./view-steps.js";
import { techniquesBody } from "./view-techniques.js";

const PAGES = ["path", "steps", "techniques"] as const;
type Page = (typeof PAGES)[number];

export const pathView = (app: App): TemplateResult => view(app, "path", pathBody);
export const stepsView = (app: App): TemplateResult => view(app, "steps", stepsBody);
export const techniquesView = (app: App): TemplateResult => view(app, "techniques", techniquesBody);

/** One callback for each page, so that it is called when the page comes and when it goes, and not at each rendering. */
const callbacks = new WeakMap<App, Record<Page, (element: Element | undefined) => void>>();

function mounted(app: App, page: Page): (element: Element | undefined) => void {
  let all = callbacks.get(app);
  if (!all) {
    const callback = (element: Element | undefined): void => {
      if (!element) return endSearch(app);
      // The keyboard was on what is out of sight now. Not while the page is being put together.
      queueMicrotask(() => (element as HTMLElement).focus({ preventScroll: true }));
      scrollTo(0, 0);
      void enter(app);
    };
    all = {
      path: (element) => callback(element),
      steps: (element) => callback(element),
      techniques: (element) => callback(element),
    };
    callbacks.set(app, all);
  }
  return all[page];
}

function view(app: App, page: Page, content: (app: App) => TemplateResult): TemplateResult {
  const { t } = app;
  // Before the texts are there, the page has no words but the game's.
  const ready = viewsOf(app).table !== null;
  return html`<main class="side-main">
    ${ready ? navigation(app, page) : nothing}
    <section class="side" aria-label=${t(`tool-${page}`)}>
      <h2 class="side-title" tabindex="-1" ${ref(mounted(app, page))}>${t(`tool-${page}`)}</h2>
      ${ready ? content(app) : missing(app) ? nothing : html`<p class="side-busy">${spinner()}<span class="late">${t("thinking")}</span></p>`}
    </section>
  </main>`;
}

/** What the page needs did not come; the notice above says so, and tries again. */
const missing = (app: App): boolean => app.state.notices.some(({ id }) => id === "view");

function navigation({ t }: App, page: Page): TemplateResult {
  return html`<nav class="side-nav" aria-label=${t("path-pages")}>
    ${PAGES.map((name) => html`<a class="side-tab" href=${addressOf(name)} aria-current=${name === page ? "page" : nothing}>${t(`tool-${name}`)}</a>`)}
  </nav>`;
}
