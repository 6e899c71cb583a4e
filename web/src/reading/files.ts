/** Files as text. A file that is no text is not read, but reported by its name. */

/** More than the engine reads; what is larger is refused before it is looked at. */
export const MOST_BYTES = 32 * 2 ** 20;

/** `guessed`: it is no UTF-8, and its letters may be others; digits are safe. */
export type FileText =
  | { text: string; guessed: boolean }
  | { problem: "empty" | "too-large" | "unreadable" | "picture" | "binary" };

type FileLike = Pick<File, "size" | "type" | "arrayBuffer">;

export async function textOf(file: FileLike): Promise<FileText> {
  if (file.type.startsWith("image/")) return { problem: "picture" };
  if (file.size > MOST_BYTES) return { problem: "too-large" };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return isPicture(bytes) ? { problem: "picture" } : decode(bytes);
  } catch (error) {
    // A folder, a file that is gone, or one that may not be read.
    console.warn(error);
    return { problem: "unreadable" };
  }
}

/**
 * UTF-8; UTF-16 where a byte-order mark says so; else what Windows once wrote, unless there is anything in it that no
 * text has.
 */
export function decode(bytes: Uint8Array): FileText {
  const wide = widthOf(bytes);
  const text = wide ? decodeAs(bytes, wide) : (decodeAs(bytes, "utf-8") ?? decodeAs(bytes, "windows-1252"));
  if (text === null || isBinary(text)) return { problem: "binary" };
  if (!text.trim()) return { problem: "empty" };
  return { text, guessed: !wide && decodeAs(bytes, "utf-8") === null };
}

function widthOf([first, second, third, fourth]: Uint8Array): string {
  if (first === 0xff && second === 0xfe && (third || fourth)) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "";
}

/** Null where the bytes are not of that encoding. A mark at the beginning is no part of the text. */
function decodeAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * How files of pictures begin: PNG, JPEG, GIF, WebP, BMP, TIFF, and HEIC and AVIF, which name themselves from their
 * fifth byte on. Files from another application have no type.
 */
const PICTURES = [
  /^\x89PNG/,
  /^\xff\xd8\xff/,
  /^GIF8[79]a/,
  /^RIFF.{4}WEBP/s,
  /^BM.{4}\0{4}/s,
  /^(II\*\0|MM\0\*)/,
  /^.{4}ftyp(heic|heix|hevc|mif1|msf1|avif)/s,
];

function isPicture(bytes: Uint8Array): boolean {
  const beginning = String.fromCharCode(...bytes.subarray(0, 16));
  return PICTURES.some((one) => one.test(beginning));
}

/** Control characters that no text has; a file of DOS may end with Ctrl+Z. */
const isBinary = (text: string): boolean => /[\0-\x08\x0e-\x19\x1b-\x1f]/.test(text);

/** The beginning of a backup of Nonet's library, which is no puzzle. */
export const isBackup = (beginning: string): boolean => /^\uFEFF?\s*\{\s*"format"\s*:\s*"nonet-backup"/.test(beginning);
