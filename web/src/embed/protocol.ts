/**
 * The messages between a frame of ours and the page around it. A message is a stranger's until it was looked at here.
 */

/**
 * Methods of `<nonet-board>` that the page may call; `get` and `set` are for its properties and custom properties,
 * `hello` asks for the state.
 */
export const METHODS =
  "load import export hint showStep judge check solve generate undo redo reset focus goTo adopt enter note noteCentre colour put erase fillNotes clearNotes place eliminate celebrate announce".split(
    " ",
  );

/** Event from the frame. `ask` is there when it waits for the page to allow a change. */
export interface FrameEvent {
  nonet: 1;
  type: string;
  detail: unknown;
  /** The whole position in one string. */
  state: string;
  ask?: number;
}

/** The height that the frame's content needs, in CSS pixels. */
export interface FrameHeight {
  nonet: 1;
  type: "nonet-resize";
  height: number;
}

/** Question of a page that comes later than the frame, and so missed its height. */
export const ASK_HEIGHT = "nonet-height";

export interface Call {
  nonet: 1;
  id: number | string;
  call: string;
  args: readonly unknown[];
}

/** The page's answer to a question of the frame's. */
export interface Answer {
  nonet: 1;
  answer: number;
  allow: boolean;
}

export type Result = { nonet: 1; id: number | string } & (
  | { result: unknown }
  | { error: { name: string; message: string; code?: string } }
);

/** Larger messages than any game needs are not looked at. */
const MOST_CHARACTERS = 300_000;
const MOST_VALUES = 10_000;
const MOST_DEPTH = 8;
const MOST_ARGUMENTS = 4;
/** Names through which objects are reached that are not the message's own. */
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/**
 * True for what JSON could say, within bounds. Stops where they are passed, so a huge message costs no more than a
 * large one.
 */
export function isPlain(value: unknown): boolean {
  const left = { characters: MOST_CHARACTERS, values: MOST_VALUES };
  const within = (text: string): boolean => (left.characters -= text.length) >= 0;
  const visit = (one: unknown, depth: number): boolean => {
    if (--left.values < 0 || depth > MOST_DEPTH) return false;
    if (typeof one === "string") return within(one);
    if (typeof one === "number") return Number.isFinite(one);
    if (typeof one !== "object") return one === undefined || typeof one === "boolean";
    if (one === null) return true;
    if (Array.isArray(one)) return one.length <= left.values && one.every((part) => visit(part, depth + 1));
    if (Object.getPrototypeOf(one) !== Object.prototype) return false;
    return Object.entries(one).every(([name, part]) => !FORBIDDEN.has(name) && within(name) && visit(part, depth + 1));
  };
  return visit(value, 0);
}

const isOurs = (data: unknown): data is Record<string, unknown> =>
  typeof data === "object" && data !== null && Object.hasOwn(data, "nonet") && (data as { nonet: unknown }).nonet === 1;

const FIELDS = ["nonet", "id", "call", "args"];

/** The number or name by which a call is answered; null for what is none. */
function idOf(data: unknown): number | string | null {
  if (!isOurs(data) || !Object.hasOwn(data, "call")) return null;
  const { id } = data;
  return Number.isSafeInteger(id) || (typeof id === "string" && id.length <= 64) ? (id as number | string) : null;
}

function problemOf(data: Record<string, unknown>): string {
  const { call, args = [] } = data;
  const other = Object.keys(data).find((name) => !FIELDS.includes(name));
  if (typeof call !== "string" || call.length > 40) return "The field call is the name of a method.";
  if (other !== undefined) return `A call has no field ${other.slice(0, 40)}: it has nonet, id, call and args.`;
  if (!Array.isArray(args) || args.length > MOST_ARGUMENTS) return "The field args is a list of at most four values.";
  return isPlain(args) ? "" : "The field args has plain values only, as JSON has them, and no more than a game needs.";
}

/** The call that a message is, or null. */
export function callOf(data: unknown): Call | null {
  const id = idOf(data);
  if (id === null || problemOf(data as Record<string, unknown>)) return null;
  const { call, args = [] } = data as { call: string; args?: readonly unknown[] };
  return { nonet: 1, id, call, args };
}

/**
 * The fault of a message that is to be a call, for whoever waits for its answer; null for a correct one, and for one
 * that cannot be answered.
 */
export function faultOf(data: unknown): Result | null {
  const id = idOf(data);
  const message = id === null ? "" : problemOf(data as Record<string, unknown>);
  return id !== null && message ? { nonet: 1, id, error: { name: "TypeError", message, code: "input" } } : null;
}

export const asksHeight = (data: unknown): boolean => isOurs(data) && data["type"] === ASK_HEIGHT;

/** The answer that a message is, or null. */
export function answerOf(data: unknown): Answer | null {
  if (!isOurs(data)) return null;
  const { answer, allow } = data;
  return Number.isSafeInteger(answer) && typeof allow === "boolean"
    ? { nonet: 1, answer: answer as number, allow }
    : null;
}
