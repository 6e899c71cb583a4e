/** The drawing of a bar chart by uPlot, fetched when the first chart has something to show. */
import "./numbers-language.js";
import uPlot from "uplot";
import type { Bar, Bars } from "../model/bars.js";
import { powersOfTen, type Scale, scaleFor, type Unit } from "../model/scale.js";
import { colourOf } from "./theme-colours.js";

const FONT = "13px system-ui, sans-serif";

/** Draws the bars into an element, with `write` for their numbers; the size in CSS pixels. `destroy` takes the drawing away. */
export function plot(
  element: HTMLElement,
  { bars, unit }: Bars,
  write: (value: number) => string,
  { width, height }: { width: number; height: number },
): uPlot {
  const scale = scaleFor(
    bars.map(({ value }) => value),
    unit,
  );
  const colours = themeOf(element);
  const positions = bars.map((_, index) => index);
  const options: uPlot.Options = {
    width,
    height,
    padding: [4, 82, 0, 4],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, ori: 1, dir: -1, range: [-0.5, bars.length - 0.5] },
      y: { ori: 0, dir: 1, distr: scale.log ? 3 : 1, log: 10, range: [scale.min, scale.max] },
    },
    axes: [nameAxis(bars, colours), valueAxis(scale, unit, write, colours, width)],
    series: [
      {},
      { scale: "y", points: { show: false }, paths: barPaths(bars, colours), fill: colours.bar, stroke: colours.bar },
    ],
    hooks: { draw: [(self) => drawValues(self, bars, write, scale, colours.text)] },
  };
  return new uPlot(
    options,
    [positions, bars.map(({ value }) => (scale.log ? Math.max(value, scale.min) : value))],
    element,
  );
}

type Colours = Record<"text" | "soft" | "edge" | "bar" | "pale", string>;

function themeOf(element: HTMLElement): Colours {
  const names = { text: "--text", soft: "--soft", edge: "--edge", bar: "--accent", pale: "--lab-pale" };
  return Object.fromEntries(Object.entries(names).map(([key, name]) => [key, colourOf(element, name)])) as Colours;
}

function nameAxis(bars: readonly Bar[], { text }: Colours): uPlot.Axis {
  return {
    scale: "x",
    side: 3,
    size: 14 + Math.max(...bars.map(({ label }) => widthOf(label))),
    gap: 6,
    stroke: text,
    font: FONT,
    grid: { show: false },
    ticks: { show: false },
    splits: () => bars.map((_, index) => index),
    values: () => bars.map(({ label }) => label),
  };
}

/** How wide a text is in the font of the chart, in CSS pixels. */
function widthOf(text: string): number {
  const context = document.createElement("canvas").getContext("2d")!;
  context.font = FONT;
  return context.measureText(text).width;
}

/** 1, 2, 5, 10 and so on: how far the places on an axis of counts can be apart. */
const WHOLE_STEPS = Array.from({ length: 16 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat();

function valueAxis(
  scale: Scale,
  unit: Unit,
  write: (value: number) => string,
  { soft, edge }: Colours,
  width: number,
): uPlot.Axis {
  return {
    scale: "y",
    side: 2,
    size: 26,
    gap: 4,
    stroke: soft,
    font: "11px system-ui, sans-serif",
    space: Math.max(64, width / 7),
    grid: { stroke: edge, width: 1 },
    ticks: { show: false },
    // The lines between the powers of ten would only be noise behind bars.
    ...(scale.log ? { splits: () => powersOfTen(scale) } : {}),
    ...(unit === "count" ? { incrs: WHOLE_STEPS } : {}),
    values: (_, splits) => splits.map((value: number | null) => (value === null ? "" : write(value))),
  };
}

function barPaths(bars: readonly Bar[], { bar, pale }: Colours): uPlot.Series.PathBuilder {
  const fills = bars.map(({ partial }) => (partial ? pale : bar));
  const facet = { unit: 3, values: () => fills };
  return uPlot.paths.bars!({
    size: [0.62, 24],
    radius: [0.2, 0],
    disp: { fill: facet, stroke: { unit: 3, values: () => bars.map(() => bar) } },
  });
}

/** The numbers stand behind the bars, so that nobody has to measure them against the axis. */
function drawValues(
  self: uPlot,
  bars: readonly Bar[],
  write: (value: number) => string,
  scale: Scale,
  colour: string,
): void {
  const { ctx } = self;
  ctx.save();
  ctx.font = `${13 * devicePixelRatio}px system-ui, sans-serif`;
  ctx.fillStyle = colour;
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  for (const [index, { value, partial }] of bars.entries()) {
    const x = self.valToPos(Math.max(value, scale.min), "y", true) + 6 * devicePixelRatio;
    ctx.fillText(`${partial ? "≥ " : ""}${write(value)}`, x, self.valToPos(index, "x", true));
  }
  ctx.restore();
}
