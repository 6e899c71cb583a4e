/** How large a picture is, by the first bytes of its file: what is too large is not even decoded. */

export interface PictureSize {
  width: number;
  height: number;
}

const MOST_PIXELS = 100_000_000;
const MOST_SIDE = 30_000;
/** So much of a file says it; a JPEG may have a preview before that. */
const BEGINNING = 256 * 1024;

/** The size of a picture with more pixels than are read; null for any other, and where the file does not say. */
export async function tooLarge(picture: Blob): Promise<PictureSize | null> {
  const size = sizeOf(new Uint8Array(await picture.slice(0, BEGINNING).arrayBuffer()));
  return size && (size.width * size.height > MOST_PIXELS || Math.max(size.width, size.height) > MOST_SIDE)
    ? size
    : null;
}

/** The size that a file of PNG, GIF, WebP or JPEG names; null where it is another one, or damaged. */
export function sizeOf(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begins = (text: string, at = 0): boolean =>
    bytes.length >= at + text.length && Array.from(text).every((sign, i) => bytes[at + i] === sign.charCodeAt(0));
  if (begins("\x89PNG") && bytes.length >= 24) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (begins("GIF8") && bytes.length >= 10) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (begins("RIFF") && begins("WEBP", 8) && bytes.length >= 30) return sizeOfWebP(view, begins);
  return begins("\xff\xd8") ? sizeOfJpeg(view) : null;
}

function sizeOfWebP(view: DataView, begins: (text: string, at: number) => boolean): PictureSize | null {
  if (begins("VP8X", 12)) {
    const of24 = (at: number): number => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return { width: of24(24), height: of24(27) };
  }
  if (begins("VP8L", 12)) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return begins("VP8 ", 12)
    ? { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    : null;
}

/** The first frame header among the segments. */
function sizeOfJpeg(view: DataView): PictureSize | null {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
