/** Loading texts: each room declares where its messages are, and asks here for them in the language in use. */
import { FluentResource } from "@fluent/bundle";
import { type Localizer, localizerOf, negotiate } from "./localizer.js";
import type { MessageId } from "./messages.js";
import { inTime } from "./patience.js";
import { fetched, type Sources } from "./sources.js";

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
  /** These and others together, of which none is among these. */
  beside<Others extends MessageId>(others: Texts<Others>): Texts<Ids | Others>;
  /**
   * The texts in the best language for a tag. Rejects when one of the files cannot be fetched, or does not come in
   * time; what came is kept, and the next call tries the rest anew.
   */
  load(tag: string): Promise<Localizer<Ids>>;
  /** The same when they are there, else null. Those that are inside the script always are. */
  at(tag: string): Localizer<Ids> | null;
  /** The words of a page that has these among its texts: it fetched them with the room that says them. */
  of<Base extends MessageId>(page: { readonly t: Localizer<Base> }): Localizer<Ids | Base>;
}

function together<Ids extends MessageId>(folders: readonly Folder[]): Texts<Ids> {
  /** One for each language, since what it has written may be kept with it. */
  const made: Record<string, Localizer<Ids>> = {};
  const at = (tag: string): Localizer<Ids> | null => {
    const language = negotiate([tag]);
    const resources = folders.map((folder) => folder(language));
    if (resources.includes(undefined)) return null;
    return (made[language] ??= localizerOf(language, resources as FluentResource[]));
  };
  return {
    folders,
    beside: (others) => together([...folders, ...others.folders]),
    load: async (tag) => {
      await Promise.all(folders.map((folder) => folder(negotiate([tag]), true)));
      return at(tag)!;
    },
    at,
    of: ({ t }) => t,
  } as Texts<Ids>;
}

export const textsOf = <Ids extends MessageId>(sources: Sources): Texts<Ids> => together([folderOf(sources)]);

/** Texts that are fetched, by the addresses of their files; and those of languages that are inside the script. */
export const fetchedTexts = <Ids extends MessageId>(
  files: Readonly<Record<string, string>>,
  inside: Readonly<Record<string, string>> = {},
): Texts<Ids> => textsOf({ ...inside, ...fetched(files) });
