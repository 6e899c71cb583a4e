/** Pixels of a picture, in the worker: only there is a picture decoded, so that the page never waits. */
import type { PictureModule } from "#wasm-picture";
import type { Picture, PictureReading } from "./picture.js";

/** Larger pictures are scaled down to this: it is more than reading needs, and takes 48 MB. */
const MOST_PIXELS = 12_000_000;

export async function readPixels(module: PictureModule, picture: Picture): Promise<PictureReading> {
  if (!(picture instanceof Blob)) {
    const { data, width, height } = picture;
    return { ...module.readPicture(data as Uint8ClampedArray, width, height), width, height };
  }
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(picture);
  } catch {
    return { fault: "not-a-picture", width: 0, height: 0, boards: [] };
  }
  const { width, height } = bitmap;
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const [columns, rows] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const context = new OffscreenCanvas(columns, rows).getContext("2d", { willReadFrequently: true })!;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, columns, rows);
  bitmap.close();
  const { fault, boards } = module.readPicture(context.getImageData(0, 0, columns, rows).data, columns, rows);
  if (scale < 1)
    for (const { crossings } of boards)
      crossings.forEach((value, at) => (crossings[at] = value * (at % 2 ? height / rows : width / columns)));
  return { fault, width, height, boards };
}
