/** Pictures are measured by their files: of each kind, of those that say two things, and of those that say nothing. */
import { createCanvas } from "@napi-rs/canvas";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sizeOf } from "../../../web/src/engine/picture-size.js";
import { readPicture } from "../../../web/src/engine/read-picture.js";
import {
  type Av1Sequence,
  ascii,
  av1,
  avif,
  be16,
  be32,
  bmp,
  box,
  fullBox,
  gif,
  gifFrame,
  ispe,
  jpeg,
  jpegFrame,
  jpegScan,
  le24,
  le32,
  png,
  pngChunk,
  webp,
  webpChunk,
} from "../support/picture-files.js";

vi.mock("#wasm-picture", () => ({ default: () => {} }));

const measured = (bytes: readonly number[]) => sizeOf(new Blob([new Uint8Array(bytes)]));
/** With the bytes that the decoder needs besides, for each pixel, of so many. */
const size = (width: number, height: number, room = 0, pixels = width * height) => ({
  width,
  height,
  room: room * pixels,
});
const STILL = 640 * 480;

const app1 = (...content: number[]): number[] => [0xff, 0xe1, ...be16(content.length + 2), ...content];
const table = [0xff, 0xc4, 0, 3, 0];
const frame = jpegFrame(0x5678, 0x1234);
const vp8 = webpChunk("VP8 ", [0x10, 0, 0, 0x9d, 1, 0x2a, 5, 0x41, 6, 0]);
const vp8l = webpChunk("VP8L", [0x2f, 9, 0x80, 2, 0]);
const vp8x = (width: number, height: number) =>
  webpChunk("VP8X", [0, 0, 0, 0, ...le24(width - 1), ...le24(height - 1)]);
const control = (width: number, height: number, left = 0, top = 0) =>
  pngChunk("fcTL", [0, width, height, left, top, 0, 0].flatMap(be32));
const still = (sequence: Partial<Av1Sequence> = {}) => av1({ width: 640, height: 480, ...sequence });

const KINDS: readonly [string, readonly number[], ReturnType<typeof size> | null][] = [
  ["PNG", png(65538, 3), size(65538, 3)],
  ["PNG with other chunks before its pixels", png(640, 480, pngChunk("tEXt", ascii("IDAT"))), size(640, 480)],
  [
    "PNG with a second header",
    png(10, 480, pngChunk("IHDR", [...be32(20_000), ...be32(9), 8, 2, 0, 0, 0])),
    size(20_000, 480),
  ],
  ["PNG that moves, with a first frame outside of it", png(10, 10, control(300, 200, 7, 5)), size(307, 205)],
  ["PNG whose header is not the first", png(640, 480).toSpliced(8, 0, ...pngChunk("CgBI", [0, 0, 0, 0])), null],
  ["PNG with half a signature", [0x89, ...ascii("PNG"), ...png(640, 480).slice(4).fill(0, 0, 4)], null],
  ["PNG without pixels", png(640, 480).slice(0, 8 + 25), null],
  ["PNG of no width", png(0, 480), null],

  ["GIF", gif(258, 772, gifFrame(258, 772)), size(258, 772)],
  ["GIF with a first frame larger than its screen", gif(1, 1, gifFrame(60_000, 50_000, 3, 4)), size(60_003, 50_004)],
  [
    "GIF with comments, and a table of colours",
    gif(20, 30, [0x21, 0xfe, 3, 0x2c, 1, 1, 0], gifFrame(9, 9)),
    size(20, 30),
  ],
  ["GIF without a frame", gif(20, 30, [0x3b], Array<number>(20).fill(0)), null],

  ["BMP", bmp(7, 2), size(7, 2)],
  ["BMP from the top", bmp(7, -2), size(7, 2)],
  [
    "BMP with the oldest header",
    [...ascii("BM"), ...Array<number>(12).fill(0), ...le32(12), 7, 1, 9, 0, ...Array<number>(12).fill(0)],
    size(263, 9),
  ],
  ["BMP with a PNG in it", bmp(7, 2, 5), null],

  ["WebP with loss", webp(vp8), size(261, 6)],
  ["WebP without", webp(vp8l), size(10, 11)],
  ["WebP with more in it", webp(vp8x(258, 65539), vp8), size(261, 65539)],
  ["WebP with a canvas smaller than its picture", webp(vp8x(1, 1), webpChunk("ICCP", [1, 2, 3]), vp8l), size(10, 11)],
  [
    "WebP that moves, with a frame outside of its canvas",
    webp(vp8x(5, 5), webpChunk("ANMF", [...le24(50), ...le24(10), ...le24(99), ...le24(9), 0, 0, 0, 0, ...vp8l])),
    size(200, 30),
  ],
  ["WebP without a frame", webp(vp8x(258, 6)), null],
  ["WebP with a frame that is none", webp(webpChunk("VP8 ", [0x10, 0, 0, 1, 2, 3, 5, 0x41, 6, 0])), null],
  [
    "AVIF that says WebP where its name is",
    [...webp(vp8).with(0, 0).with(1, 0).with(2, 0).with(3, 32), ...ascii("more")],
    null,
  ],

  ["JPEG", jpeg(frame, jpegScan()), size(0x5678, 0x1234)],
  [
    "JPEG after a table, a thumbnail and fillers",
    jpeg(app1(...jpeg(jpegFrame(9, 9), jpegScan())), table, [0xff, 0xff], frame, jpegScan()),
    size(0x5678, 0x1234),
  ],
  [
    "JPEG with stray bytes between its segments",
    jpeg(table, [1, 2, 3, 0xff, 0, 7], frame, [9], jpegScan()),
    size(0x5678, 0x1234),
  ],
  ["JPEG with markers that have no length", jpeg([0xff, 0xd0, 0xff, 1], frame, jpegScan()), size(0x5678, 0x1234)],
  [
    "JPEG with a frame after markers that would have one",
    jpeg([0xff, 0xd0, 0, 17], jpegFrame(60_000, 60_000), frame, jpegScan()),
    size(60_000, 60_000),
  ],
  ["JPEG with two frames", jpeg(jpegFrame(100, 80), jpegFrame(20, 60_000), jpegScan()), size(100, 60_000)],
  [
    "JPEG with many segments of each kind",
    jpeg(...Array<number[]>(9000).fill(app1(1)), frame, jpegScan()),
    size(0x5678, 0x1234),
  ],
  [
    "JPEG with a megabyte of stray bytes",
    jpeg(table, Array<number>(1 << 20).fill(7), frame, jpegScan()),
    size(0x5678, 0x1234),
  ],
  [
    "JPEG in several scans, colours at half the size",
    jpeg(jpegFrame(640, 480, { kind: 0xc2, factors: [0x22, 0x11, 0x11] }), jpegScan()),
    size(640, 480, 3),
  ],
  ["JPEG in several scans", jpeg(jpegFrame(640, 480, { kind: 0xc2 }), jpegScan()), size(640, 480, 6)],
  [
    "JPEG with arithmetic codes in several scans",
    jpeg(jpegFrame(640, 480, { kind: 0xca }), jpegScan()),
    size(640, 480, 6),
  ],
  ["JPEG in several scans that says that it has one", jpeg(jpegFrame(640, 480), jpegScan(1)), size(640, 480, 6)],
  ["JPEG whose height comes later", jpeg(jpegFrame(640, 0), jpegScan()), null],
  ["JPEG with a segment that nobody knows", jpeg([0xff, 0xf7, 0, 4, 0, 0], frame, jpegScan()), null],
  ["JPEG with a segment of no length", jpeg([0xff, 0xe1, 0, 1], frame, jpegScan()), null],
  ["JPEG that begins twice", jpeg([0xff, 0xd8], frame, jpegScan()), null],
  ["JPEG without pixels", jpeg(frame), null],
  ["JPEG that has no end of segments", jpeg(...Array<number[]>(40_000).fill(table), frame, jpegScan()), null],

  ["AVIF", avif({ sides: [640, 480] }, { kind: "av01", data: still() }), size(640, 480, 1.5)],
  [
    "AVIF with several sizes",
    avif({ sides: [640, 480], more: ispe(90, 20_000) }, { kind: "av01", data: still() }),
    size(640, 20_000, 1.5, STILL),
  ],
  [
    "AVIF whose pixels say more than its file",
    avif({ sides: [10, 10] }, { kind: "av01", data: still({ width: 16_384, height: 9000 }) }),
    size(16_384, 9000, 1.5),
  ],
  [
    "AVIF with a second sequence in its pixels",
    avif({ sides: [640, 480] }, { kind: "av01", data: [...still(), ...still({ height: 30_000 })] }),
    size(640, 30_000, 1.5),
  ],
  [
    "AVIF of tiles",
    avif(
      { sides: [512, 512] },
      { kind: "grid", data: [0, 0, 15, 15, ...be16(8000), ...be16(7000)] },
      { kind: "av01", data: still() },
    ),
    { ...size(8000, 7000, 13), room: 13 * 8000 * 7000 + 1.5 * STILL },
  ],
  [
    "AVIF with its opacity beside it",
    avif({ sides: [640, 480] }, { kind: "av01", data: still() }, { kind: "av01", data: still() }),
    size(640, 480, 2 * 1.5 + 2),
  ],
  [
    "AVIF of tiles, with long sizes, in its head",
    avif({ sides: [512, 512], inMeta: true }, { kind: "grid", data: [0, 1, 15, 15, ...be32(80_000), ...be32(7000)] }),
    size(80_000, 7000),
  ],
  ["AVIF of ten bits", avif({ sides: [640, 480] }, { kind: "av01", data: still({ deep: true }) }), size(640, 480, 3)],
  [
    "AVIF with colours at full size",
    avif({ sides: [640, 480] }, { kind: "av01", data: still({ profile: 1 }) }),
    size(640, 480, 3),
  ],
  [
    "AVIF with a long header",
    avif({ sides: [640, 480] }, { kind: "av01", data: still({ reduced: false }) }),
    size(640, 480, 1.5),
  ],
  [
    "AVIF with a long header that has all there is",
    avif(
      { sides: [640, 480] },
      { kind: "av01", data: still({ reduced: false, timing: true, ids: true, order: true }) },
    ),
    size(640, 480, 1.5),
  ],
  [
    "AVIF with a frame of another size than its sequence's",
    avif(
      { sides: [640, 480] },
      { kind: "av01", data: still({ reduced: false, timing: true, ids: true, order: true, override: true }) },
    ),
    null,
  ],
  ["AVIF with a frame before its sequence", avif({ sides: [640, 480] }, { kind: "av01", data: [0x32, 0] }), null],
  ["AVIF without a sequence", avif({ sides: [640, 480] }, { kind: "av01", data: [0x12, 0] }), null],
  [
    "AVIF whose pixels lie in two pieces",
    avif({ sides: [640, 480], pieces: 2 }, { kind: "av01", data: still() }),
    null,
  ],
  ["AVIF that moves", avif({ sides: [640, 480], brand: "avis" }, { kind: "av01", data: still() }), null],
  [
    "AVIF whose head is as long as an icon's",
    avif({ sides: [640, 480], brands: 61 }, { kind: "av01", data: still() }),
    null,
  ],
  [
    "AVIF without sizes",
    [
      ...box("ftyp", ascii("avif\0\0\0\0avif")),
      ...fullBox("meta", box("iprp", box("ipco")), fullBox("iinf", [0, 0]), fullBox("iloc", [0, 0, 0, 0])),
    ],
    null,
  ],
  ["AVIF without a head", [...box("ftyp", ascii("avif\0\0\0\0avif")), ...box("mdat", Array<number>(40).fill(0))], null],
  [
    "AVIF with a box in its head that ends behind it",
    avif({ sides: [640, 480], more: [0, 0, 1, 0, ...ascii("ispe")] }, { kind: "av01", data: still() }),
    null,
  ],
  [
    "AVIF with places that have no end",
    avif({ sides: [640, 480], endless: true }, { kind: "av01", data: still() }),
    null,
  ],
  [
    "HEIC of tiles",
    avif(
      { sides: [512, 512], brand: "heic", more: ispe(4032, 3024) },
      { kind: "hvc1", data: [] },
      { kind: "grid", data: [0, 0, 5, 7, ...be16(4032), ...be16(3024)] },
    ),
    size(4032, 3024),
  ],

  ["an icon", [0, 0, 1, 0, 1, 0, 16, 16, ...Array<number>(60).fill(0)], null],
  ["a drawing", ascii('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d=""/></svg>'), null],
  ["a TIFF", [...ascii("II*\0"), ...Array<number>(60).fill(0)], null],
  ["a text", ascii("this is no picture at all, but as long as one may be"), null],
  ["nothing", [], null],
];

describe("the size of a picture, out of its file", () => {
  test.each(KINDS)("%s", async (_name, bytes, told) => {
    expect(await measured(bytes)).toEqual(told && { ...told, kept: expect.any(Number) as number });
  });

  test.each(KINDS.filter(([, bytes, told]) => told && bytes.length < 1000))(
    "%s, cut off anywhere: the same or nothing",
    async (_name, bytes, told) => {
      for (let end = 0; end < bytes.length; end++) {
        const cut = await measured(bytes.slice(0, end));
        if (cut) expect([end, cut.width, cut.height]).toEqual([end, told!.width, told!.height]);
      }
    },
  );

  test("of files that an encoder wrote", async () => {
    const canvas = createCanvas(300, 200);
    canvas.getContext("2d").fillRect(20, 30, 200, 40);
    for (const kind of ["png", "jpeg", "webp", "avif", "gif"] as const) {
      const bytes = await canvas.encode(kind as "png");
      expect([kind, await sizeOf(new Blob([new Uint8Array(bytes)]))]).toMatchObject([
        kind,
        { width: 300, height: 200 },
      ]);
    }
  });

  test("of a file that is gone meanwhile", async () => {
    const gone = {
      size: 100,
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")) }),
    };
    expect(await sizeOf(gone as unknown as Blob)).toBe(null);
  });
});

describe("what is refused is not decoded", () => {
  const pixels = { data: new Uint8Array(4), width: 1, height: 1 };
  const reading = { fault: "no-grid", boards: [] };
  const decoder = vi.fn(() => Promise.resolve({ width: 1, height: 1, close: () => {} }));
  const read = async (bytes: readonly number[], length = bytes.length): Promise<unknown> => {
    vi.stubGlobal("createImageBitmap", decoder);
    const context = { canvas: {}, drawImage: () => {}, getImageData: () => pixels };
    vi.stubGlobal(
      "OffscreenCanvas",
      class {
        getContext = () => context;
      },
    );
    const file = new Blob([new Uint8Array(bytes)]);
    Object.defineProperty(file, "size", { value: length });
    return readPicture({ readPicture: () => reading } as never, file);
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    decoder.mockClear();
  });

  test.each<[string, readonly number[], object, number?]>([
    ["more than 50 megapixels", png(8192, 6145), { fault: "too-large", width: 8192, height: 6145 }],
    ["a side that is too long", png(30_001, 10), { fault: "too-large", width: 30_001, height: 10 }],
    [
      "what its decoder has no room for",
      jpeg(jpegFrame(7000, 6000, { kind: 0xc2 }), jpegScan()),
      { fault: "too-heavy", width: 7000, height: 6000 },
    ],
    [
      "a file that decoders keep several times",
      webp(vp8x(8192, 6144), vp8),
      { fault: "too-heavy", width: 8192, height: 6144 },
      24_000_000,
    ],
    ["a file that is too long", png(640, 480), { fault: "too-heavy", width: 640, height: 480 }, 64_000_001],
    [
      "what has no size",
      [...ascii("II*\0"), ...Array<number>(60).fill(0)],
      { fault: "not-a-picture", width: 0, height: 0 },
    ],
  ])("%s", async (_name, bytes, told, length) => {
    expect(await read(bytes, length)).toEqual({ ...told, boards: [] });
    expect(decoder).not.toHaveBeenCalled();
  });

  test.each<[string, readonly number[], number?]>([
    ["50 megapixels", png(8192, 6144)],
    ["50 megapixels in the longest file", png(8192, 6144), 64_000_000],
    ["50 megapixels in some megabytes", webp(vp8x(8192, 6144), vp8), 20_000_000],
    ["50 megapixels of eight bits without any packing", bmp(8192, 6144), 50_400_000],
    [
      "50 megapixels in several scans, colours at half the size",
      jpeg(jpegFrame(8192, 6144, { kind: 0xc2, factors: [0x22, 0x11, 0x11] }), jpegScan()),
      20_000_000,
    ],
    ["what takes much, of fewer pixels", jpeg(jpegFrame(6100, 6100, { kind: 0xc2 }), jpegScan())],
    ["the longest file", png(640, 480), 64_000_000],
  ])("%s are", async (_name, bytes, length) => {
    expect(await read(bytes, length)).toMatchObject({ fault: "no-grid", width: 1 });
    expect(decoder).toHaveBeenCalledOnce();
  });

  test("nor where another thread would decode it", async () => {
    vi.stubGlobal("createImageBitmap", undefined);
    const here = (bytes: readonly number[]) => readPicture({} as never, new Blob([new Uint8Array(bytes)]));
    expect(await here(png(640, 480))).toBe(null);
    expect(await here(png(8192, 6145))).toMatchObject({ fault: "too-large" });
  });
});
