/** The view's own way to open a file. */
import type { App } from "../app.js";
import { openCollection } from "./open.js";
import { patch } from "./state.js";

/** Reads the file as a collection, also when it has a single puzzle. */
export async function openFiles(app: App, [file]: readonly File[]): Promise<void> {
  if (!file) return;
  const text = await file.text();
  const result = await app.task((t) => t("generating"), (signal) => app.engine.read(text, { signal }), { retry: () => void openFiles(app, [file]), ofPosition: false });
  if (!result) return;
  if (result.error) return patch(app, { note: { tone: "bad", text: () => result.error } });
  await openCollection(app, { name: file.name, result });
}
