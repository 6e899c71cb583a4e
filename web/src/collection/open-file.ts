/** The view's own way to open a file. */

import type { App } from "../page/app.js";
import { collectionTexts } from "../page/room-texts.js";
import { textOf } from "../reading/files.js";
import { read } from "../reading/read.js";
import { openCollection } from "./open.js";

/**
 * A file with puzzles is a collection, also with a single one. The dialog that reads puzzles deals with other files,
 * and with several at once.
 */
export async function openFiles(app: App, files: readonly File[]): Promise<void> {
  const [file] = files;
  const content = file && files.length === 1 ? await textOf(file) : null;
  if (!file || !content || "problem" in content) return withDialog(app, files);
  const result = await app.task(
    () => collectionTexts.of(app)("collection-reading"),
    (signal) => read(app, content.text, signal),
    { retry: () => void openFiles(app, files), ofPosition: false },
  );
  if (!result) return;
  if (result.count) await openCollection(app, { name: file.name, result });
  else await withDialog(app, files);
}

async function withDialog(app: App, files: readonly File[]): Promise<void> {
  await app.doors.files(files);
}
