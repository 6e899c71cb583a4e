/** Texts in the reader's language, by Fluent. Another language is one more `.ftl` file beside this one. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { sources } from "#languages";
import fallbackSource from "./en.ftl?raw";

/** The text of a message. A missing message gives its id and a warning: visible, but nothing breaks. */
export type Localizer = (id: string, args?: Record<string, FluentVariable>) => string;

/** The language of readers whose own there is not. It is part of the script, so it is there when nothing else can be fetched. */
export const FALLBACK = "en";
const loaded = new Map<string, Promise<Localizer>>();

/** The languages that there are, as BCP 47 tags. */
export const LANGUAGES: readonly string[] = Object.keys(sources).map(tagOf).sort();

/** The best language we have for what the reader wants, in order of preference. */
export function negotiate(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const match = LANGUAGES.find((language) => language.toLowerCase() === tag.toLowerCase()) ?? sameLanguage(tag);
    if (match) return match;
  }
  return FALLBACK;
}

/** Loads a language's texts; once for each language. Rejects when the file cannot be fetched, and tries anew when asked again. */
export function loadLocalizer(tag: string): Promise<Localizer> {
  const language = negotiate([tag]);
  let localizer = loaded.get(language);
  if (!localizer) {
    localizer = load(language);
    loaded.set(language, localizer);
    localizer.catch(() => loaded.delete(language));
  }
  return localizer;
}

/** The texts of the fallback language, at once. */
export function fallbackLocalizer(): Localizer {
  return createLocalizer(FALLBACK, fallbackSource);
}

async function load(language: string): Promise<Localizer> {
  const [, source] = Object.entries(sources).find(([path]) => tagOf(path) === language)!;
  return createLocalizer(language, typeof source === "string" ? source : await source());
}

/** Makes a localizer of Fluent source. */
export function createLocalizer(language: string, source: string): Localizer {
  // No isolation marks around everything: they would show as boxes in 81-character strings and confuse screen readers. See `isolated`.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  const report = (problem: unknown): void => console.warn(`Nonet, language ${language}:`, problem);
  errors.forEach(report);
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return (report(`no message ${id}`), id);
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, args && isolated(args), problems);
    problems.forEach(report);
    return text;
  };
}

/** Letters and signs that are read from right to left, and characters that change the direction of what is around them. */
const OTHER_WAY =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/** A title or a name that somebody gave keeps its direction to itself: it cannot turn round the sentence that it stands in. */
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

function tagOf(path: string): string {
  return path.replace(/^.*\/|\.ftl$/g, "");
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
