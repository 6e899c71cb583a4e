/** A part of a picture on a canvas, drawn anew when it is another one. */
import { Directive, directive, type ElementPart, type PartInfo, PartType } from "lit/directive.js";
import { matrixOf, type Part } from "./geometry.js";
import type { Shown } from "./state.js";

class Paint extends Directive {
  #drawn = "";
  #of: Shown | null = null;

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("A picture is painted on an element.");
  }

  render(_shown: Shown, _turned: number, _part: Part): void {}

  override update({ element }: ElementPart, [shown, turned, part]: [Shown, number, Part]): void {
    const canvas = element as HTMLCanvasElement;
    const key = JSON.stringify([turned, part]);
    if (this.#of === shown && this.#drawn === key) return;
    this.#of = shown;
    this.#drawn = key;
    const context = canvas.getContext("2d");
    const { bitmap, width, height } = shown;
    if (!context || !bitmap?.width) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.setTransform(matrixOf(shown, turned, part, canvas.width));
    context.drawImage(bitmap, 0, 0, width, height);
  }
}

export const paint = directive(Paint);
