/** Scores that differ less than a tenth are equal, then popularity (0..1000) decides. */
const STEPS = 10;
export const POPULARITY_ROOM = 1024;
/** More than what is lost when numbers are rounded. */
const ROUNDING = 1e-6;

/** What a score counts before popularity decides. */
export const steppedScore = (score: number): number => Math.round(score * STEPS) * POPULARITY_ROOM;

/** What a document must have to reach a value. */
export interface Bar {
  /** Whoever scores less can't, however popular. */
  score: number;
  /** Who scores less than this has to be so popular. */
  nextScore: number;
  popularity: number;
}

const NO_BAR: Bar = { score: Number.NEGATIVE_INFINITY, nextScore: Number.NEGATIVE_INFINITY, popularity: 0 };

export const barFor = (value: number): Bar => {
  if (!Number.isFinite(value)) return NO_BAR;
  const step = Math.floor(value / POPULARITY_ROOM);
  return {
    score: (step - 0.5) / STEPS - ROUNDING,
    nextScore: (step + 0.5) / STEPS - ROUNDING,
    popularity: value - step * POPULARITY_ROOM,
  };
};
