/** The size of AVIF and HEIC: boxes within boxes, where an item's size stands beside it, and in its pixels' own headers once more. */
import { Bits, type FileBytes, textAt } from "./file-bytes.js";

/** Width and height as the file has them, before the picture is turned the right way up. */
export interface PictureSize {
  width: number;
  height: number;
  /** Bytes that its decoder needs besides those of its pixels and of the file. */
  room: number;
}

interface Box {
  kind: string;
  /** Where its content begins, and where it ends. */
  from: number;
  to: number;
}

/** No picture has more to tell of its items. */
const MOST_META = 1 << 20;
/** Bytes for each pixel that Chromium needs to put tiles together, with their opacity; and to lay opacity over a picture. Measured. */
const TILED = 13;
const LAID_OVER = 2;
/** Files that move are films, which have a size elsewhere. */
const FILMS = ["avis", "msf1", "hevc", "hevx"];

/** The box whose head begins at a place; `end` is where the last one ends. */
function boxAt(view: DataView, at: number, base: number, end: number): Box {
  const [size, kind] = [view.getUint32(at), textAt(view, at + 4)];
  const [head, length] =
    size === 1 ? [16, view.getUint32(at + 8) * 2 ** 32 + view.getUint32(at + 12)] : [8, size || end - base];
  if (length < head) throw new RangeError("A box is shorter than its head.");
  return { kind, from: base + head, to: base + length };
}

function boxesIn(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to; at = boxes.at(-1)!.to) {
    const box = boxAt(view, at, at, to);
    if (box.to > to) throw new RangeError("A box ends behind the one that it is in.");
    boxes.push(box);
  }
  return boxes;
}

export async function sizeOfMedia(bytes: FileBytes): Promise<PictureSize | null> {
  const first = await bytes.view(0, 8);
  // Begins as an icon does, too.
  if (first.getUint32(0) > 0xff) return null;
  const head = await bytes.view(0, first.getUint32(0));
  for (let at = 8; at + 4 <= head.byteLength; at += 4) if (FILMS.includes(textAt(head, at))) return null;
  for (let at = head.byteLength; ; ) {
    const { kind, from, to } = boxAt(await bytes.view(at, 16), 0, at, bytes.size);
    if (kind === "meta") return to - from > MOST_META ? null : sizeOfItems(bytes, from, to);
    at = to;
  }
}

/** The largest of all items, whatever they are for: the picture, its tiles, its opacity. */
async function sizeOfItems(bytes: FileBytes, start: number, end: number): Promise<PictureSize | null> {
  const view = await bytes.view(start, end - start);
  const boxes = boxesIn(view, 4, view.byteLength);
  const only = (kind: string): Box => {
    const [box, ...more] = boxes.filter((one) => one.kind === kind);
    if (!box || more.length) throw new RangeError(`There is not one ${kind}.`);
    return box;
  };
  const properties = only("iprp");
  const sizes = boxesIn(view, properties.from, properties.to)
    .filter(({ kind }) => kind === "ipco")
    .flatMap(({ from, to }) => boxesIn(view, from, to))
    .filter(({ kind }) => kind === "ispe")
    .map(({ from }) => ({ width: view.getUint32(from + 4), height: view.getUint32(from + 8), room: 0 }));
  const kinds = kindsIn(view, only("iinf"));
  const places = placesIn(view, only("iloc"));
  for (const [id, kind] of kinds) {
    if (kind !== "av01" && kind !== "grid") continue;
    const place = places.get(id);
    if (!place) return null;
    const from = place.inMeta ? start + only("idat").from + place.from : place.from;
    const to = place.length ? from + place.length : bytes.size;
    sizes.push(kind === "grid" ? await sizeOfGrid(bytes, from) : await sizeOfAv1(bytes, from, to));
  }
  if (!sizes.length) return null;
  const width = Math.max(...sizes.map((one) => one.width));
  const height = Math.max(...sizes.map((one) => one.height));
  const decoded = [...kinds.values()].filter((kind) => kind === "av01").length;
  const together = decoded === 0 ? 0 : [...kinds.values()].includes("grid") ? TILED : decoded > 1 ? LAID_OVER : 0;
  return { width, height, room: sizes.reduce((sum, { room }) => sum + room, 0) + together * width * height };
}

function kindsIn(view: DataView, { from, to }: Box): Map<number, string> {
  const isLong = view.getUint8(from) > 0;
  return new Map(
    boxesIn(view, from + (isLong ? 8 : 6), to).map(({ from: at }) => {
      const version = view.getUint8(at);
      if (version < 2) throw new RangeError("An item has no kind.");
      return version === 2
        ? [view.getUint16(at + 4), textAt(view, at + 8)]
        : [view.getUint32(at + 4), textAt(view, at + 10)];
    }),
  );
}

interface Place {
  from: number;
  /** 0 where it goes on to the end of the file. */
  length: number;
  /** Counted from the box `idat`. */
  inMeta: boolean;
}

/** Where items lie that lie in one piece. */
function placesIn(view: DataView, { from }: Box): Map<number, Place> {
  let at = from + 4;
  const take = (size: number): number => {
    let value = 0;
    for (let i = 0; i < size; i++) value = 256 * value + view.getUint8(at++);
    return value;
  };
  const version = view.getUint8(from);
  const [sizes, more] = [take(1), take(1)];
  const count = take(version < 2 ? 2 : 4);
  const places = new Map<number, Place>();
  for (let item = 0; item < count; item++) {
    const id = take(version < 2 ? 2 : 4);
    const method = version ? take(2) & 15 : 0;
    take(2);
    const base = take(more >> 4);
    const pieces = take(2);
    const indexBytes = version ? more & 15 : 0;
    if (pieces !== 1 || method > 1) at += pieces * (indexBytes + (sizes >> 4) + (sizes & 15));
    else {
      at += indexBytes;
      places.set(id, { from: base + take(sizes >> 4), length: take(sizes & 15), inMeta: method === 1 });
    }
  }
  return places;
}

/** A picture that is put together of tiles. */
async function sizeOfGrid(bytes: FileBytes, at: number): Promise<PictureSize> {
  const view = await bytes.view(at, 8);
  if (!(view.getUint8(1) & 1)) return { width: view.getUint16(4), height: view.getUint16(6), room: 0 };
  const long = await bytes.view(at + 4, 8);
  return { width: long.getUint32(0), height: long.getUint32(4), room: 0 };
}

// --- AV1 ---

/** The bits of a sequence header that come before the depth of its samples, and those by which frames are read. */
interface Sequence extends PictureSize {
  isStill: boolean;
  hasTimes: boolean;
  timeBits: number;
  /** 2 where each frame says so. */
  screenContent: number;
  wholeVectors: number;
  idBits: number;
}

/** The largest size of all sequences. A frame that says that it has another size than its sequence is none of a picture. */
async function sizeOfAv1(bytes: FileBytes, from: number, to: number): Promise<PictureSize> {
  const found: Sequence[] = [];
  for (let at = from; at < to; ) {
    const head = (await bytes.view(at, 1)).getUint8(0);
    at += head & 4 ? 2 : 1;
    let length = to - at;
    if (head & 2) {
      length = 0;
      for (let place = 1, more = true; more; place *= 128) {
        const part = (await bytes.view(at++, 1)).getUint8(0);
        length += (part & 127) * place;
        more = part > 127;
      }
    }
    const kind = (head >> 3) & 15;
    const bits = async (): Promise<Bits> => new Bits(await bytes.view(at, Math.min(length, 512)));
    if (kind === 1) found.push(sequenceOf(await bits()));
    if (kind === 3 || kind === 6) {
      const sequence = found.at(-1);
      if (!sequence || (!sequence.isStill && hasOwnSize(await bits(), sequence)))
        throw new RangeError("A frame has a size that is not looked for.");
    }
    at += length;
  }
  if (!found.length) throw new RangeError("There is no sequence.");
  return {
    width: Math.max(...found.map(({ width }) => width)),
    height: Math.max(...found.map(({ height }) => height)),
    room: Math.max(...found.map(({ room }) => room)),
  };
}

/** Section 5.5 of the specification of AV1. */
function sequenceOf(bits: Bits): Sequence {
  const take = (count = 1): number => bits.take(count);
  const profile = take(3);
  take();
  const isStill = take() === 1;
  let [hasTimes, timeBits] = [false, 0];
  if (isStill) take(5);
  else {
    let [hasModel, isEven, delayBits] = [false, false, 0];
    if (take()) {
      take(64);
      isEven = take() === 1;
      if (isEven) {
        let zeros = 0;
        while (!take()) zeros++;
        take(zeros);
      }
      hasModel = take() === 1;
      if (hasModel) {
        delayBits = take(5) + 1;
        take(37);
        timeBits = take(5) + 1;
      }
    }
    hasTimes = hasModel && !isEven;
    const hasDelay = take();
    for (let point = take(5); point >= 0; point--) {
      take(12);
      if (take(5) > 7) take();
      if (hasModel && take()) take(2 * delayBits + 1);
      if (hasDelay && take()) take(4);
    }
  }
  const [widthBits, heightBits] = [take(4) + 1, take(4) + 1];
  const [width, height] = [take(widthBits) + 1, take(heightBits) + 1];
  let [idBits, screenContent, wholeVectors] = [0, 2, 2];
  if (!isStill && take()) idBits = take(4) + 2 + take(3) + 1;
  take(3);
  if (!isStill) {
    take(4);
    const hasOrder = take();
    if (hasOrder) take(2);
    if (!take()) screenContent = take();
    if (screenContent && !take()) wholeVectors = take();
    if (hasOrder) take(3);
  }
  take(3);
  // Colours at half the size or at all of it, and more than eight bits.
  const room = width * height * (profile ? 3 : 1.5) * (take() ? 2 : 1);
  return { width, height, room, isStill, hasTimes, timeBits, screenContent, wholeVectors, idBits };
}

/** Section 5.9: whether the header of a frame has a size of its own. */
function hasOwnSize(bits: Bits, sequence: Sequence): boolean {
  const take = (count = 1): number => bits.take(count);
  if (take()) return false;
  const kind = take(2);
  const isShown = take();
  if (isShown && sequence.hasTimes) take(sequence.timeBits);
  if (!isShown) take();
  const isSwitch = kind === 3;
  if (!isSwitch && !(kind === 0 && isShown)) take();
  take();
  const screenContent = sequence.screenContent === 2 ? take() : sequence.screenContent;
  if (screenContent && sequence.wholeVectors === 2) take();
  take(sequence.idBits);
  return isSwitch || take() === 1;
}
