/** Files of pictures, byte by byte: heads with hardly any pixels behind them. */

export const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
export const be16 = (value: number): number[] => [(value >> 8) & 255, value & 255];
export const be32 = (value: number): number[] => [...be16(value >>> 16), ...be16(value)];
export const le24 = (value: number): number[] => be32(value).reverse().slice(0, 3);
export const le32 = (value: number): number[] => be32(value).reverse();
const zeros = (count: number): number[] => Array<number>(count).fill(0);

export const pngChunk = (kind: string, content: readonly number[]): number[] => [
  ...be32(content.length),
  ...ascii(kind),
  ...content,
  ...zeros(4),
];
export const png = (width: number, height: number, ...before: number[][]): number[] => [
  ...ascii("\x89PNG\r\n\x1a\n"),
  ...pngChunk("IHDR", [...be32(width), ...be32(height), 8, 2, 0, 0, 0]),
  ...before.flat(),
  ...pngChunk("IDAT", zeros(12)),
];

export const gifFrame = (width: number, height: number, left = 0, top = 0): number[] => [
  0x2c,
  ...[left, top, width, height].flatMap((value) => be16(value).reverse()),
  0,
  ...zeros(8),
];
export const gif = (width: number, height: number, ...blocks: number[][]): number[] => [
  ...ascii("GIF89a"),
  ...[width, height].flatMap((value) => be16(value).reverse()),
  0x80,
  0,
  0,
  // Two colours, which look like a frame.
  ...[0x2c, 0, 0, 0, 0, 0x2c],
  ...blocks.flat(),
];

export const bmp = (width: number, height: number, compression = 0): number[] => [
  ...ascii("BM"),
  ...zeros(12),
  ...[40, width, height].flatMap(le32),
  1,
  0,
  24,
  0,
  ...le32(compression),
  ...zeros(60),
];

export const webpChunk = (kind: string, content: readonly number[]): number[] => [
  ...ascii(kind),
  ...le32(content.length),
  ...content,
  ...zeros(content.length % 2),
];
export const webp = (...chunks: number[][]): number[] => [...ascii("RIFF\0\0\0\0WEBP"), ...chunks.flat(), ...zeros(8)];

export const jpeg = (...segments: number[][]): number[] => [0xff, 0xd8, ...segments.flat()];
export const jpegFrame = (
  width: number,
  height: number,
  { kind = 0xc0, factors = [0x11, 0x11, 0x11] }: { kind?: number; factors?: readonly number[] } = {},
): number[] => [
  0xff,
  kind,
  ...be16(8 + 3 * factors.length),
  8,
  ...be16(height),
  ...be16(width),
  factors.length,
  ...factors.flatMap((factor, at) => [at, factor, 0]),
];
export const jpegScan = (components = 3): number[] => [0xff, 0xda, 0, 12, components, ...zeros(40)];

export const box = (kind: string, ...content: (readonly number[])[]): number[] => {
  const all = content.flat();
  return [...be32(8 + all.length), ...ascii(kind), ...all];
};
export const fullBox = (kind: string, ...content: (readonly number[])[]): number[] => box(kind, zeros(4), ...content);
export const ispe = (width: number, height: number): number[] => fullBox("ispe", be32(width), be32(height));

interface Item {
  kind: string;
  data: readonly number[];
}
interface Media {
  sides: readonly [number, number];
  brand?: string;
  /** How often the brand is named. */
  brands?: number;
  /** Beside the size. */
  more?: readonly number[];
  /** Whether the items lie in the head. */
  inMeta?: boolean;
  /** In so many pieces each, or in a number without an end. */
  pieces?: number;
  endless?: boolean;
}

export function avif(
  { sides, brand = "avif", brands = 1, more = [], inMeta = false, pieces = 1, endless = false }: Media,
  ...items: Item[]
): number[] {
  const head = box("ftyp", ascii(`${brand}\0\0\0\0${brand.repeat(brands)}`));
  const data = items.flatMap((item) => item.data);
  const metaOf = (base: number): number[] => {
    let at = base;
    const places = items.flatMap(({ data: { length } }, index) => {
      const place = [...be16(index + 1), 0, inMeta ? 1 : 0, 0, 0, ...be16(endless ? 65_535 : pieces)];
      for (let piece = 0; !endless && piece < pieces; piece++) place.push(...be32(at), ...be32(length));
      at += length;
      return place;
    });
    return fullBox(
      "meta",
      fullBox("hdlr", zeros(20)),
      fullBox(
        "iinf",
        be16(items.length),
        ...items.map(({ kind }, index) => box("infe", [2, 0, 0, 0], be16(index + 1), [0, 0], ascii(`${kind}\0`))),
      ),
      box("iloc", [1, 0, 0, 0], endless ? [0, 0] : [0x44, 0], be16(items.length), places),
      box("iprp", box("ipco", ispe(...sides), more), fullBox("ipma", be32(0))),
      ...(inMeta ? [box("idat", data)] : []),
    );
  };
  const { length } = metaOf(0);
  return [
    ...head,
    ...metaOf(inMeta ? 0 : head.length + length + 8),
    ...(inMeta ? [] : box("mdat", data)),
    ...zeros(24),
  ];
}

export interface Av1Sequence {
  width: number;
  height: number;
  profile: number;
  deep: boolean;
  /** The short header of a still picture. */
  reduced: boolean;
  /** Parts of the long one. */
  timing: boolean;
  ids: boolean;
  order: boolean;
  /** Whether the frame has a size of its own. */
  override: boolean;
}

/** A sequence header and a frame header, as sections 5.5 and 5.9 of the specification of AV1 have them. */
export function av1({
  width,
  height,
  profile = 0,
  deep = false,
  reduced = true,
  timing = false,
  ids = false,
  order = false,
  override = false,
}: Partial<Av1Sequence> & { width: number; height: number }): number[] {
  const bits: number[] = [];
  const put = (count: number, value: number): void => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push(Math.floor(value / 2 ** bit) % 2);
  };
  const obu = (kind: number): number[] => {
    while (bits.length % 8) bits.push(0);
    const bytes = Array.from({ length: bits.length / 8 }, (_, at) =>
      bits.slice(8 * at, 8 * at + 8).reduce((byte, bit) => 2 * byte + bit, 0),
    );
    bits.length = 0;
    // A length of two bytes, as encoders write it that leave room for one.
    return [(kind << 3) | 2, 0x80 | bytes.length, 0, ...bytes];
  };
  put(3, profile);
  put(1, 1);
  put(1, Number(reduced));
  if (reduced) put(5, 31);
  else {
    put(1, Number(timing));
    if (timing) {
      put(32, 1);
      put(32, 25);
      put(1, 0);
      put(1, 1);
      put(5, 9);
      put(32, 1);
      put(5, 7);
      put(5, 11);
    }
    put(1, 1);
    put(5, 1);
    for (const level of [3, 9]) {
      put(12, 0x101);
      put(5, level);
      if (level > 7) put(1, 1);
      if (timing) {
        put(1, 1);
        put(10, 5);
        put(10, 6);
        put(1, 1);
      }
      put(1, 1);
      put(4, 9);
    }
  }
  put(4, 15);
  put(4, 14);
  put(16, width - 1);
  put(15, height - 1);
  if (!reduced) {
    put(1, Number(ids));
    if (ids) {
      put(4, 5);
      put(3, 2);
    }
  }
  put(3, 0b101);
  if (!reduced) {
    put(4, 0b0110);
    put(1, Number(order));
    if (order) put(2, 0b01);
    // Each frame says whether it has screen content and whole vectors, or all have.
    put(1, Number(order));
    if (!order) put(1, 1);
    put(1, Number(order));
    if (!order) put(1, 0);
    if (order) put(3, 6);
  }
  put(3, 0b011);
  put(1, Number(deep));
  put(8, 0);
  const sequence = obu(1);
  put(1, 0);
  if (!reduced) {
    put(2, 0);
    put(1, 1);
    if (timing) put(12, 77);
    put(1, 0);
    if (order) {
      put(1, 1);
      put(1, 0);
    }
    if (ids) put(10, 300);
    put(1, Number(override));
  }
  put(32, 0xffffffff);
  return [0x12, 0, ...sequence, ...obu(6)];
}
