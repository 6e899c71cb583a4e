/** A worker's way with a picture. Fetched by the first one, with what the browser needs to speak with the module. */
import createNonetPicture, { type PictureModule } from "#wasm-picture";
import type { PictureReading } from "./picture.js";
import { canDecode, type DecodedPicture, decode, inOwnPixels, release, type ShowPreview } from "./picture-pixels.js";
import { refusalOf } from "./picture-size.js";

export { createNonetPicture };

/** Null where this thread cannot decode: then the one that asks is to, once it was measured here. */
export async function readPicture(
  module: PictureModule,
  picture: Blob | DecodedPicture,
  show?: ShowPreview,
): Promise<PictureReading | null> {
  if (!("pixels" in picture)) {
    const refusal = await refusalOf(picture);
    if (refusal || !canDecode()) return refusal;
  }
  const decoded = "pixels" in picture ? picture : await decode(picture, show);
  if (!("pixels" in decoded)) return decoded;
  const { data, width, height } = decoded.pixels;
  const reading = module.readPicture(data, width, height);
  // Those that somebody handed in are theirs.
  if (decoded !== picture) release(decoded);
  return inOwnPixels(reading, decoded);
}
