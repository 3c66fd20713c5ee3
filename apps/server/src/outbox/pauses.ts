const SHORTEST_MS = 5_000;
const LONGEST_MS = 4 * 3_600_000;

/**
 * Milliseconds until the next attempt: twice as long after each, from five seconds to four hours, a quarter more or
 * less of it by chance, so that what failed together does not come again together.
 * @param attempt the one that failed, 1 for the first
 * @param chance from 0 to 1
 */
export const pauseAfter = (attempt: number, chance: number): number =>
  Math.round(Math.min(SHORTEST_MS * 2 ** (attempt - 1), LONGEST_MS) * (0.75 + chance / 2));
