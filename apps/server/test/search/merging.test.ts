import { IndexWriter, type SearchDocument } from '@grossist/search-index';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { merging } from '../../src/gateways/search-engine/embedded/writer/merging.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const document = (number: number): SearchDocument => ({
  key: String(number),
  productKey: `P${number}`,
  numbers: {},
  texts: { da: { name: 'kabel' } },
  nodePath: [],
  markets: ['DK'],
  features: {},
  flags: { stocked: true, clearance: false, phasedOut: false },
  popularity: 0,
  keywords: {},
});

/** An index that is changed, each change a segment of its own until they are merged. */
const anIndex = () => {
  const index = new IndexWriter();
  const failures: unknown[] = [];
  const { go } = merging('no thread is needed for so few', {
    onMerged: () => undefined,
    onFailed: (error) => failures.push(error),
  });
  let last = 0;
  return {
    change: (manyCome: boolean): void => {
      for (const end = last + 5; last < end; last += 1) index.put([document(last)]);
      index.commit();
      go(index, manyCome);
    },
    segments: () => index.image().segments.length,
    failures,
  };
};

test('changes are merged at once, as they come', () => {
  const index = anIndex();
  for (let time = 0; time < 5; time += 1) index.change(false);
  expect(index.segments()).toBeLessThanOrEqual(2);
});

test('of many changes some segments wait until no more of them come', async () => {
  const index = anIndex();
  for (let time = 0; time < 5; time += 1) index.change(true);
  // A single change in between does not merge them.
  index.change(false);
  expect(index.segments()).toBe(6);
  await vi.advanceTimersByTimeAsync(2900);
  index.change(true);
  await vi.advanceTimersByTimeAsync(2900);
  expect(index.segments()).toBe(7);
  await vi.advanceTimersByTimeAsync(200);
  expect(index.segments()).toBe(1);
  expect(index.failures).toEqual([]);
});

test('of many changes no more segments wait than a search can well look into', () => {
  const index = anIndex();
  for (let time = 0; time < 100; time += 1) {
    index.change(true);
    expect(index.segments()).toBeLessThanOrEqual(25);
  }
});
