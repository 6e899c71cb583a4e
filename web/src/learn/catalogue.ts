/** Families and their techniques, in the order in which they are shown, and what an address names of them. */

import { ownAddress } from "#edition";
import type { TechniqueFamily, TechniqueId, TechniqueInfo } from "../engine/index.js";
import { isTrained } from "../hint/course.js";
import { FAMILIES, isRare } from "../hint/families.js";
import { type IdeaId, ideaOf } from "../hint/ideas.js";
import { practiseNow } from "../shell/places.js";

export interface Idea {
  /** End of the ids of its messages. */
  id: IdeaId;
  techniques: TechniqueInfo[];
}

/** The ideas of a family, easiest technique first. */
export function ideasOf(table: readonly TechniqueInfo[], family: TechniqueFamily): Idea[] {
  const ideas = new Map<IdeaId, Idea>();
  for (const info of table.filter((one) => one.family === family)) {
    const id = ideaOf(info.id);
    const idea = ideas.get(id) ?? { id, techniques: [] };
    idea.techniques.push(info);
    ideas.set(id, idea);
  }
  return [...ideas.values()];
}

/** The place in the address: a family and perhaps one of its techniques, or the training; nothing of it for the index. */
export interface Place {
  family: "" | TechniqueFamily;
  technique: "" | TechniqueId;
  /** The part of the training: what stands behind `train/`, "" for its beginning; null elsewhere. */
  training: string | null;
}

export const INDEX: Place = { family: "", technique: "", training: null };

export function placeOf(fragment: string, table: readonly TechniqueInfo[]): Place {
  const id = fragment.replace(/^#/, "");
  const training = /^train(?:\/(.*))?$/.exec(id);
  if (training) return { ...INDEX, training: training[1] ?? "" };
  const family = FAMILIES.find((name) => name === id);
  if (family) return { ...INDEX, family };
  const info = table.find((one) => one.id === id);
  return info ? { ...INDEX, family: info.family, technique: info.id } : INDEX;
}

/** Where one tries a technique oneself, and what that is called. */
export interface Exercise {
  text: "learn-train" | "learn-practise";
  href: string;
}

/**
 * A series of the training; of a technique that isn't trained, a position that is made at once; null where hardly one
 * would be found.
 */
export function exerciseOf(info: Pick<TechniqueInfo, "id">): Exercise | null {
  if (isTrained(info.id)) return { text: "learn-train", href: ownAddress(`train/${info.id}`) };
  return isRare(info) ? null : { text: "learn-practise", href: practiseNow(info.id) };
}

/** The family before and the one after, around in a ring. */
export function neighbours(family: TechniqueFamily): [before: TechniqueFamily, after: TechniqueFamily] {
  const at = FAMILIES.indexOf(family);
  return [FAMILIES.at(at - 1)!, FAMILIES[(at + 1) % FAMILIES.length]!];
}
