/**
 * Glicko-2: a rating, how sure it is, and how steady. By Mark E. Glickman, "Example of the Glicko-2 system" (2022),
 * whose steps have their numbers here. Numbers that go in and out are on the scale of the first Glicko, around 1500.
 */

/** What is known of a player, or of a player in one technique. */
export interface Strength {
  readonly rating: number;
  /** The standard deviation of the rating: in 19 cases of 20 the truth is within two of them. */
  readonly deviation: number;
  /** How much the strength is expected to change from one period to the next. */
  readonly volatility: number;
}

/** A game against an opponent: 1 won, 0 lost. */
export interface Game {
  readonly rating: number;
  readonly deviation: number;
  readonly score: number;
}

const SCALE = 173.7178;
const MIDDLE = 1500;
/** Limits how fast the volatility changes. */
const TAU = 0.5;
const EPSILON = 0.000001;

const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
const chance = (mu: number, against: number, phi: number): number => 1 / (1 + Math.exp(-weight(phi) * (mu - against)));

/** The chance to win against an opponent, for a player of a known rating. */
export function expectation(rating: number, opponent: Omit<Game, "score">): number {
  return chance((rating - MIDDLE) / SCALE, (opponent.rating - MIDDLE) / SCALE, opponent.deviation / SCALE);
}

/** The strength after a period with these games. */
export function rated(before: Strength, games: readonly Game[]): Strength {
  // Step 2.
  const mu = (before.rating - MIDDLE) / SCALE;
  const phi = before.deviation / SCALE;
  if (!games.length) return { ...before, deviation: SCALE * Math.hypot(phi, before.volatility) };
  // Steps 3 and 4.
  let information = 0;
  let gain = 0;
  for (const { rating, deviation, score } of games) {
    const against = (rating - MIDDLE) / SCALE;
    const g = weight(deviation / SCALE);
    const e = chance(mu, against, deviation / SCALE);
    information += g ** 2 * e * (1 - e);
    gain += g * (score - e);
  }
  const v = 1 / information;
  const volatility = steadied(before.volatility, phi, v, v * gain);
  // Steps 6 to 8.
  const between = Math.hypot(phi, volatility);
  const after = 1 / Math.sqrt(1 / between ** 2 + 1 / v);
  return { rating: SCALE * (mu + after ** 2 * gain) + MIDDLE, deviation: SCALE * after, volatility };
}

/** Step 5: the new volatility, by the Illinois algorithm. */
function steadied(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const power = Math.exp(x);
    const sum = phi ** 2 + v + power;
    return (power * (delta ** 2 - sum)) / (2 * sum ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = delta ** 2 > phi ** 2 + v ? Math.log(delta ** 2 - phi ** 2 - v) : below(a, f);
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > EPSILON) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}

/** The first of the values under `a`, in steps of τ, at which `f` isn't negative. */
function below(a: number, f: (x: number) => number): number {
  let k = 1;
  while (f(a - k * TAU) < 0) k++;
  return a - k * TAU;
}

/** The strength after so many periods without a game, no surer than at the beginning. */
export function rested(before: Strength, periods: number, most: number): Strength {
  const deviation = SCALE * Math.sqrt((before.deviation / SCALE) ** 2 + periods * before.volatility ** 2);
  return { ...before, deviation: Math.min(Math.max(most, before.deviation), deviation) };
}
