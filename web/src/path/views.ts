/** The views of the solve path, of all steps there are now, and of the techniques that may be used. */
import "./path.css";
import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { whenShown } from "../page/shown.js";
import { spinner } from "../shell/icons.js";
import { tabs } from "../shell/tabs.js";
import { endSearch, enter, viewsOf } from "./actions.js";
import { pathBody } from "./view-path.js";
import { stepsBody } from "./view-steps.js";
import { techniquesBody } from "./view-techniques.js";

declare module "../page/address.js" {
  interface Views {
    path: true;
    steps: true;
    techniques: true;
  }
}

const PAGES = ["path", "steps", "techniques"] as const;
type Page = (typeof PAGES)[number];

export const pathView = (app: App): TemplateResult => view(app, "path", pathBody);
export const stepsView = (app: App): TemplateResult => view(app, "steps", stepsBody);
export const techniquesView = (app: App): TemplateResult => view(app, "techniques", techniquesBody);

const onShown = (): ReturnType<typeof whenShown> =>
  whenShown((app, element) => {
    if (!element) return endSearch(app);
    // The keyboard was on what is out of sight now. Not while the page is being put together.
    queueMicrotask(() => (element as HTMLElement).focus({ preventScroll: true }));
    scrollTo(0, 0);
    void enter(app);
  });
/** Of each page its own, so that it is called when the page comes, and when it goes. */
const mounted = { path: onShown(), steps: onShown(), techniques: onShown() };

function view(app: App, page: Page, content: (app: App) => TemplateResult): TemplateResult {
  const { t } = app;
  // Before the texts are there, the page has no words but the game's.
  const ready = viewsOf(app).table !== null;
  return html`<main class="view side-main">
    ${ready ? navigation(app, page) : nothing}
    <section class="side" aria-label=${t(`tool-${page}`)}>
      <h2 class="side-title" tabindex="-1" ${ref(mounted[page](app))}>${t(`tool-${page}`)}</h2>
      ${ready ? content(app) : missing(app) ? nothing : html`<p class="side-busy">${spinner()}<span class="late">${t("thinking")}</span></p>`}
    </section>
  </main>`;
}

/** True when a needed part did not come; the notice above reports it, and tries again. */
const missing = (app: App): boolean => app.state.notices.some(({ id }) => id === "view");

const navigation = ({ t }: App, page: Page): TemplateResult =>
  tabs(
    t("path-pages"),
    PAGES.map((name) => ({ href: addressOf(name), text: t(`tool-${name}`), current: name === page })),
  );
