/** Sends a picture to the engine: anything else is refused, and where no worker can decode, this thread does. */
import { EngineError } from "./errors.js";
import { kindOf, tagOf } from "./kind.js";
import type { Picture, PicturePixels, PictureReading } from "./picture.js";
import { canDecode, type DecodedPicture, decode, isTooLarge, nothing, type ShowPreview } from "./picture-pixels.js";
import { shown } from "./shown.js";

type Ask = (picture: Blob | DecodedPicture) => Promise<unknown>;

/** One of another window has another class. */
const isBlob = (picture: unknown): picture is Blob => ["Blob", "File"].includes(tagOf(picture));

/** Pixels to send; of those that would only be refused, the reading that says so, before they are copied. */
function toDecoded(picture: PicturePixels): DecodedPicture | PictureReading {
  const { data, width, height } = Object(picture) as PicturePixels;
  if (!["Uint8ClampedArray", "Uint8Array"].includes(tagOf(data)))
    throw new EngineError(
      "input",
      `A picture is a Blob, or an object with data (Uint8ClampedArray or Uint8Array), width and height, not ${kindOf(picture)}.`,
    );
  for (const side of [width, height])
    if (!Number.isSafeInteger(side) || side < 0)
      throw new EngineError("input", `The sides of a picture are whole numbers of pixels: ${shown(side)}`);
  if (isTooLarge(width, height)) return nothing("too-large", width, height);
  if (data.length !== 4 * width * height) return nothing("bad-pixels", width, height);
  const pixels = { data: data.byteLength === data.buffer.byteLength ? data : data.slice(), width, height };
  return { pixels, width, height };
}

/** Rejects with an `EngineError` for what is no picture by its type, or cannot be decoded by anything here. */
export async function readPictureWith(ask: Ask, picture: Picture, show?: ShowPreview): Promise<PictureReading> {
  const send = async (decoded: DecodedPicture | PictureReading): Promise<PictureReading> =>
    "pixels" in decoded ? ((await ask(decoded)) as PictureReading) : decoded;
  if (!isBlob(picture)) return send(toDecoded(picture));
  if (!canDecode())
    throw new EngineError("input", "Nothing here decodes pictures: give the pixels, as { data, width, height }.");
  const reading = (await ask(picture)) as PictureReading | null;
  return reading ?? send(await decode(picture, show));
}
