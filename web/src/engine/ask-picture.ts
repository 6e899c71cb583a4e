/** Sends a picture to the engine: anything else is refused, and where no worker can decode, this thread does. */
import { EngineError } from "./errors.js";
import { kindOf, tagOf } from "./kind.js";
import type { Picture, PicturePixels, PictureReading } from "./picture.js";
import { canDecode, type DecodedPicture, decode } from "./picture-pixels.js";

type Ask = (picture: Blob | DecodedPicture) => Promise<unknown>;

/** One of another window has another class. */
const isBlob = (picture: unknown): picture is Blob => ["Blob", "File"].includes(tagOf(picture));

function toDecoded(picture: PicturePixels): DecodedPicture {
  const { data, width, height } = Object(picture) as PicturePixels;
  if (!["Uint8ClampedArray", "Uint8Array"].includes(tagOf(data)))
    throw new EngineError(
      "input",
      `A picture is a Blob, or an object with data (Uint8ClampedArray or Uint8Array), width and height, not ${kindOf(picture)}.`,
    );
  for (const side of [width, height])
    if (!Number.isSafeInteger(side) || side < 0)
      throw new EngineError("input", `The sides of a picture are whole numbers of pixels: ${String(side)}`);
  const pixels = { data: data.byteLength === data.buffer.byteLength ? data : data.slice(), width, height };
  return { pixels, width, height };
}

/** Rejects with an `EngineError` for what is no picture by its type, or cannot be decoded by anything here. */
export async function readPictureWith(ask: Ask, picture: Picture): Promise<PictureReading> {
  if (!isBlob(picture)) return (await ask(toDecoded(picture))) as PictureReading;
  if (!canDecode())
    throw new EngineError("input", "Nothing here decodes pictures: give the pixels, as { data, width, height }.");
  const reading = (await ask(picture)) as PictureReading | null;
  if (reading) return reading;
  const decoded = await decode(picture);
  return "pixels" in decoded ? ((await ask(decoded)) as PictureReading) : decoded;
}
