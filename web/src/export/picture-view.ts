/** The board as a picture: how it is to look, and what can be done with it. */

import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { ref } from "lit/directives/ref.js";
import type { App } from "../page/app.js";
import { exportTexts } from "../page/room-texts.js";
import { saveFile } from "../shell/save-file.js";
import { drawOn, type Picture, pngOf, svgOf } from "../shell/shapes.js";
import { valuesOf } from "../sudoku/game.js";
import { text81 } from "../sudoku/geometry.js";
import { choosePicture, copyPicture, share } from "./actions.js";
import { pictureOf } from "./drawing.js";
import { BACKGROUNDS, type ExportState, PICTURE_FORMATS, SIZES } from "./state.js";

/** Sharp on screens of two pixels a dot. */
const PREVIEW = 640;

export function pictureChoices(app: App, { picture, board }: ExportState): TemplateResult {
  const t = exportTexts.of(app);
  const select = <T extends string | number>(
    name: "format" | "background" | "size",
    value: T,
    options: readonly T[],
    text: (option: T) => string,
    change: (option: T) => void,
  ): TemplateResult =>
    html`<label class="field"><span>${t(`export-picture-${name}`)}</span>
      <select class="select" aria-label=${t(`export-picture-${name}`)} @change=${(event: Event) => change(options[(event.target as HTMLSelectElement).selectedIndex]!)}>
        ${options.map((option) => html`<option .selected=${live(option === value)}>${text(option)}</option>`)}
      </select></label>`;
  return html`<fieldset class="export-formats" aria-label=${t("export-group-picture")}>
    ${select(
      "format",
      picture.format,
      PICTURE_FORMATS,
      (format) => t(`export-picture-${format}`),
      (format) => choosePicture(app, { format }),
    )}
    ${select(
      "background",
      picture.background,
      BACKGROUNDS,
      (background) => t(`export-background-${background}`),
      (background) => choosePicture(app, { background }),
    )}
    ${select(
      "size",
      picture.pixels,
      SIZES,
      (pixels) => t("export-picture-pixels", { pixels: String(pixels) }),
      (pixels) => choosePicture(app, { pixels }),
    )}
    ${
      board.highlight
        ? html`<label class="check"><input type="checkbox" .checked=${live(picture.drawing)} @change=${(event: Event) => choosePicture(app, { drawing: (event.target as HTMLInputElement).checked })}>
      <span>${t("export-picture-drawing")}</span></label>`
        : nothing
    }
    <p class="field-note">${t("export-picture-help")}</p>
  </fieldset>`;
}

function describe(
  app: App,
  { game, details, picture, board, drawing }: ExportState,
): Pick<Picture, "title" | "description"> {
  const t = exportTexts.of(app);
  const rows = text81(valuesOf(game)).match(/.{9}/g)!.join(" ");
  const said = picture.drawing && board.highlight && drawing;
  return {
    title: details.title ?? t("export-picture-title"),
    description: [t("export-picture-description", { rows }), said].filter(Boolean).join(" "),
  };
}

const made = (app: App, state: ExportState): Picture => {
  const { board, picture } = state;
  return pictureOf(
    { ...board, highlight: picture.drawing ? board.highlight : null },
    picture.background,
    describe(app, state),
  );
};

export function pictureResult(app: App, state: ExportState): TemplateResult {
  const t = exportTexts.of(app);
  const { picture, note } = state;
  const drawn = made(app, state);
  const { pixels, format } = picture;
  const blob = async (): Promise<Blob> =>
    format === "png" ? pngOf(drawn, pixels) : new Blob([svgOf(drawn, pixels)], { type: "image/svg+xml" });
  const name = `nonet.${format}`;
  return html`<div class="export-result">
    <canvas class="export-picture ${picture.background}" role="img" aria-label="${drawn.title}. ${drawn.description}" ${ref((canvas) => canvas && drawOn(canvas as HTMLCanvasElement, drawn, PREVIEW))}></canvas>
    <p class="export-status" role="status">${note?.(t)}</p>
    <div class="dialog-foot">
      <button class="button primary" @click=${async () => saveFile(await blob(), name)}>${t("export-download")}</button>
      ${"ClipboardItem" in globalThis ? html`<button class="button" @click=${() => void copyPicture(app, pngOf(drawn, pixels))}>${t("export-picture-copy")}</button>` : nothing}
      ${canShare(name, format) ? html`<button class="button" @click=${async () => void share(app, { files: [await fileOf(blob(), name)] })}>${t("share")}</button>` : nothing}
    </div>
  </div>`;
}

async function fileOf(content: Promise<Blob>, name: string): Promise<File> {
  const blob = await content;
  return new File([blob], name, { type: blob.type });
}

/** Whether the browser lets a file of this kind through. */
function canShare(name: string, format: "png" | "svg"): boolean {
  const type = format === "png" ? "image/png" : "image/svg+xml";
  return "share" in navigator && Boolean(navigator.canShare?.({ files: [new File([""], name, { type })] }));
}
