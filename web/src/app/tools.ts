/**
 * The tools, in three groups with a field to search them: a sheet, or on wide screens a column, where the player wants
 * that. On phones the sheet goes on with the places and with language and colours.
 */

import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { openExport } from "../export/open.js";
import { hintTexts } from "../hint/texts.js";
import { openPaste } from "../import/open.js";
import { openMaker } from "../maker/open.js";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { frame } from "../page/frame.js";
import { canBeInstalled, install } from "../page/install.js";
import { isSetup, puzzleOf } from "../page/state.js";
import { openPictures } from "../picture/open.js";
import { checkEntries, checkUnique, solve } from "../play/analysis.js";
import { startOver } from "../play/checking/checking.js";
import { emptyBoard } from "../play/games.js";
import { backToBeforeMistake } from "../play/history/mistake.js";
import { historySheet, openHistory } from "../play/history/panel.js";
import { openSketch } from "../play/sketch.js";
import { copyText } from "../shell/copy.js";
import { oneStop, scrollCue } from "../shell/follow.js";
import { places } from "../shell/header.js";
import { type IconName, icon } from "../shell/icons.js";
import { labAddress } from "../shell/places.js";
import { preferences } from "../shell/preferences.js";
import { room } from "../shell/room.js";
import { closeSheet, openSheet, sheet } from "../shell/sheet.js";
import { slice } from "../shell/slice.js";

const singles = room(() => import("../play/singles.js"), hintTexts);

interface Tool {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  /** Its action, or the address it leads to. */
  readonly run?: () => unknown;
  readonly href?: string;
  readonly off?: boolean;
  /** Why, where that is not plain. */
  readonly why?: string;
}

interface Group {
  readonly title: string;
  readonly tools: readonly Tool[];
}

/** Text of the field for searching. */
const search = slice("");

export function openTools(app: App, by: "press" | "key" = "press"): void {
  search.keep(app, "");
  openSheet(app, "tools");
  // On a phone its own keyboard would cover what is there to be pressed.
  if (by === "key" || frame() !== "narrow") focusField();
}

export function toolSheets(app: App): TemplateResult {
  return html`${sheet(app, "tools", app.t("tools"), () => body(app))} ${historySheet(app)}`;
}

/** The same tools as a column beside the board. */
export function toolsColumn(app: App): TemplateResult {
  return html`<aside class="tools-beside" aria-label=${app.t("tools")} ?inert=${app.state.paused} ${scrollCue()}>${groups(app).map((group) => html`<section class="tool-group"><h2>${group.title}</h2>${list(app, group, true)}</section>`)}</aside>`;
}

function body(app: App): TemplateResult {
  const { t } = app;
  const wanted = normal(search.of(app));
  const all = [...groups(app), { title: t("nav"), tools: pages(app) }];
  const shown = wanted
    ? all.flatMap(({ title, tools }) => {
        const found = tools.filter(({ label }) => normal(label).includes(wanted));
        return found.length ? [{ title, tools: found }] : [];
      })
    : // Beside the board the header has the places.
      frame() === "narrow"
      ? all
      : groups(app);
  return html`<label class="tool-search">${icon("search")}<input id="tool-search" type="search" autocomplete="off" spellcheck="false"
      aria-label=${t("tools-search")} placeholder=${t("tools-search")} .value=${live(search.of(app))}
      @input=${(event: Event) => search.set(app, (event.target as HTMLInputElement).value)} @keydown=${(event: KeyboardEvent) => onFieldKey(app, event)} /></label>
    <div class="tool-groups" @keydown=${onToolKey} ${oneStop()}>${shown.map((group) => section(app, group))}</div>
    ${shown.length ? nothing : html`<p class="soft" role="status">${t("tools-none")}</p>`}
    ${wanted || frame() !== "narrow" ? nothing : preferences(app)}`;
}

/** Gives the keyboard to the field, behind what is in it. */
function focusField(): void {
  const field = document.querySelector<HTMLInputElement>("#tool-search")!;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

/** Enter takes the first that was found; Escape first empties the field. */
function onFieldKey(app: App, event: KeyboardEvent): void {
  const first = document.querySelector<HTMLElement>("#sheet-tools .tool:not(:disabled)");
  if (event.key === "Enter" && search.of(app)) first?.click();
  else if (event.key === "ArrowDown") first?.focus();
  else if (event.key === "Escape" && search.of(app)) search.set(app, "");
  else return;
  event.preventDefault();
}

/** Arrows go from tool to tool, from the first line up to the field; letters go to the field, too. */
function onToolKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isSearch = (ctrlKey || metaKey) && key.toLowerCase() === "k";
  const isLetter = key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
  if (isSearch || isLetter) focusField();
  if (isSearch) event.preventDefault();
  const before = event.target;
  // The group has its say first.
  if (key === "ArrowUp") queueMicrotask(() => document.activeElement === before && focusField());
}

const normal = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

const section = (app: App, group: Group): TemplateResult =>
  html`<section class="tool-group"><h3>${group.title}</h3>${list(app, group)}</section>`;

/** Beside the board, each group is one stop of the Tab key. */
const list = (app: App, { title, tools }: Group, beside = false): TemplateResult =>
  beside
    ? html`<div class="tools" role="group" aria-label=${title} ${oneStop()}>${tools.map((one) => toolButton(app, one))}</div>`
    : html`<div class="tools">${tools.map((one) => toolButton(app, one))}</div>`;

function toolButton(app: App, { id, icon: sign, label, run, href, off = false, why }: Tool): TemplateResult {
  return href !== undefined && !off
    ? html`<a class="tool" data-tool=${id} href=${href} @click=${() => closeSheet(app)}>${icon(sign)}<span>${label}</span></a>`
    : html`<button class="tool" data-tool=${id} ?disabled=${off} title=${why ?? nothing} @click=${() => (closeSheet(app), void run?.())}>${icon(sign)}<span>${label}</span></button>`;
}

function groups(app: App): readonly Group[] {
  const { t, state } = app;
  const off = !state.ready;
  // A puzzle that is typed in is no game yet.
  const inGame = isSetup(app) ? { off: true, why: t("setup-not-now") } : { off };
  const ofCheck: Tool[] = [
    { id: "check", icon: "check", label: t("tool-check"), run: () => checkEntries(app), ...inGame },
    { id: "draw", icon: "draw", label: t("tool-draw"), run: () => openSketch(app), ...inGame },
    { id: "unique", icon: "unique", label: t("tool-unique"), run: () => checkUnique(app), off },
    { id: "mistake", icon: "mistake", label: t("history-mistake"), run: () => backToBeforeMistake(app), ...inGame },
    { id: "history", icon: "checkpoint", label: t("history-and-checkpoints"), run: () => openHistory(app), off },
  ];
  const ofSolve: Tool[] = [
    { id: "solve", icon: "solve", label: t("tool-solve"), run: () => solve(app), off },
    {
      id: "singles",
      icon: "singles",
      label: t("tool-singles"),
      run: () => singles.use(app, ({ fillSingles }) => fillSingles(app)),
      ...inGame,
    },
    { id: "path", icon: "path", label: t("tool-path"), href: addressOf("path"), ...inGame },
    { id: "steps", icon: "steps", label: t("tool-steps"), href: addressOf("steps"), ...inGame },
    { id: "techniques", icon: "techniques", label: t("tool-techniques"), href: addressOf("techniques") },
  ];
  const ofPuzzle: Tool[] = [
    { id: "paste", icon: "paste", label: t("tool-paste"), run: () => openPaste(app) },
    { id: "picture", icon: "picture", label: t("tool-picture"), run: () => openPictures(app) },
    { id: "empty", icon: "empty", label: t("tool-empty"), run: () => emptyBoard(app) },
    { id: "make", icon: "make", label: t("tool-make"), run: () => openMaker(app) },
    { id: "copy", icon: "copy", label: t("tool-copy"), run: () => copyPuzzle(app), off },
    { id: "export", icon: "export", label: t("tool-export"), run: () => openExport(app), off },
    { id: "print", icon: "print", label: t("tool-print"), href: addressOf("print") },
    { id: "restart", icon: "restart", label: t("tool-restart"), run: () => startOver(app), off },
    ...(canBeInstalled(app)
      ? [{ id: "install", icon: "install", label: t("tool-install"), run: () => install(app) } as const]
      : []),
  ];
  return [
    { title: t("tools-check"), tools: ofCheck },
    { title: t("tool-solve"), tools: ofSolve },
    { title: t("tools-puzzle"), tools: ofPuzzle },
  ];
}

const pages = (app: App): Tool[] =>
  places({ lab: labAddress(puzzleOf(app)) }).map(({ id, href }) => ({ id, icon: id, label: app.t(`nav-${id}`), href }));

/** The puzzle goes out as text. */
async function copyPuzzle(app: App): Promise<void> {
  const puzzle = /[1-9]/.test(app.model.givens) ? app.model.givens : app.model.value;
  const copied = await copyText(puzzle);
  app.say({ tone: copied ? "good" : "info", text: (t) => t(copied ? "copy-done" : "copy-failed"), code: puzzle });
}
