/**
 * The size of a picture, read from its file before anything decodes it: a file of some kB may be a picture for which no
 * memory has room. Where a file names several sizes, the largest counts, whatever a decoder would make of it.
 */
import { FileBytes, textAt } from "./file-bytes.js";
import type { PictureReading } from "./picture.js";
import { type PictureSize, sizeOfMedia } from "./picture-media.js";
import { isTooLarge, MOST_PIXELS, nothing } from "./picture-pixels.js";

type Sides = readonly [width: number, height: number];

/** Enough for the fixed parts of all kinds. */
const HEAD = 34;

const MOST_BYTES = 64_000_000;
/** A page takes so much for a picture, and less than 400 MB with all that the browser has besides. */
const MOST_MEMORY = 380_000_000;

interface MeasuredPicture extends PictureSize {
  /** The bytes of the file in memory. */
  kept: number;
}

interface Kind {
  /** The first bytes, and where they stand. */
  begin: readonly number[];
  at?: number;
  size(bytes: FileBytes): Promise<PictureSize | null>;
  /** How often Chromium has the file in memory while it decodes it, as it was measured. */
  copies: number;
}

const codes = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0));

/** Others that some browsers decode (ICO, TIFF, JPEG XL, SVG) are not measured, so nobody decodes them. */
const KINDS: readonly Kind[] = [
  { begin: [0x89, ...codes("PNG\r\n\x1a\n")], size: sizeOfPng, copies: 1 },
  { begin: [0xff, 0xd8, 0xff], size: sizeOfJpeg, copies: 1 },
  { begin: codes("GIF87a"), size: sizeOfGif, copies: 3.5 },
  { begin: codes("GIF89a"), size: sizeOfGif, copies: 3.5 },
  { begin: codes("BM"), size: sizeOfBmp, copies: 1.5 },
  { begin: codes("WEBPVP8"), at: 8, size: sizeOfWebp, copies: 3.5 },
  { begin: codes("ftyp"), at: 4, size: sizeOfMedia, copies: 3.5 },
];

/** The reading of a picture that nobody is to decode; null for one that may be. */
export async function refusalOf(file: Blob): Promise<PictureReading | null> {
  const size = await sizeOf(file);
  if (!size) return nothing("not-a-picture");
  const { width, height, room, kept } = size;
  if (isTooLarge(width, height)) return nothing("too-large", width, height);
  // Beside pixels and file there is first what the decoder needs, and then the smaller picture, on a canvas and taken from it.
  const memory = 4 * width * height + kept + Math.max(room, 8 * MOST_PIXELS);
  return file.size > MOST_BYTES || memory > MOST_MEMORY ? nothing("too-heavy", width, height) : null;
}

/** Null where no size can be found: the file is of another kind, damaged, or ends before. */
export async function sizeOf(file: Blob): Promise<MeasuredPicture | null> {
  try {
    const bytes = new FileBytes(file);
    const head = await bytes.view(0, HEAD);
    const kind = KINDS.find(({ begin, at = 0 }) => begin.every((code, place) => head.getUint8(at + place) === code));
    const size = await kind?.size(bytes);
    return size?.width && size.height ? { ...size, kept: kind!.copies * file.size } : null;
  } catch {
    // It ends too early, or cannot be read at all.
    return null;
  }
}

const larger = ([width, height]: Sides, [otherWidth, otherHeight]: Sides): Sides => [
  Math.max(width, otherWidth),
  Math.max(height, otherHeight),
];
const light = ([width, height]: Sides): PictureSize => ({ width, height, room: 0 });

/** The header, and frames of a picture that moves, up to the first pixels. */
async function sizeOfPng(bytes: FileBytes): Promise<PictureSize | null> {
  const head = await bytes.view(8, 16);
  if (head.getUint32(0) !== 13 || textAt(head, 4) !== "IHDR") return null;
  let sides: Sides = [0, 0];
  let at = 8;
  for (;;) {
    const chunk = await bytes.view(at, 8);
    const kind = textAt(chunk, 4);
    if (kind === "IDAT") return light(sides);
    if (kind === "IHDR" || kind === "fcTL") {
      const view = await bytes.view(at + 8, 20);
      const [first, second, left, top] = [0, 4, 8, 12].map((place) =>
        view.getUint32(kind === "fcTL" ? place + 4 : place),
      );
      sides = larger(sides, kind === "IHDR" ? [first!, second!] : [left! + first!, top! + second!]);
    }
    at += 12 + chunk.getUint32(0);
  }
}

/**
 * All frames before the pixels. Decoders pass over bytes that stand between segments; after the pixels no frame begins.
 * Where pixels come in several scans, the coefficients of all are kept: two bytes for each sample.
 */
async function sizeOfJpeg(bytes: FileBytes): Promise<PictureSize | null> {
  let sides: Sides = [0, 0];
  let [samples, components, progressive] = [0, 0, false];
  let at = 2;
  for (;;) {
    at = await bytes.find(0xff, at);
    const kind = (await bytes.view(at + 1, 1)).getUint8(0);
    // A filler before a marker; markers without a length.
    if (kind === 0xff) at++;
    else if (kind <= 1 || (kind >= 0xd0 && kind <= 0xd7)) at += 2;
    else if (kind === 0xda) {
      const inScan = (await bytes.view(at + 4, 1)).getUint8(0);
      const [width, height] = sides;
      return { width, height, room: progressive || inScan < components ? 2 * samples * width * height : 0 };
    } else {
      const length = (await bytes.view(at + 2, 2)).getUint16(0);
      const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
      const isKnown =
        isFrame ||
        kind === 0xc4 ||
        kind === 0xcc ||
        (kind >= 0xdb && kind <= 0xdd) ||
        (kind >= 0xe0 && kind <= 0xef) ||
        kind === 0xfe;
      // No decoder goes on after any other, and where the next one stands is not sure.
      if (!isKnown || length < 2) return null;
      if (isFrame) {
        const frame = await bytes.view(at + 4, length - 2);
        sides = larger(sides, [frame.getUint16(3), frame.getUint16(1)]);
        components = Math.max(components, frame.getUint8(5));
        samples = Math.max(samples, samplesOf(frame));
        progressive ||= [0xc2, 0xc6, 0xca, 0xce].includes(kind);
      }
      at += 2 + length;
    }
  }
}

/** How many samples a frame has for each of its pixels. */
function samplesOf(frame: DataView): number {
  const factors = Array.from({ length: frame.getUint8(5) }, (_, index) => frame.getUint8(7 + 3 * index));
  const [across, down] = [factors.map((one) => one >> 4), factors.map((one) => one & 15)];
  const all = Math.max(...across) * Math.max(...down);
  return factors.reduce((sum, _one, index) => sum + (across[index]! * down[index]!) / all, 0);
}

/** The screen, and the first frame, by which decoders make a smaller screen larger. */
async function sizeOfGif(bytes: FileBytes): Promise<PictureSize | null> {
  const head = await bytes.view(6, 7);
  const screen: Sides = [head.getUint16(0, true), head.getUint16(2, true)];
  const tableOf = (flags: number): number => (flags & 0x80 ? 6 << (flags & 7) : 0);
  let at = 13 + tableOf(head.getUint8(4));
  let inExtension = false;
  for (;;) {
    const kind = (await bytes.view(at, 1)).getUint8(0);
    if (inExtension) {
      inExtension = kind > 0;
      at += 1 + kind;
    } else if (kind === 0x21) {
      inExtension = true;
      at += 2;
    } else if (kind === 0x2c) {
      const frame = await bytes.view(at + 1, 8);
      const [left, top, width, height] = [0, 2, 4, 6].map((place) => frame.getUint16(place, true));
      return light(larger(screen, [left! + width!, top! + height!]));
    } else return null;
  }
}

async function sizeOfBmp(bytes: FileBytes): Promise<PictureSize | null> {
  const head = await bytes.view(0, HEAD);
  const length = head.getUint32(14, true);
  // The oldest header.
  if (length === 12) return light([head.getUint16(18, true), head.getUint16(20, true)]);
  // A file of another kind may be in it, which has a size of its own.
  if (length >= 40 && [4, 5].includes(head.getUint32(30, true))) return null;
  // Rows from the top have a height below zero.
  return light([Math.abs(head.getInt32(18, true)), Math.abs(head.getInt32(22, true))]);
}

/** The canvas and the first frame. */
async function sizeOfWebp(bytes: FileBytes): Promise<PictureSize | null> {
  if (textAt(await bytes.view(0, 4), 0) !== "RIFF") return null;
  let canvas: Sides = [0, 0];
  let at = 12;
  for (;;) {
    const chunk = await bytes.view(at, 8);
    const kind = textAt(chunk, 0);
    const length = chunk.getUint32(4, true);
    const three = (view: DataView, place: number): number =>
      view.getUint16(place, true) + (view.getUint8(place + 2) << 16);
    if (kind === "VP8X") {
      const view = await bytes.view(at + 12, 6);
      canvas = larger(canvas, [three(view, 0) + 1, three(view, 3) + 1]);
    } else if (kind === "VP8 ") {
      const frame = await bytes.view(at + 11, 7);
      if (frame.getUint16(0) !== 0x9d01 || frame.getUint8(2) !== 0x2a) return null;
      return light(larger(canvas, [frame.getUint16(3, true) & 0x3fff, frame.getUint16(5, true) & 0x3fff]));
    } else if (kind === "VP8L") {
      const frame = await bytes.view(at + 8, 5);
      const bits = frame.getUint32(1, true);
      return frame.getUint8(0) === 0x2f
        ? light(larger(canvas, [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]))
        : null;
    } else if (kind === "ANMF") {
      const view = await bytes.view(at + 8, 12);
      const [left, top, width, height] = [0, 3, 6, 9].map((place) => three(view, place));
      canvas = larger(canvas, [2 * left! + width! + 1, 2 * top! + height! + 1]);
    }
    // What a frame of a film has in it stands behind its head of 16 bytes.
    at += 8 + (kind === "ANMF" ? 16 : length + (length % 2));
  }
}
