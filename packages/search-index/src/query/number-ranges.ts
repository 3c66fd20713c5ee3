import { type Interval, intervalOf } from '../segment/document-pairs.ts';

/** One number that occurs, and how often. */
interface Occurrence {
  low: number;
  count: number;
}

const WANTED = 6;
const FEWEST = 5;
const MOST = 8;
const NICE = [1, 2, 2.5, 5, 10];

/** The nearest of 1, 2, 2.5 and 5 times a power of ten. */
const nice = (value: number): number => {
  if (value === 0) return 0;
  const size = Math.abs(value);
  const power = 10 ** Math.floor(Math.log10(size));
  const mantissa = NICE.reduce((best, each) =>
    Math.abs(each - size / power) < Math.abs(best - size / power) ? each : best,
  );
  return Number((Math.sign(value) * mantissa * power).toPrecision(12));
};

const inside = (edges: Iterable<number>, low: number, high: number): number[] =>
  [...new Set(edges)].filter((edge) => edge > low && edge < high).sort((one, other) => one - other);

/** Edges of equal steps of a nice size. */
const evenEdges = (low: number, high: number): number[] => {
  for (let parts = WANTED; parts <= MOST * 4; parts++) {
    const step = nice((high - low) / parts);
    const first = Math.ceil(low / step);
    const edges = inside(
      Array.from({ length: parts * 3 }, (_, index) => Number(((first + index) * step).toPrecision(12))),
      low,
      high,
    );
    if (edges.length >= FEWEST - 1 && edges.length <= MOST - 1) return edges;
  }
  return [];
};

/** Edges with about as much of the result between any two. */
const shareEdges = (values: readonly Occurrence[], low: number, high: number): number[] => {
  const total = values.reduce((sum, { count }) => sum + count, 0);
  const edges: number[] = [];
  let seen = 0;
  for (const { low: value, count } of values) {
    if (seen + count / 2 >= ((edges.length + 1) * total) / WANTED) edges.push(value);
    seen += count;
  }
  return inside(edges.map(nice), low, high);
};

const intervalsOf = (edges: readonly number[]): string[] =>
  [undefined, ...edges].map((from, index) => `${from ?? ''}..${edges[index] ?? ''}`);

/**
 * Five to eight intervals with nice ends for numbers too many to list, ascending, as they are chosen: "..10", "10..20",
 * "20..". Ends belong to both sides.
 */
const bucketsOf = (ascending: readonly Occurrence[]): string[] => {
  const low = ascending[0]?.low ?? 0;
  const high = ascending.at(-1)?.low ?? 0;
  if (low >= high) return [];
  const shares = shareEdges(ascending, low, high);
  const edges = shares.length >= FEWEST - 1 ? shares : evenEdges(low, high);
  return intervalsOf(edges.length > 0 ? edges : shares);
};

interface Range {
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
