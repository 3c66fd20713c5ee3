import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LineMove, moveLines, type RankedLine, ranksBetween } from '../../src/lists/index.ts';

const ranked = (order: readonly string[], ranks: ReadonlyMap<string, number>) =>
  order.map((id) => ({ id, rank: ranks.get(id) ?? 0 })).toSorted((left, right) => left.rank - right.rank);

/** Lines whose ranks leave little room, so that they often have to be numbered again. */
const someLines = fc
  .uniqueArray(fc.integer({ min: -40, max: 40 }), { maxLength: 20 })
  .map((ranks) => ranks.toSorted((a, b) => a - b).map((rank, index): RankedLine => ({ id: `line ${index}`, rank })));

const somethingMoved = someLines.chain((lines) => {
  const id = fc.constantFrom(...lines.map((line) => line.id), 'unknown');
  const move: fc.Arbitrary<LineMove> = fc.record({ id, after: fc.option(id) });
  return fc.record({ lines: fc.constant(lines), moves: fc.array(move, { maxLength: 8 }) });
});

const movedByHand = (ids: readonly string[], moves: readonly LineMove[]): readonly string[] => {
  let order = [...ids];
  for (const { id, after } of moves) {
    if (!order.includes(id) || id === after || (after !== null && !order.includes(after))) continue;
    order = order.filter((other) => other !== id);
    order.splice(after === null ? 0 : order.indexOf(after) + 1, 0, id);
  }
  return order;
};

describe('moving lines', () => {
  test('gives ranks that sort the lines as if each was moved by hand', () => {
    fc.assert(
      fc.property(somethingMoved, ({ lines, moves }) => {
        const changed = moveLines(lines, moves);
        const ranks = new Map(lines.map(({ id, rank }) => [id, changed.get(id) ?? rank]));
        const ids = lines.map(({ id }) => id);
        expect(ranked(ids, ranks).map(({ id }) => id)).toEqual(movedByHand(ids, moves));
        expect(new Set(ranks.values()).size).toBe(lines.length);
        for (const rank of ranks.values()) expect(Number.isSafeInteger(rank)).toBe(true);
      }),
    );
  });

  test('changes the moved line alone where there is room', () => {
    const lines = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, rank: (index + 1) * 100 }));
    expect([...moveLines(lines, [{ id: 'd', after: 'a' }])]).toEqual([['d', 150]]);
    expect([...moveLines(lines, [{ id: 'd', after: null }]).keys()]).toEqual(['d']);
  });

  test('numbers all lines again where there is no room', () => {
    const lines = ['a', 'b', 'c'].map((id, rank) => ({ id, rank }));
    expect(moveLines(lines, [{ id: 'c', after: 'a' }]).size).toBe(3);
  });
});

test('ranks between two others are ascending whole numbers within them, or there are none', () => {
  const bound = fc.option(fc.integer({ min: -1000, max: 1000 }), { nil: undefined });
  fc.assert(
    fc.property(bound, bound, fc.integer({ min: 1, max: 50 }), (one, other, count) => {
      const isOrdered = one === undefined || other === undefined || one < other;
      const [before, after] = isOrdered ? [one, other] : [other, one];
      fc.pre(before === undefined || after === undefined || before < after);
      const ranks = ranksBetween(before, after, count);
      if (ranks === undefined) {
        expect((after ?? 0) - (before ?? 0)).toBeLessThanOrEqual(count);
        return;
      }
      expect(ranks).toHaveLength(count);
      const all = [before ?? Number.NEGATIVE_INFINITY, ...ranks, after ?? Number.POSITIVE_INFINITY];
      for (const [index, rank] of all.slice(1).entries()) expect(rank).toBeGreaterThan(all[index] ?? 0);
      for (const rank of ranks) expect(Number.isInteger(rank)).toBe(true);
    }),
  );
});
