/** Texts in the reader's language, by Fluent. The texts themselves stand with what says them; see `texts.ts`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { MessageId, Messages } from "./messages.js";

/** Arguments of a message: every variable of it, and no other. Of several messages, all that one of them has. */
export type Told<Id extends MessageId> = Readonly<Record<Messages[Id], FluentVariable>>;
type Arguments<Id extends MessageId> = [Messages[Id]] extends [never] ? [] : [args: Told<Id>];

/** Of some messages, those without variables. */
export type PlainId<Ids extends MessageId> = { [Id in Ids]: [Messages[Id]] extends [never] ? Id : never }[Ids];
/** Rest of an id behind a prefix. */
export type After<Prefix extends string, Ids extends MessageId = MessageId> = Ids extends `${Prefix}${infer Rest}`
  ? Rest
  : never;

/** The text of a message. A missing message gives its id and a warning: visible, but nothing breaks. */
export type Localizer<in Ids extends MessageId> = <Id extends Ids>(id: Id, ...args: Arguments<Id>) => string;

/**
 * The language of readers whose own there is not. It is part of the script, so it is there when nothing else can be
 * fetched.
 */
export const FALLBACK = "en";

/** The languages that there are, as BCP 47 tags. A test finds texts that lack one of them. */
export const LANGUAGES: readonly string[] = ["en", "zh-CN"];

/** The best language we have for what the reader wants, in order of preference. */
export function negotiate(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const match = LANGUAGES.find((language) => language.toLowerCase() === tag.toLowerCase()) ?? sameLanguage(tag);
    if (match) return match;
  }
  return FALLBACK;
}

/** Says the ids of messages, while there are no texts. */
export const idsAlone = ((id: string) => id) as Localizer<MessageId>;

/** A localizer for the messages of texts. */
export function localizerOf<Ids extends MessageId>(language: string, texts: readonly FluentResource[]): Localizer<Ids> {
  // No isolation marks around everything: they would show as boxes in 81-character strings and confuse screen
  // readers. See `isolated`.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const report = (problem: unknown): void => console.warn(`Nonet, language ${language}:`, problem);
  texts.flatMap((text) => bundle.addResource(text)).forEach(report);
  return (id: string, args?: Record<string, FluentVariable>): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return (report(`no message ${id}`), id);
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, args && isolated(args), problems);
    problems.forEach(report);
    return text;
  };
}

/** Makes a localizer of Fluent source. */
export const createLocalizer = <Ids extends MessageId = MessageId>(language: string, source: string): Localizer<Ids> =>
  localizerOf(language, [new FluentResource(source)]);

/**
 * Letters and signs that are read from right to left, and characters that change the direction of what is around
 * them.
 */
const OTHER_WAY =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A title or a name that somebody gave keeps its direction to itself: it cannot turn round the sentence that it
 * stands in.
 */
function isolated(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const entries = Object.entries(args);
  if (!entries.some(([, value]) => typeof value === "string" && OTHER_WAY.test(value))) return args;
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      typeof value === "string" && OTHER_WAY.test(value) ? `\u2068${value.replace(OVERRIDES, "")}\u2069` : value,
    ]),
  );
}

/** `zh`, `zh-Hans` and `zh-SG` get `zh-CN`, but `zh-Hant` does not: it is another script. */
function sameLanguage(tag: string): string | undefined {
  const key = scriptKey(tag);
  return key === null ? undefined : LANGUAGES.find((language) => scriptKey(language) === key);
}

/** Which way a language is written; not every browser knows it of a locale. */
export function directionOf(tag: string): "ltr" | "rtl" {
  return /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/.test(new Intl.Locale(tag).maximize().script ?? "")
    ? "rtl"
    : "ltr";
}

function scriptKey(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null; // Not a language tag: a browser setting or an attribute that somebody mistyped.
  }
}
