import { type Interval, intervalOf } from '../segment/pairs.ts';
import { bucketsOf, type Occurrence } from './buckets.ts';

export interface Range {
  value: string;
  count: number;
  interval: Interval | undefined;
}

/**
 * Intervals instead of numbers that occur, ascending, with what each would give; those that would give nothing are left out.
 * `exactly` counts where adding up what occurs is not enough: where documents have several numbers, or products count.
 */
export const rangesOf = (
  occurrences: readonly Occurrence[],
  selected: readonly string[],
  exactly?: (value: string) => number,
): Range[] => {
  const quickly = ({ low, high }: Interval): number =>
    occurrences.reduce((sum, each) => (each.low >= low && each.low <= high ? sum + each.count : sum), 0);
  return bucketsOf(occurrences)
    .filter((value) => !selected.includes(value))
    .map((value): Range => {
      const interval = intervalOf(value);
      if (exactly !== undefined) return { value, interval, count: exactly(value) };
      return { value, interval, count: interval === undefined ? 0 : quickly(interval) };
    })
    .filter(({ count }) => count > 0);
};
