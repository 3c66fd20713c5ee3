import type { Mapping, Stored } from './mapping.ts';
import { list, Refusal, single } from './refusal.ts';

export interface Ranked {
  document: Stored;
  score: number;
  names: readonly string[];
}

type Compare = (one: Ranked, other: Ranked) => number;

const compareValues = (one: string | number | undefined, other: string | number | undefined): number => {
  if (one === other) return 0;
  // What has no value comes last, ascending or not.
  if (one === undefined) return Number.POSITIVE_INFINITY;
  if (other === undefined) return Number.NEGATIVE_INFINITY;
  return one < other ? -1 : 1;
};

const compareBy = (mapping: Mapping, key: string, direction: unknown): Compare => {
  if (direction !== 'asc' && direction !== 'desc') throw new Refusal(`[sort] ${String(direction)} is no direction`);
  const sign = direction === 'asc' ? 1 : -1;
  if (key === '_score') return (one, other) => sign * (Math.fround(one.score) - Math.fround(other.score));
  mapping.withDocValues(key);
  return (one, other) => {
    const order = compareValues(one.document.values.get(key)?.[0], other.document.values.get(key)?.[0]);
    return Number.isFinite(order) ? sign * order : order;
  };
};

/** Puts found documents in the order that is asked for; by score where none is. */
export const sorterOf = (mapping: Mapping, sort: unknown): Compare => {
  if (sort === undefined) return (one, other) => other.score - one.score;
  const compares = list(sort, 'sort').map((each) => compareBy(mapping, ...single(each, 'sort')));
  return (one, other) => compares.reduce((order, compare) => order || compare(one, other), 0);
};
