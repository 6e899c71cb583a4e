/** How large the file of a picture says that it is. A small file may be a picture that no memory has room for: nobody decodes it to find out. */

export type PictureSize = [width: number, height: number];

/** Enough of a file for all kinds but JPEG. */
const HEAD = 32;
/** No JPEG has more before its size; a broken one could go on for ever. */
const MOST_SEGMENTS = 1000;

const viewOf = async (file: Blob, from: number, length: number): Promise<DataView> =>
  new DataView(await file.slice(from, from + length).arrayBuffer());

const textAt = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

/** The size, before it is turned the right way up; null where the file is of another kind, or ends before. */
export async function sizeOf(file: Blob): Promise<PictureSize | null> {
  try {
    const head = await viewOf(file, 0, HEAD);
    if (head.getUint16(0) === 0xffd8) return await sizeOfJpeg(file);
    if (textAt(head, 1, 3) === "PNG") return [head.getUint32(16), head.getUint32(20)];
    if (textAt(head, 0, 3) === "GIF") return [head.getUint16(6, true), head.getUint16(8, true)];
    if (textAt(head, 0, 2) === "BM") return [Math.abs(head.getInt32(18, true)), Math.abs(head.getInt32(22, true))];
    return textAt(head, 8, 4) === "WEBP" ? sizeOfWebp(head) : null;
  } catch {
    // It ends too early, or cannot be read at all, and whoever decodes it will say so.
    return null;
  }
}

async function sizeOfJpeg(file: Blob): Promise<PictureSize | null> {
  let at = 2;
  for (let segment = 0; segment < MOST_SEGMENTS; segment++) {
    const view = await viewOf(file, at, 9);
    const kind = view.getUint8(1);
    if (view.getUint8(0) !== 0xff) return null;
    // A marker may stand after any number of these.
    if (kind === 0xff) at++;
    // Frames, but for tables that have a number between theirs.
    else if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind))
      return [view.getUint16(7), view.getUint16(5)];
    else at += 2 + view.getUint16(2);
  }
  return null;
}

function sizeOfWebp(head: DataView): PictureSize | null {
  const kind = textAt(head, 12, 4);
  const three = (at: number): number => head.getUint16(at, true) + (head.getUint8(at + 2) << 16);
  if (kind === "VP8X") return [three(24) + 1, three(27) + 1];
  if (kind === "VP8 ") return [head.getUint16(26, true) & 0x3fff, head.getUint16(28, true) & 0x3fff];
  if (kind !== "VP8L") return null;
  const bits = head.getUint32(21, true);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}
