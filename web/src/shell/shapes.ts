/**
 * The shapes of a picture. The same shapes are written as SVG and drawn on a canvas, so both pictures are the same.
 */
import { DIGIT_UNITS, type DigitWeight, digitOutline } from "../sudoku/digit-outlines.js";

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  /** Of the stroke. */
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: readonly number[];
}

export type Shape =
  | (Paint & { readonly kind: "path"; readonly d: string })
  | (Paint & {
      readonly kind: "digit";
      readonly digit: number;
      /** Its middle. */
      readonly x: number;
      readonly y: number;
      /** Of the font. */
      readonly size: number;
      readonly weight: DigitWeight;
    })
  | TextShape;

/** Words, in the font of who looks: only a canvas draws them the same everywhere. */
export interface TextShape extends Paint {
  readonly kind: "text";
  readonly text: string;
  /** Where its line begins, or ends. */
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  readonly size: number;
  readonly weight: number;
  /** Longer lines are drawn narrower. */
  readonly most: number;
}

/** A square picture. */
export interface Picture {
  /** Where it begins, and its width, in units of the shapes. */
  readonly origin: number;
  readonly extent: number;
  readonly title: string;
  /** Its description, for those who do not see it. */
  readonly description: string;
  readonly shapes: readonly Shape[];
}

export const round = (value: number): number => Number(value.toFixed(2));

const squareOf = (x: number, y: number, size: number): string =>
  `M${round(x)} ${round(y)}h${round(size)}v${round(size)}h${round(-size)}z`;
export const square = (x: number, y: number, size: number, paint: Paint): Shape => ({
  kind: "path",
  d: squareOf(x, y, size),
  ...paint,
});

export function box(
  { x, y, width, height, rx }: { x: number; y: number; width: number; height: number; rx: number },
  paint: Paint,
): Shape {
  const [across, down, r] = [round(width - 2 * rx), round(height - 2 * rx), round(rx)];
  const d = `M${round(x + rx)} ${round(y)}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  return { kind: "path", d, ...paint };
}

export const disc = (x: number, y: number, radius: number, paint: Paint): Shape =>
  box({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, rx: radius }, paint);

export const path = (d: string, paint: Paint): Shape => ({ kind: "path", d, ...paint });

/** A digit in the middle of a point. */
export const glyph = (
  digit: number,
  x: number,
  y: number,
  size: number,
  fill: string,
  weight: DigitWeight = 400,
): Shape => ({ kind: "digit", digit, x: round(x), y: round(y), size: round(size), weight, fill });

// --- as SVG ---

/** The fonts of the pages. */
const FONT =
  '"Nonet Digits", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "PingFang SC", "Microsoft YaHei", sans-serif';
const ALIGNED = { start: "left", middle: "center", end: "right" } as const;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Without the characters that XML cannot hold. */
const escape = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"]/g, (character) => ESCAPES[character]!);

const attributes = (all: Record<string, string | number | undefined>): string =>
  Object.entries(all)
    .map(([name, value]) => (value === undefined ? "" : ` ${name}="${escape(String(value))}"`))
    .join("");

const nameOf = (digit: number, weight: number): string => `d${digit}-${weight}`;

function markup(shape: Shape): string {
  const paint = {
    fill: shape.fill ?? "none",
    stroke: shape.stroke,
    "stroke-width": shape.stroke && round(shape.width ?? 1),
    "stroke-opacity": shape.stroke && shape.opacity,
    "stroke-dasharray": shape.dash?.join(" "),
  };
  if (shape.kind === "text") {
    const { x, y, anchor, size, weight, fill, text } = shape;
    const place = { x, y, "text-anchor": anchor, "font-family": FONT, "font-size": size, "font-weight": weight, fill };
    return `<text${attributes(place)}>${escape(text)}</text>`;
  }
  if (shape.kind === "path") return `<path${attributes({ d: shape.d, ...paint })}/>`;
  const { x, y, size, digit, weight } = shape;
  const transform = `translate(${x} ${y}) scale(${Number((size / DIGIT_UNITS).toPrecision(4))})`;
  return `<use${attributes({ "xlink:href": `#${nameOf(digit, weight)}`, transform, fill: shape.fill })}/>`;
}

/** Each digit that is used, once. */
function outlines(shapes: readonly Shape[]): string[] {
  const used = new Map<string, string>();
  for (const shape of shapes) {
    if (shape.kind !== "digit") continue;
    const { digit, weight } = shape;
    used.set(nameOf(digit, weight), digitOutline(digit, weight));
  }
  return Array.from(used, ([id, d]) => `<path${attributes({ id, d })}/>`);
}

/** The picture as a file: nothing in it is fetched, and neither a style sheet nor a font is needed. */
export function svgOf({ origin, extent, title, description, shapes }: Picture, pixels: number): string {
  const head = attributes({
    xmlns: "http://www.w3.org/2000/svg",
    // Older programs know `href` by this name.
    "xmlns:xlink": "http://www.w3.org/1999/xlink",
    width: pixels,
    height: pixels,
    viewBox: `${origin} ${origin} ${extent} ${extent}`,
    role: "img",
    "aria-labelledby": "title desc",
  });
  return [
    `<svg${head}>`,
    `<title id="title">${escape(title)}</title>`,
    `<desc id="desc">${escape(description)}</desc>`,
    "<defs>",
    ...outlines(shapes),
    "</defs>",
    ...shapes.map(markup),
    "</svg>",
    "",
  ].join("\n");
}

// --- on a canvas ---

export function drawOn(canvas: HTMLCanvasElement, { origin, extent, shapes }: Picture, pixels: number): void {
  canvas.width = canvas.height = pixels;
  const context = canvas.getContext("2d")!;
  context.scale(pixels / extent, pixels / extent);
  context.translate(-origin, -origin);
  for (const shape of shapes) draw(context, shape);
}

function draw(context: CanvasRenderingContext2D, shape: Shape): void {
  if (shape.kind === "digit") {
    const scale = shape.size / DIGIT_UNITS;
    context.save();
    context.translate(shape.x, shape.y);
    context.scale(scale, scale);
    context.fillStyle = shape.fill!;
    context.fill(new Path2D(digitOutline(shape.digit, shape.weight)));
    context.restore();
    return;
  }
  if (shape.kind === "text") {
    context.font = `${shape.weight} ${shape.size}px ${FONT}`;
    context.textAlign = ALIGNED[shape.anchor];
    context.fillStyle = shape.fill!;
    context.fillText(shape.text, shape.x, shape.y, shape.most);
    return;
  }
  const lines = new Path2D(shape.d);
  if (shape.fill) {
    context.fillStyle = shape.fill;
    context.fill(lines);
  }
  if (!shape.stroke) return;
  context.strokeStyle = shape.stroke;
  context.lineWidth = shape.width ?? 1;
  context.globalAlpha = shape.opacity ?? 1;
  context.setLineDash([...(shape.dash ?? [])]);
  context.stroke(lines);
  context.globalAlpha = 1;
}

/** The picture as a PNG. A canvas draws it, since the page's policy lets no image in that is not a file of the site. */
export async function pngOf(picture: Picture, pixels: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  drawOn(canvas, picture, pixels);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The browser made no PNG.");
  return blob;
}
