/** The head of the game's page. On phones it has what stands beside the board elsewhere. */
import { html, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { frame } from "../page/frame.js";
import { puzzleOf } from "../page/state.js";
import { caption } from "../play/view/caption.js";
import { header as anyHeader } from "../shell/header.js";
import { icon } from "../shell/icons.js";
import { labAddress } from "../shell/places.js";
import { openNewGame } from "./new-game.js";
import { openTools } from "./tools.js";

export function header(app: App): TemplateResult {
  const { view } = app.state;
  const here = view === "library" || view === "settings" ? view : "play";
  const parts = { here, title: app.t("app-title"), lab: labAddress(puzzleOf(app)) } as const;
  if (view !== "play") return anyHeader(app, parts);
  if (frame() === "wide") return anyHeader(app, { ...parts, middle: html`<span class="grow"></span>` });
  if (frame() === "tall") return anyHeader(app, { ...parts, middle: caption(app) });
  return anyHeader(app, { ...parts, middle: caption(app), actions: newButton(app), onMore: () => openTools(app) });
}

const newButton = (app: App): TemplateResult =>
  html`<button class="button square quiet more" id="new-game" aria-label=${app.t("app-new")} title=${app.t("app-new")} aria-haspopup="dialog"
    @click=${() => openNewGame(app)}>${icon("plus")}</button>`;
