/** Arrivals from outside: texts and files dropped on it, in its address, or handed over by the system. */
import { SINGLE_FILE } from "#edition";
import type { App } from "../page/app.js";
import { replaceAddress } from "../shell/address-bar.js";
import { withImport } from "./open.js";
import { pasteState } from "./state.js";

/** Not in TypeScript's own types: only some browsers have it. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

const SHARED = ["url", "text", "title"];
const GAME = /^#[pg]=/;

/** Whether the page was opened with something that may bring a game. */
export const bringsSomething = (): boolean =>
  GAME.test(location.hash) || ["shared", ...SHARED].some((name) => new URLSearchParams(location.search).has(name));

export function listenToArrivals(app: App): void {
  listenToDrops(app);
  addEventListener("hashchange", () => void followLink(app));
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length)
      void withImport(app, async (own) => own.bringFiles(app, await Promise.all(files.map((file) => file.getFile()))));
  });
}

/**
 * Opens the game in the page's address; true when there was one. The address is cleaned, so that a reload goes on with
 * the game.
 */
export async function followAddress(app: App): Promise<boolean> {
  const query = new URLSearchParams(location.search);
  const files = query.get("shared") === "files";
  const parts = SHARED.flatMap((name) => query.get(name)?.trim() || []);
  if (!files && !parts.length) return followLink(app);
  replaceAddress(location.pathname + location.hash);
  return withImport(app, async (own) =>
    files ? own.bringSharedFiles(app, await own.sharedFiles()) : own.bringShared(app, parts),
  );
}

async function followLink(app: App): Promise<boolean> {
  const { href, hash, pathname, search } = location;
  if (!GAME.test(hash)) return false;
  replaceAddress(pathname + search);
  return withImport(app, (own) => own.bringLink(app, SINGLE_FILE ? hash : href));
}

/**
 * Files and texts can be dropped wherever nothing covers the page; what is dragged within the page stays with the
 * browser.
 */
function listenToDrops(app: App): void {
  let own = false;
  /** How many elements the pointer has entered and not left: an inner one is entered before the outer is left. */
  let over = 0;
  const count = (next: number): void => {
    const before = over;
    over = Math.max(0, next);
    if (over > 0 !== before > 0) void withImport(app, async ({ dropTarget }) => dropTarget(app, over > 0));
  };
  const takes = ({ dataTransfer }: DragEvent): boolean =>
    !own &&
    !(document.querySelector("dialog[open]") && !pasteState.of(app)) &&
    (dataTransfer?.types.some((type) => type === "Files" || type === "text/plain") ?? false);
  document.addEventListener("dragstart", () => (own = true));
  document.addEventListener("dragend", () => (own = false));
  document.addEventListener("dragenter", (event) => takes(event) && count(over + 1));
  document.addEventListener("dragleave", (event) => takes(event) && count(over - 1));
  document.addEventListener("dragover", (event) => takes(event) && event.preventDefault());
  document.addEventListener("drop", (event) => {
    if (!takes(event)) return;
    event.preventDefault();
    count(0);
    // Both have to be asked for at once: later there is nothing left.
    const files = [...event.dataTransfer!.files];
    const text = event.dataTransfer!.getData("text/plain");
    void withImport(app, (own) => (files.length ? own.bringFiles(app, files) : own.bringText(app, text)));
  });
}
