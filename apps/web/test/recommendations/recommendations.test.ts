import type { SearchDocument } from '@grossist/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validToken } from '../../app/features/recommendations/rcs-token.ts';
import { mergeLists, type RecommendationList } from '../../app/features/recommendations/rows.tsx';
import { aSibling } from '../variation/a-variation.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 12);

describe('the token of recommendations', () => {
  const stored = (at: number): string => JSON.stringify({ token: 'rcs-1', at });

  test('counts for twelve hours and not a moment longer', () => {
    expect(validToken(stored(NOW - 12 * HOUR + 1), NOW)).toBe('rcs-1');
    expect(validToken(stored(NOW - 12 * HOUR), NOW)).toBeUndefined();
  });

  test('of a time to come does not count', () => {
    expect(validToken(stored(NOW + 1), NOW)).toBeUndefined();
  });

  test.each([null, '', 'null', '[]', '{', '{"token":1,"at":2}', '"rcs-1"'])('is not found in %j', (text) => {
    expect(validToken(text, NOW)).toBeUndefined();
  });
});

describe('lists', () => {
  const list = (Kind: RecommendationList['Kind'], ...codes: string[]): RecommendationList => ({
    Kind,
    Documents: codes.map((code): SearchDocument => aSibling(code)),
  });
  const codesOf = (lists: readonly RecommendationList[]) =>
    lists.map(({ Kind, Documents }) => [Kind, ...Documents.map(({ Code }) => Code)]);

  test('that the page brings come first, and the shop’s of the same kind give way', () => {
    const merged = mergeLists([list('accessories', 'a')], [list('accessories', 'b'), list('boughtTogether', 'c')]);
    expect(codesOf(merged)).toEqual([
      ['accessories', 'a'],
      ['boughtTogether', 'c'],
    ]);
  });

  test('hold each material once, and none is empty', () => {
    const kinds = fc.constantFrom<RecommendationList['Kind']>('accessories', 'alternatives', 'popular');
    const lists = fc.array(fc.record({ kind: kinds, codes: fc.array(fc.constantFrom('a', 'b', 'c', 'd')) }));
    fc.assert(
      fc.property(lists, lists, (known, recommended) => {
        const of = (some: typeof known) => some.map(({ kind, codes }) => list(kind, ...codes));
        const merged = mergeLists(of(known), of(recommended));
        const codes = merged.flatMap(({ Documents }) => Documents.map(({ Code }) => Code));
        expect(new Set(codes).size).toBe(codes.length);
        expect(new Set(merged.map(({ Kind }) => Kind)).size).toBe(merged.length);
        expect(merged.every(({ Documents }) => Documents.length > 0)).toBe(true);
      }),
    );
  });
});
