/** Puzzles coming in: what is pasted, typed, dropped, opened or linked is read, shown, and played. */

import type { Progress, ReadResult } from "../engine/index.js";
import type { After } from "../i18n/localizer.js";
import type { ReadingId } from "../i18n/messages.js";
import { PATIENCE_MS } from "../i18n/patience.js";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { type ReadingWords, readingTexts } from "../page/room-texts.js";
import type { Text } from "../page/state.js";
import { openPictures } from "../picture/open.js";
import { playChallenge } from "../play/challenge.js";
import { playBrought, resume } from "../play/games.js";
import { decode, isBackup, MOST_BYTES, textOf } from "../reading/files.js";
import { broughtOf, isBare } from "../reading/game.js";
import { isCertain, joined, type Reading, read, tooLarge } from "../reading/read.js";
import { warningsOf } from "../reading/sentences.js";
import { type Challenge, challengeIn } from "../shell/challenge.js";
import { slice } from "../shell/slice.js";
import { faultText } from "../sudoku/faults.js";
import { progressAt } from "../sudoku/progress.js";
import { candidatesIn, solveWith } from "../sudoku/solve.js";
import { type PasteState, pasteState } from "./state.js";

/** The reading under way in the dialog. Later texts overtake earlier ones. */
const running = slice<AbortController | null>(null);

const nothing = {
  text: "",
  name: "",
  reading: "no",
  result: null,
  at: 0,
  outcome: "checking",
  problems: [],
} as const satisfies PasteState;

/** Opens the dialog with a text; `result` is what it was read as, where that is known. */
export async function beginPaste(app: App, text: string, name = "", result: Reading | null = null): Promise<void> {
  app.unsaved.add("import");
  pasteState.set(app, nothing);
  if (result) show(app, { text, name }, result);
  else if (text) await follow(app, text, name);
}

export function endPaste(app: App): void {
  running.of(app)?.abort();
  app.unsaved.delete("import");
  pasteState.set(app, null);
}

const patch = (app: App, change: Partial<PasteState>): void => {
  pasteState.patch(app, change);
};

/** Reads what is in the field; called for every change of it. */
export async function follow(app: App, text: string, name = ""): Promise<void> {
  running.of(app)?.abort();
  if (!text.trim() || text.length > MOST_BYTES)
    return show(app, { text: text.trim() ? "" : text, name }, text.trim() ? tooLarge : null);
  const controller = new AbortController();
  running.keep(app, controller);
  patch(app, { text, name, reading: "yes", problems: [] });
  const timer = setTimeout(() => running.of(app) === controller && patch(app, { reading: "long" }), PATIENCE_MS);
  try {
    const result = await read(app, text, controller.signal);
    if (running.of(app) === controller && !controller.signal.aborted) show(app, { text, name }, result);
  } catch (error) {
    if (!controller.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
}

function show(
  app: App,
  source: Pick<PasteState, "text" | "name">,
  result: Reading | null,
  problems: readonly string[] = [],
): void {
  running.of(app)?.abort();
  patch(app, { ...nothing, ...source, result, problems });
  if (result?.count) void choose(app, 0);
}

/** Looks at one of the puzzles that were read, and finds out how many solutions it has. */
export async function choose(app: App, index: number): Promise<void> {
  const { result } = pasteState.of(app) ?? {};
  if (!result?.count) return;
  const at = Math.min(result.count - 1, Math.max(0, index));
  patch(app, { at, outcome: "checking" });
  const outcome = await outcomeOf(app, progressAt(result, at));
  const paste = pasteState.of(app);
  if (paste?.result === result && paste.at === at) patch(app, { outcome });
}

async function outcomeOf(app: App, progress: Progress): Promise<string> {
  try {
    return (await app.answered(solveWith(app.engine, progress.givens, candidatesIn(progress)))).outcome;
  } catch (error) {
    console.warn(error);
    return "unknown"; // The puzzle can be played all the same; the page's own notice tells of the engine.
  }
}

/** Plays the puzzle that the dialog shows. */
export async function playShown(app: App): Promise<void> {
  const paste = pasteState.of(app);
  if (!paste?.result?.count || paste.reading !== "no") return;
  endPaste(app);
  const sent = challengeIn(paste.text);
  if (sent) await playLink(app, paste.result, sent);
  else await play(app, paste.result, paste.at);
}

async function play(app: App, result: ReadResult, index: number, word?: Text): Promise<void> {
  if (app.state.view !== "play") location.hash = addressOf("play");
  await playBrought(app, broughtOf(progressAt(result, index), app.state.settings.marks).brought, word);
}

/** Hands all puzzles on to where one can look through them. */
export async function openAll(app: App): Promise<void> {
  const paste = pasteState.of(app);
  if (!paste?.result?.count) return;
  const { result, name } = paste;
  endPaste(app);
  await app.doors.collection({ name: name || readingTexts.of(app)("import-pasted"), result });
}

/** Something is being played that a puzzle would push aside: then it is shown first. */
const isInProgress = ({ model, state }: App): boolean => state.ready && model.touched && !model.solved;

/** A text that was pasted or dropped on the page: a puzzle is played, unless one has to look at it first. */
export async function bringText(app: App, text: string): Promise<void> {
  if (isBackup(text.slice(0, 200)))
    return takeBackup(app, new File([text], "nonet-backup.json", { type: "application/json" }));
  await bringRead(app, text, "", await read(app, text));
}

async function bringRead(app: App, text: string, name: string, result: Reading): Promise<void> {
  // The game before it is kept, and nothing of the puzzle is to be seen before it is begun.
  const sent = challengeIn(text.trim());
  if (sent && !result.error) return void (await playLink(app, result, sent));
  const certain = isCertain(result) && !broughtOf(progressAt(result, 0)).unrecorded;
  if (certain && !pasteState.of(app) && !isInProgress(app)) await play(app, result, 0);
  else await beginPaste(app, result.error === "too-large" ? "" : text, name, result);
}

/** Files that were dropped, chosen, or opened with the page. Of several, all puzzles become one list. */
export async function bringFiles(app: App, files: readonly File[]): Promise<boolean> {
  const before = app.game.id;
  await readFiles(app, files);
  return app.game.id !== before;
}

/**
 * Files that something else handed over. Any page can do so, as if it were an application of the device, so the player
 * hears of it.
 */
export async function bringSharedFiles(app: App, files: readonly File[]): Promise<boolean> {
  if (!files.length) return false;
  const brought = await bringFiles(app, files);
  const t = readingTexts.of(app);
  app.notify({ id: "arrival", tone: "info", text: () => t("import-from-outside", { count: files.length }) });
  return brought;
}

async function readFiles(app: App, files: readonly File[]): Promise<void> {
  const [file] = files;
  if (!file) return;
  for (const one of files) if (await startsBackup(one)) return takeBackup(app, one);
  if (files.length > 1) return bringMany(app, files);
  const content = await textOf(file);
  if ("problem" in content && content.problem === "picture") return bringPictures(app, files);
  const t = readingTexts.of(app);
  if ("problem" in content) return refuse(app, [problemText(t, file, content.problem)]);
  await bringRead(app, content.text, file.name, guess(await read(app, content.text), content.guessed));
}

/** Boards in pictures are looked at beside them. */
async function bringPictures(app: App, files: readonly File[]): Promise<void> {
  endPaste(app);
  await openPictures(app, files);
}

async function bringMany(app: App, files: readonly File[]): Promise<void> {
  const contents = await Promise.all(files.map(textOf));
  if (contents.every((content) => "problem" in content && content.problem === "picture"))
    return bringPictures(app, files);
  const t = readingTexts.of(app);
  const problems: string[] = [];
  const results: Reading[] = [];
  for (const [at, file] of files.entries()) {
    const content = contents[at]!;
    const result = "text" in content ? guess(await read(app, content.text), content.guessed) : null;
    if ("problem" in content) problems.push(problemText(t, file, content.problem));
    else if (result!.error)
      problems.push(t("import-of-file", { name: file.name, what: faultText(t, result!, result!.format) }));
    else results.push(result!);
  }
  if (!results.length) return refuse(app, problems);
  await beginPaste(app, "");
  show(app, { text: "", name: t("import-files", { count: results.length }) }, joined(results), problems);
}

/** Digits are the same in all of them, but names may have lost their accents. */
const guess = (result: ReadResult, guessed: boolean): Reading => (guessed ? { ...result, guessed } : result);

async function refuse(app: App, problems: readonly string[]): Promise<void> {
  await beginPaste(app, "");
  patch(app, { problems });
}

function problemText(t: ReadingWords, { name, size }: File, problem: After<"import-file-", ReadingId>): string {
  return t("import-of-file", {
    name,
    what: t(`import-file-${problem}`, { size: Math.ceil(size / 2 ** 20), most: MOST_BYTES / 2 ** 20 }),
  });
}

async function startsBackup(file: File): Promise<boolean> {
  try {
    const beginning = decode(new Uint8Array(await file.slice(0, 200).arrayBuffer()));
    return "text" in beginning && isBackup(beginning.text);
  } catch {
    return false; // The import reports an unreadable text, where it reads it as a whole.
  }
}

/** A backup is no puzzle, but the library knows what to do with it. */
async function takeBackup(app: App, file: File): Promise<void> {
  endPaste(app);
  await app.doors.backup(file);
}

/**
 * A link to a puzzle: it is played, and the game before is kept. False when there is none in it; then a notice says
 * why.
 */
export async function bringLink(app: App, address: string): Promise<boolean> {
  return playLink(app, await read(app, address), challengeIn(address));
}

/** `sent`: the challenge in the link. */
async function playLink(app: App, result: Reading, sent: ReturnType<typeof challengeIn>): Promise<boolean> {
  const t = readingTexts.of(app);
  if (result.error || !result.count) {
    const why = faultText(t, result, result.format);
    app.notify({ id: "arrival", tone: "bad", text: () => t("import-bad-link", { why }) });
    return false;
  }
  app.dismiss("arrival");
  const progress = progressAt(result, 0);
  if (sent && "challenge" in sent) return bringChallenge(app, t, progress, sent.challenge);
  if (sent) app.notify({ id: "arrival", tone: "bad", text: () => t(`import-challenge-${sent.problem}`) });
  const isPuzzle = progress.givens.some(Boolean);
  if (isPuzzle && isBare(broughtOf(progress).brought.record) && resume(app, progress.givens.join(""))) {
    if (app.state.view !== "play") location.hash = addressOf("play");
    app.say({ tone: "info", text: (texts) => texts("loaded-resumed") });
    return true;
  }
  const warnings = warningsOf(t, result, progress).join(" ");
  // Not awaited: whether it is a proper puzzle is found out while it is on the board.
  void play(app, result, 0, warnings ? () => warnings : undefined);
  return true;
}

/** A puzzle and a time to beat. Times compare only where there is one solution to find. */
async function bringChallenge(app: App, t: ReadingWords, { givens }: Progress, challenge: Challenge): Promise<boolean> {
  const puzzle = givens.join("");
  const solved = await app.task(
    (texts) => texts("solving"),
    (signal) => app.engine.solve(givens, { signal }),
    { retry: () => void bringChallenge(app, t, { givens } as Progress, challenge), ofPosition: false },
  );
  if (!solved) return false;
  if (solved.outcome === "unique") {
    playChallenge(app, puzzle, challenge);
    return true;
  }
  const { outcome } = solved;
  app.notify({ id: "arrival", tone: "bad", text: () => t("import-challenge-improper", { outcome }) });
  return false;
}

/** Brings the game that another application shares: an address, a text, or a text with an address in it. */
export async function bringShared(app: App, parts: readonly string[]): Promise<boolean> {
  const addresses = parts.flatMap((part) => part.match(/https?:\/\/\S+/g) ?? []);
  for (const text of new Set([...parts, ...addresses])) {
    const result = await read(app, text);
    if (result.error) continue;
    await bringRead(app, text, "", result);
    return !pasteState.of(app);
  }
  await beginPaste(app, parts.join("\n"));
  return false;
}

/** Where the service worker (sw/share-target.ts) keeps files that another application has shared. */
const CACHE = "nonet-shared";

/** Takes the shared files; a second time there are none. */
export async function sharedFiles(): Promise<File[]> {
  const cache = await caches.open(CACHE);
  const kept = await cache.keys();
  const files = await Promise.all(
    kept.map(async (request) => {
      const content = await (await cache.match(request))!.blob();
      return new File([content], new URL(request.url).searchParams.get("name") || "?");
    }),
  );
  await caches.delete(CACHE);
  return files;
}
