/** Which techniques hints, paths and lists of steps may use. */
import type { TechniqueId, TechniqueInfo } from "../engine/index.js";
import { LEVELS, type Level } from "../shell/levels.js";
import type { Settings } from "../shell/settings.js";
import { slice } from "../shell/slice.js";
import type { App } from "./app.js";

const asked = slice<Promise<readonly TechniqueInfo[]> | null>(null);

/** The table of techniques, asked for once. Rejects when the engine cannot be had; the next call tries again. */
export function techniqueTable(app: App): Promise<readonly TechniqueInfo[]> {
  const table = asked.of(app) ?? app.engine.techniques();
  asked.keep(app, table);
  table.catch(() => asked.keep(app, null));
  return table;
}

/** Those that the engine looks for unless told otherwise. */
export const isUsual = ({ use }: TechniqueInfo): boolean => use !== "on-request";

export type TechniqueChoice = Pick<Settings, "withoutTechniques" | "extraTechniques">;

/** Whether a technique is used; ids that there are no more change nothing. */
export const isOn = (info: TechniqueInfo, { withoutTechniques, extraTechniques }: TechniqueChoice): boolean =>
  isUsual(info) ? !withoutTechniques.includes(info.id) : extraTechniques.includes(info.id);

/** The ids to hand to the engine, or null for its own choice. */
export function allowedOf(table: readonly TechniqueInfo[], choice: TechniqueChoice): TechniqueId[] | null {
  const changed = table.some((info) => isOn(info, choice) !== isUsual(info));
  return changed ? table.filter((info) => isOn(info, choice)).map(({ id }) => id) : null;
}

/** The same by the player's settings; where nothing was chosen, this needs no engine. */
export async function allowedTechniques(
  app: App,
  choice: TechniqueChoice = app.state.settings,
): Promise<TechniqueId[] | null> {
  return choice.withoutTechniques.length || choice.extraTechniques.length
    ? allowedOf(await techniqueTable(app), choice)
    : null;
}

/** The techniques that are harder than a level. */
export function harderThan(table: readonly TechniqueInfo[], level: Level): TechniqueId[] {
  return table
    .filter((info) => isUsual(info) && LEVELS.indexOf(info.level) > LEVELS.indexOf(level))
    .map(({ id }) => id);
}

/** Switches techniques on or off. */
export function switchTechniques(app: App, infos: readonly TechniqueInfo[], on: boolean): void {
  const { withoutTechniques, extraTechniques } = app.state.settings;
  const changed = (list: readonly TechniqueId[], listed: boolean, ids: readonly TechniqueId[]): TechniqueId[] => [
    ...list.filter((id) => !ids.includes(id)),
    ...(listed ? ids : []),
  ];
  const ids = (usual: boolean): TechniqueId[] => infos.filter((info) => isUsual(info) === usual).map(({ id }) => id);
  app.set({
    withoutTechniques: changed(withoutTechniques, !on, ids(true)),
    extraTechniques: changed(extraTechniques, on, ids(false)),
  });
}
