/** Loading texts: each room declares where its messages are, and asks here for them in the language in use. */
import { FluentResource } from "@fluent/bundle";
import { type Localizer, localizerOf, negotiate } from "./localizer.js";
import type { MessageId } from "./messages.js";
import { inTime } from "./patience.js";

/** The texts of each language by the path of its file: themselves, or how they are fetched. */
export type Sources = Readonly<Record<string, string | (() => Promise<string>)>>;

/**
 * The messages of a folder: at once when they are inside the script or were read before, else only if they are to be
 * fetched.
 */
type Folder = (language: string, fetching?: boolean) => FluentResource | Promise<FluentResource> | undefined;

function folderOf(sources: Sources): Folder {
  const read: Record<string, FluentResource> = {};
  return (language, fetching) => {
    const [, source] = Object.entries(sources).find(([path]) => path.endsWith(`.${language}.ftl`))!;
    const make = (text: string): FluentResource => (read[language] = new FluentResource(text));
    return (
      read[language] ?? (typeof source === "string" ? make(source) : fetching ? inTime(source().then(make)) : undefined)
    );
  };
}

/** The texts of one room, or of several, in all languages. */
export interface Texts<Ids extends MessageId> {
  readonly folders: readonly Folder[];
  /** These and others together. */
  beside<Others extends MessageId>(others: Texts<Others>): Texts<Ids | Others>;
  /**
   * The texts in the best language for a tag, beside those of `base`. Rejects when one of the files cannot be
   * fetched, or does not come in time; what came is kept, and the next call tries the rest anew.
   */
  load<Base extends MessageId = never>(tag: string, base?: Localizer<Base>): Promise<Localizer<Ids | Base>>;
  /** The same when they are there, else null. Those that are inside the script always are. */
  at<Base extends MessageId = never>(tag: string, base?: Localizer<Base>): Localizer<Ids | Base> | null;
}

function together<Ids extends MessageId>(folders: readonly Folder[]): Texts<Ids> {
  /** One for each language and base, since what it has written may be kept with it. */
  const made = new WeakMap<object, Record<string, Localizer<Ids>>>();
  const at = (tag: string, base?: Localizer<never>): Localizer<Ids> | null => {
    const language = negotiate([tag]);
    const resources = folders.map((folder) => folder(language));
    if (resources.includes(undefined)) return null;
    const own = made.get(base ?? folders) ?? {};
    made.set(base ?? folders, own);
    return (own[language] ??= localizerOf(language, resources as FluentResource[], base));
  };
  return {
    folders,
    beside: (others) => together([...folders, ...others.folders]),
    load: async (tag, base) => {
      await Promise.all(folders.map((folder) => folder(negotiate([tag]), true)));
      return at(tag, base)!;
    },
    at,
  } as Texts<Ids>;
}

export const textsOf = <Ids extends MessageId>(sources: Sources): Texts<Ids> => together([folderOf(sources)]);
