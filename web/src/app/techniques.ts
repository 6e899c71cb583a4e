/** Which techniques hints, paths and lists of steps may use. */
import type { TechniqueId, TechniqueInfo } from "../engine/index.js";
import type { App } from "./app.js";
import { LEVELS, type Level } from "./levels.js";

const tables = new WeakMap<App, Promise<readonly TechniqueInfo[]>>();

/** The table of techniques, asked for once. Rejects when the engine cannot be had; the next call tries again. */
export function techniqueTable(app: App): Promise<readonly TechniqueInfo[]> {
  let table = tables.get(app);
  if (!table) {
    table = app.engine.techniques();
    tables.set(app, table);
    table.catch(() => tables.delete(app));
  }
  return table;
}

/** Those that the engine looks for unless told otherwise. */
export const isUsual = ({ use }: TechniqueInfo): boolean => use !== "on-request";

/** The ids to hand to the engine, or null for its own choice. Ids that there are no more are nothing to leave out. */
export function allowedOf(table: readonly TechniqueInfo[], without: readonly TechniqueId[]): TechniqueId[] | null {
  const usual = table.filter(isUsual).map(({ id }) => id);
  const allowed = usual.filter((id) => !without.includes(id));
  return allowed.length === usual.length ? null : allowed;
}

/** The same by the player's settings; without any that is left out, the engine need not be asked. */
export async function allowedTechniques(app: App): Promise<TechniqueId[] | null> {
  const { withoutTechniques } = app.state.settings;
  return withoutTechniques.length ? allowedOf(await techniqueTable(app), withoutTechniques) : null;
}

/** The techniques that are harder than a level. */
export function harderThan(table: readonly TechniqueInfo[], level: Level): TechniqueId[] {
  return table.filter((info) => isUsual(info) && LEVELS.indexOf(info.level) > LEVELS.indexOf(level)).map(({ id }) => id);
}

/** Switches techniques on or off. */
export function switchTechniques(app: App, ids: readonly TechniqueId[], on: boolean): void {
  const others = app.state.settings.withoutTechniques.filter((id) => !ids.includes(id));
  app.set({ withoutTechniques: on ? others : [...others, ...ids] });
}
