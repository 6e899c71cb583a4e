/**
 * The page for `<iframe>`: one board, as its address asks. A classic script, so that it runs where a sandbox leaves
 * it no origin.
 */
import "./embed.css";
import "./place.js";
import { NonetBoard } from "../board/element.js";
import { negotiate } from "../i18n/localizer.js";
import { decodeGame } from "../sudoku/codec.js";
import { parsePuzzle } from "../sudoku/parse.js";
import { Bridge } from "./bridge.js";
import { fitInto } from "./fit.js";
import { Guard } from "./guard.js";
import { keepInAddress } from "./keep.js";
import { Origins } from "./origins.js";
import { type FrameSettings, type ParameterFault, readParameters } from "./parameters.js";
import { embedTexts, faultSentence } from "./texts.js";

function dress(board: NonetBoard, { theme, hue, lang, styles }: FrameSettings): void {
  const root = document.documentElement;
  root.dataset["theme"] = theme;
  root.lang = lang || negotiate(navigator.languages);
  if (parent === window) root.dataset["alone"] = "";
  if (hue !== null) root.style.setProperty("--hue", String(hue));
  for (const [name, value] of styles) board.style.setProperty(name, value);
}

/** Cells are there at once; what else it may be is for the engine to say. */
function bring(board: NonetBoard, text: string): void {
  if ("problem" in parsePuzzle(text)) void board.import(text);
  else board.load(text);
}

/** The position from before, else the puzzle. Answers what could not be read. */
function fill(board: NonetBoard, { state, puzzle, attributes }: FrameSettings): ParameterFault[] {
  if (state && decodeGame(state)) return ((board.record = state), []);
  if (puzzle) bring(board, puzzle);
  // A frame without a request has something to play.
  else if (!attributes.has("level") && !attributes.has("technique")) board.setAttribute("level", "easy");
  return state ? [{ parameter: "state", value: `${state.slice(0, 20)}…`, wanted: "embed-wanted-state" }] : [];
}

/** On the page for whoever makes it, and to the page around it. */
function tell(board: NonetBoard, faults: readonly ParameterFault[]): void {
  if (!faults.length) return;
  const t = embedTexts.at(document.documentElement.lang)!;
  const list = document.createElement("ul");
  list.className = "faults";
  list.setAttribute("role", "alert");
  for (const fault of faults) {
    const message = faultSentence(t, fault);
    list.append(Object.assign(document.createElement("li"), { textContent: message }));
    board.dispatchEvent(
      new CustomEvent("nonet-error", {
        detail: { code: "parameter", message, line: 0, column: 0, parameter: fault.parameter },
      }),
    );
  }
  board.before(list);
}

function start(): void {
  const settings = readParameters(location.search, location.hash);
  const origins = new Origins(location.origin, settings.allow);
  const board = new NonetBoard();
  const bridge = new Bridge(board, new Guard(board, settings.guard), origins);
  dress(board, settings);
  for (const [name, value] of settings.attributes) board.setAttribute(name, value);
  // Two pages that embed the frame and call their games alike do not see each other's.
  if (settings.storageKey) board.storageKey = `${origins.scope} ${settings.storageKey}`;
  const faults = [...settings.faults, ...fill(board, settings)];
  if (settings.keepsInAddress) keepInAddress(board);
  document.body.append(board);
  void board.updateComplete.then(() => tell(board, faults));
  if (parent !== window) fitInto(board, (height) => bridge.tellHeight(height));
}

customElements.define("nonet-board", NonetBoard);
start();
