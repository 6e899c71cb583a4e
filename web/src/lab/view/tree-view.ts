/** The search tree as a drawing that grows to the right: a box for every guess, the way to the present position lit. */
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { Directive, directive, type ElementPart } from "lit/directive.js";
import { classMap } from "lit/directives/class-map.js";
import { ListOf } from "../../i18n/formats.js";
import { stepTo } from "../actions/playback.js";
import type { Lab } from "../lab.js";
import { type Position, pathOf } from "../model/replay.js";
import { placeName } from "../model/trace.js";
import { reachedBy, type ShownNode, type TreeView, viewTree } from "../model/tree.js";
import type { Recording } from "../state.js";

const BOX = { width: 58, height: 20 };
const STEP = { x: 78, y: 25 };
const MARGIN = 8;

export function treeView(lab: Lab, recording: Recording, at: number, position: Position): TemplateResult {
  const view = viewTree(recording.tree, at);
  const [width, height] = [view.columns * STEP.x + 2 * MARGIN + 24, view.rows * STEP.y + 2 * MARGIN + 12];
  const here = view.shown.find((shown) => shown.here);
  return html`<div class="lab-tree" ${following(recording, at, here)} tabindex="0" role="region" aria-label=${lab.t("lab-tree")}>
      <svg width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${treeText(lab, recording, at, position)}>
        ${view.shown.map((shown) => edge(view, shown))} ${view.shown.map((shown) => box(lab, shown))}
      </svg>
    </div>
    <p class="lab-hint">${treeNote(lab, recording, view, at)}</p>`;
}

/**
 * Keeps the present node in view. Where the place is that of the last drawing, the tree stays as the reader has
 * scrolled it.
 */
class Following extends Directive {
  #recording: Recording | null = null;
  #at = 0;

  render(_recording: Recording, _at: number, _here: ShownNode | undefined): void {}

  override update({ element }: ElementPart, [recording, at, here]: Parameters<Following["render"]>): void {
    const isSame = this.#recording === recording && this.#at === at;
    if (!here || isSame) return;
    this.#recording = recording;
    this.#at = at;
    // The tree within the element is drawn after this.
    queueMicrotask(() => bringIntoView(element, here));
  }
}

const following = directive(Following);

function treeText(lab: Lab, { tree }: Recording, at: number, position: Position): string {
  const path = pathOf(position).map(({ cell, digit }) => placeName(cell, digit));
  return lab.t("lab-tree-text", { nodes: reachedBy(tree, at), depth: path.length, path: new ListOf(path, "narrow") });
}

function treeNote(lab: Lab, { tree }: Recording, { whole }: TreeView, at: number): string {
  const all = tree.nodes.length - 1;
  return all === 0
    ? lab.t("lab-tree-none")
    : lab.t(whole ? "lab-tree-whole" : "lab-tree-folded", { all, reached: reachedBy(tree, at) });
}

const left = ({ column }: ShownNode): number => MARGIN + column * STEP.x;
const middle = ({ row }: ShownNode): number => MARGIN + row * STEP.y + BOX.height / 2;

/** From the box of the parent to this one. */
function edge(view: TreeView, shown: ShownNode): SVGTemplateResult | typeof nothing {
  const parent = shown.node.parent < 0 ? undefined : find(view, shown.node.parent);
  if (!parent) return nothing;
  const [x, y, toX, toY] = [left(parent) + BOX.width, middle(parent), left(shown), middle(shown)];
  const bend = (x + toX) / 2;
  return svg`<path class=${classMap({ "tv-edge": true, lit: shown.lit, ahead: shown.state === "ahead" })} d=${`M${x} ${y}C${bend} ${y} ${bend} ${toY} ${toX} ${toY}`}></path>`;
}

/** The shown nodes are in the order of their numbers. */
function find({ shown }: TreeView, id: number): ShownNode | undefined {
  let [low, high] = [0, shown.length - 1];
  while (low < high) {
    const center = (low + high) >> 1;
    if (shown[center]!.node.id < id) low = center + 1;
    else high = center;
  }
  return shown[low]?.node.id === id ? shown[low] : undefined;
}

const SIGNS: Partial<Record<ShownNode["state"], string>> = { dead: "✕", solved: "✓" };

function box(lab: Lab, shown: ShownNode): SVGTemplateResult {
  const { node, state, lit, here, hidden } = shown;
  const [x, y] = [left(shown), middle(shown)];
  const name = node.id ? placeName(node.cell, node.digit) : lab.t("lab-tree-root");
  const sign = SIGNS[state];
  return svg`<g class=${classMap({ "tv-node": true, [state]: true, lit, here })} @click=${() => stepTo(lab, "watch", node.entered)}>
    <rect x=${x} y=${y - BOX.height / 2} width=${BOX.width} height=${BOX.height} rx="6"></rect>
    <text x=${x + BOX.width / 2} y=${y + 0.5}>${name}</text>
    ${sign ? svg`<text class="tv-sign" x=${x + BOX.width + 8} y=${y + 0.5}>${sign}</text>` : nothing}
    ${hidden ? more(shown, sign !== undefined) : nothing}
  </g>`;
}

/** How many nodes are folded up: beside a branch, and below a box whose own branches go on to the right. */
function more(shown: ShownNode, signed: boolean): SVGTemplateResult {
  const x = shown.lit ? left(shown) + 4 : left(shown) + BOX.width + (signed ? 16 : 5);
  return svg`<text class="tv-more" x=${x} y=${middle(shown) + (shown.lit ? BOX.height / 2 + 8 : 0.5)}>+${shown.hidden}</text>`;
}

/** Scrolls to a node, without moving the page. */
function bringIntoView(element: Element, here: ShownNode): void {
  const { clientWidth, clientHeight, scrollLeft, scrollTop } = element;
  const [x, y] = [left(here), middle(here)];
  if (x < scrollLeft + 20 || x + BOX.width + 30 > scrollLeft + clientWidth) element.scrollLeft = x - clientWidth * 0.6;
  if (y < scrollTop + 20 || y + 20 > scrollTop + clientHeight) element.scrollTop = y - clientHeight / 2;
}
