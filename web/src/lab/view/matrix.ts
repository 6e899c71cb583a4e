/** The exact-cover matrix: the picture, the row that is looked at in words, and the whole as text. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { createRef, ref } from "lit/directives/ref.js";
import { ListOf } from "../../i18n/formats.js";
import { icon } from "../../shell/icons.js";
import { cellName } from "../../sudoku/geometry.js";
import { cancelMatrix, copyMatrix, lookAt, saveMatrix, showMatrix } from "../actions/matrix.js";
import type { Lab } from "../lab.js";
import { BLOCK, BLOCKS, isOfSolution, rowCount, rowOf } from "../model/matrix.js";
import { section, workButton, workStatus } from "./common.js";
import type { RowEvent } from "./matrix-canvas.js";
import "./matrix-canvas.js";

const scroller = createRef<HTMLElement>();

export function matrixSection(lab: Lab): TemplateResult {
  const { t, state } = lab;
  const { matrix } = state;
  return section(
    lab,
    "matrix",
    html`
    <div class="lab-actions">
      ${workButton(
        lab,
        matrix,
        t("lab-matrix-show"),
        () => void showMatrix(lab),
        () => cancelMatrix(lab),
      )}
      ${workStatus(lab, matrix, t("lab-matrix-making"))}
    </div>
    ${matrix.rows ? picture(lab, matrix.rows) : html`<p class="lab-empty">${t("lab-matrix-empty")}</p>`}`,
  );
}

function picture(lab: Lab, rows: Uint16Array): TemplateResult {
  const { t, state } = lab;
  const { row, solution, copied } = state.matrix;
  const count = rowCount(rows);
  return html`
    <p class="lab-fact">${t("lab-matrix-size", { rows: count, links: count * 4 + 325 })}</p>
    <p class="lab-fact">${t(solution ? "lab-matrix-lit" : "lab-matrix-unlit")}</p>
    <div class="lab-options">
      <label class="lab-field"><span>${t("lab-matrix-row")}</span><input class="select lab-number" type="number" min="1" max=${count} .value=${live(String(row))}
        @change=${(event: Event) => look(lab, Number((event.target as HTMLInputElement).value))} /></label>
      <p class="lab-row-fact" role="status">${rowText(lab, rows, row)}</p>
    </div>
    <div class="lab-matrix" ${ref(scroller)} tabindex="0" role="slider" aria-label=${t("lab-matrix-row")} aria-orientation="vertical" aria-valuemin="1" aria-valuemax=${count}
      aria-valuenow=${row} aria-valuetext=${rowText(lab, rows, row)} @keydown=${(event: KeyboardEvent) => onKey(lab, event, count)}>
      <div class="lab-matrix-all"><div class="lab-blocks" aria-hidden="true">${BLOCKS.map((block, index) => html`<span><b>${t(`lab-block-${block}`)}</b> ${index * BLOCK + 1}–${(index + 1) * BLOCK}</span>`)}</div>
      <lab-matrix .picture=${{ rows, solution, row }} @lab-row=${(event: RowEvent) => lookAt(lab, event.detail)}></lab-matrix></div>
    </div>
    <div class="lab-actions">
      <button class="button small" @click=${() => void copyMatrix(lab)}>${icon("copy")}${t("lab-matrix-copy")}</button>
      <button class="button small" @click=${() => saveMatrix(lab)}>${icon("save")}${t("lab-matrix-save")}</button>
      <p class="lab-status" role="status">${copied ? t(`lab-matrix-copy-${copied}`) : nothing}</p>
    </div>`;
}

function rowText({ t, state }: Lab, rows: Uint16Array, number: number): string {
  const row = rowOf(rows, number);
  const columns = new ListOf(row.columns.map(String), "narrow");
  const chosen = isOfSolution(row, state.matrix.solution) ? "yes" : "no";
  return t("lab-matrix-row-is", {
    number: String(number),
    cell: cellName(row.cell),
    digit: row.digit,
    columns,
    chosen,
  });
}

/** Down the picture is forward through the rows. */
function onKey(lab: Lab, event: KeyboardEvent, count: number): void {
  const { row } = lab.state.matrix;
  const targets: Record<string, number> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + 10,
    PageUp: row - 10,
    Home: 1,
    End: count,
  };
  const target = targets[event.key];
  if (target === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  look(lab, target);
}

/** Looks at a row and brings it into view, without moving the page. */
function look(lab: Lab, number: number): void {
  lookAt(lab, number);
  const element = scroller.value;
  const canvas = element?.querySelector("canvas");
  if (!element || !canvas || !lab.state.matrix.rows) return;
  const y = ((lab.state.matrix.row - 0.5) * canvas.clientHeight) / rowCount(lab.state.matrix.rows);
  if (y < element.scrollTop + 12 || y > element.scrollTop + element.clientHeight - 48)
    element.scrollTop = y - element.clientHeight / 2;
}
