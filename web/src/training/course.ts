/** The techniques that are trained, how hard their tasks are, and which comes next. */
import type { TechniqueId, TechniqueInfo } from "../engine/index.js";
import { COURSE } from "../hint/course.js";
import { expectation, type Game, rated, rested, type Strength } from "./glicko2.js";
import { MOST_TRAIL, SPREAD, START, type TechniqueRecord, type TrainingRecord } from "./record.js";
import { type Grade, isDue, scheduled } from "./schedule.js";

/** Find the single; find what can be struck out; tell the technique; finish with singles alone. */
export const KINDS = ["single", "elimination", "name", "finish"] as const;
export type Kind = (typeof KINDS)[number];

/** What every technique of it scores (`techniques.def`), by id. */
export type Scores = ReadonlyMap<TechniqueId, number>;

export const scoresOf = (table: readonly TechniqueInfo[]): Scores => new Map(table.map(({ id, score }) => [id, score]));

const isSingleTechnique = (id: TechniqueId): boolean => COURSE.indexOf(id as (typeof COURSE)[number]) < 4;

/** The kinds of task that a technique has. */
export const kindsOf = (id: TechniqueId): readonly Kind[] =>
  isSingleTechnique(id) ? ["single"] : ["elimination", "name"];

/** What is asked: a kind of task, and its technique; for the finish "". */
export interface Plan {
  readonly kind: Kind;
  readonly technique: TechniqueId | "";
}

/** Tasks of one technique are not all alike. */
const TASK_DEVIATION = 50;
/** To see what a drawing shows is easier than to find it. */
const EASIER: Record<Kind, number> = { single: 0, elimination: 0, name: 200, finish: 0 };
const FINISH = 1150;

/** A task as an opponent: doubling the score makes it 187 points harder, from 770 of a full house to 1,920 of an AIC. */
export function opponentOf({ kind, technique }: Plan, scores: Scores): Omit<Game, "score"> {
  const hard = technique ? 400 + 270 * Math.log(scores.get(technique) ?? 100) : FINISH;
  return { rating: hard - EASIER[kind], deviation: TASK_DEVIATION };
}

const DAY = 86_400_000;
/** Days since the last task; a clock that was set back counts as one that stood still. */
const daysSince = (last: number, now: number): number => (last ? Math.min(Math.max(0, (now - last) / DAY), 3650) : 0);

/** The player's strength now: less sure the longer nothing was done. */
export const strengthNow = ({ strength, last }: TrainingRecord, now: number): Strength =>
  rested(strength, daysSince(last, now), START.deviation);

/** The same at one technique; where nothing is known, as strong as the player is, by and large. */
export function strengthAt(record: TrainingRecord, technique: TechniqueId | "", now: number): Strength {
  const known = technique && record.techniques[technique];
  const overall = strengthNow(record, now);
  if (!known) return { ...overall, deviation: Math.min(START.deviation, Math.hypot(overall.deviation, SPREAD)) };
  return rested(known.strength, daysSince(known.card?.last ?? 0, now), START.deviation);
}

/** The record after a task. */
export function judged(record: TrainingRecord, plan: Plan, grade: Grade, scores: Scores, now: number): TrainingRecord {
  const right = Number(grade !== "wrong");
  const game = { ...opponentOf(plan, scores), score: right };
  const { technique } = plan;
  const techniques = { ...record.techniques };
  if (technique) {
    const { tasks, right: before, trail, card } = record.techniques[technique] ?? NEW;
    const strength = rated(strengthAt(record, technique, now), [game]);
    techniques[technique] = {
      strength,
      tasks: tasks + 1,
      right: before + right,
      trail: [...trail, Math.round(strength.rating)].slice(-MOST_TRAIL),
      card: scheduled(card, grade, now),
    };
  }
  return {
    ...record,
    strength: rated(strengthNow(record, now), [game]),
    tasks: record.tasks + 1,
    right: record.right + right,
    last: Math.max(record.last > now + DAY ? 0 : record.last, now),
    techniques,
  };
}
const NEW: Omit<TechniqueRecord, "strength"> = { tasks: 0, right: 0, trail: [], card: null };

/** The level to choose tasks by: of a technique with few tasks the rating as a whole says more. */
function levelAt(record: TrainingRecord, technique: TechniqueId | "", now: number): number {
  const { rating, deviation } = strengthAt(record, technique, now);
  const share = SPREAD ** 2 / (SPREAD ** 2 + deviation ** 2);
  return share * rating + (1 - share) * record.strength.rating;
}

/** The chance that the player does a task. */
export const chanceOf = (record: TrainingRecord, plan: Plan, scores: Scores, now: number): number =>
  expectation(levelAt(record, plan.technique, now), opponentOf(plan, scores));

/** Where the player stands with a technique. */
export type Standing = "due" | "learning" | "mastered" | "below" | "new";

/** Mastered: six of seven of its tasks would be right, as enough of them have shown. */
const MASTERED = 0.85;
const ENOUGH = 4;
/** Far below the player's level, though no task was done. */
const BELOW = 0.92;
const KNOWN = 130;

export function standingOf(record: TrainingRecord, id: TechniqueId, scores: Scores, now: number): Standing {
  const known = record.techniques[id];
  const chance = chanceOf(record, { kind: kindsOf(id)[0]!, technique: id }, scores, now);
  if (known?.card && isDue(known.card, now)) return "due";
  if (known) return chance >= MASTERED && known.right >= ENOUGH ? "mastered" : "learning";
  return record.strength.deviation <= KNOWN && chance >= BELOW ? "below" : "new";
}

/** The technique to go on with: what is due, longest first, then the first on the path that isn't mastered. */
export function nextOnCourse(
  record: TrainingRecord,
  scores: Scores,
  now: number,
): { id: TechniqueId; standing: Standing } | null {
  const all = COURSE.map((id) => ({ id, standing: standingOf(record, id, scores, now) }));
  const due = all.filter(({ standing }) => standing === "due");
  const waited = (id: TechniqueId): number => record.techniques[id]?.card?.due ?? 0;
  due.sort((a, b) => waited(a.id) - waited(b.id));
  return due[0] ?? all.find(({ standing }) => standing === "learning" || standing === "new") ?? null;
}

export const dueOf = (record: TrainingRecord, now: number): TechniqueId[] =>
  COURSE.filter((id) => {
    const card = record.techniques[id]?.card;
    return card ? isDue(card, now) : false;
  });

/** What a series is about: any kind at the player's level, one kind, or one technique. */
export interface Wish {
  readonly kind: Kind | "";
  readonly technique: TechniqueId | "";
}

/**
 * So much easier than the player's level a task is to be: 70 for a chance of 60 %, from which more is learned of the
 * player, until the rating is sure; then 147 for 70 %.
 */
const easeOf = ({ deviation }: Strength): number => (deviation > 90 ? 70 : 147);
/** Tasks about as near as the nearest are all the same to it. */
const NEAR = 40;

/**
 * The next task: what is due first, else one at the player's level. `recent` are the techniques of the last tasks, and
 * of those that wait already; they come again only where there is nothing else.
 */
export function nextPlan(
  record: TrainingRecord,
  { kind, technique }: Wish,
  recent: readonly (TechniqueId | "")[],
  scores: Scores,
  now: number,
  random: () => number,
): Plan {
  const plans = plansOf(kind, technique);
  const fresh = plans.filter((plan) => technique || plan.kind === "finish" || !recent.includes(plan.technique));
  const open = fresh.length ? fresh : plans;
  const due = new Set<string>(dueOf(record, now));
  const first = open.filter((plan) => due.has(plan.technique));
  const ease = easeOf(strengthNow(record, now));
  const distance = (plan: Plan): number =>
    Math.abs(levelAt(record, plan.technique, now) - ease - opponentOf(plan, scores).rating);
  const among = first.length ? first : open;
  const least = Math.min(...among.map(distance));
  const near = among.filter((plan) => distance(plan) <= least + NEAR);
  return near[Math.floor(random() * near.length)]!;
}

function plansOf(kind: Kind | "", technique: TechniqueId | ""): Plan[] {
  const finish: Plan = { kind: "finish", technique: "" };
  if (kind === "finish") return [finish];
  // What it is called is known where only one is asked for.
  if (technique) return [{ kind: kindsOf(technique)[0]!, technique }];
  const all = COURSE.flatMap((id) => kindsOf(id).map((one): Plan => ({ kind: one, technique: id })));
  return kind ? all.filter((plan) => plan.kind === kind) : [...all, finish];
}
