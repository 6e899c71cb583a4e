/** The card as a picture, of the same shapes as pictures of boards: the day, the time, and the week or the givens. */
import { disc, glyph, type Picture, path, round, type Shape, square, type TextShape } from "../shell/shapes.js";
import { timeText } from "../sudoku/stopwatch.js";
import type { Card } from "./card.js";

/** Units of its side; as many pixels make it sharp on any phone. */
export const PIXELS = 1080;
const EDGE = 80;
const WIDTH = PIXELS - 2 * EDGE;
const INK = { paper: "#fbfaf6", text: "#161a24", soft: "#4c5468", line: "#b3b6be", brand: "#e8a200", given: "#161a24" };

const words = (
  text: string,
  y: number,
  size: number,
  { x = EDGE, anchor = "start", weight = 400, fill = INK.text, most = WIDTH }: Partial<TextShape> = {},
): Shape => ({ kind: "text", text, x, y, size, anchor, weight, fill, most });

/** `givens` are 81 characters. */
export function pictureOfCard(card: Card, givens: string, words: Pick<Picture, "title" | "description">): Picture {
  return {
    ...words,
    origin: 0,
    extent: PIXELS,
    shapes: [
      square(0, 0, PIXELS, { fill: INK.paper }),
      ...head(card),
      ...facts(card),
      ...(card.daily ? week(card) : board(givens)),
    ],
  };
}

/** The sign of Nonet: nine fields, that in the middle in its colour. */
function head({ date }: Card): Shape[] {
  const [size, step] = [18, 24];
  const sign = Array.from({ length: 9 }, (_, at) =>
    square(EDGE + (at % 3) * step, EDGE + Math.floor(at / 3) * step, size, { fill: at === 4 ? INK.brand : INK.text }),
  );
  return [
    ...sign,
    words("Nonet", EDGE + 49, 44, { x: EDGE + 92, weight: 650 }),
    words(date, EDGE + 47, 36, { x: PIXELS - EDGE, anchor: "end", fill: INK.soft, most: 560 }),
  ];
}

function facts({ level, time, people, hints }: Card): Shape[] {
  return [
    words(level, 270, 58, { weight: 600 }),
    words(time || "✓", 470, 190, { weight: 300 }),
    words([people, hints].filter(Boolean).join(" · "), 555, 38, { fill: INK.soft }),
  ];
}

/** A disc a day: full where the puzzle was solved, with the time below. */
function week({ week: days, streak }: Card): Shape[] {
  const step = WIDTH / days.length;
  const of = (at: number): number => round(EDGE + step * (at + 0.5));
  return [
    ...days.flatMap(({ state, seconds, weekday }, at) => [
      disc(of(at), 730, 34, state === "done" ? { fill: INK.brand } : { stroke: INK.line, width: 5 }),
      words(weekday, 815, 32, { x: of(at), anchor: "middle", fill: INK.soft, most: step - 8 }),
      ...(seconds ? [words(timeText(seconds), 858, 30, { x: of(at), anchor: "middle", most: step - 8 })] : []),
    ]),
    words(streak, 970, 44, { weight: 600 }),
  ];
}

/** The givens and nothing else. */
function board(givens: string): Shape[] {
  const [left, top, cell] = [EDGE, 620, 42];
  const side = 9 * cell;
  const lines = (at: readonly number[]): string =>
    at.map((line) => `M${left + line * cell} ${top}v${side}M${left} ${top + line * cell}h${side}`).join("");
  return [
    path(lines([1, 2, 4, 5, 7, 8]), { stroke: INK.line, width: 1.5 }),
    path(lines([0, 3, 6, 9]), { stroke: INK.soft, width: 3 }),
    ...Array.from(givens, (digit, at) => [Number(digit) || 0, at] as const)
      .filter(([digit]) => digit)
      .map(([digit, at]) =>
        glyph(
          digit,
          left + ((at % 9) + 0.5) * cell,
          top + (Math.floor(at / 9) + 0.5) * cell,
          0.64 * cell,
          INK.given,
          600,
        ),
      ),
  ];
}
