import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kitAmounts, type Money, moneyOf, sumMoney } from '../src/index.ts';

const someMoney = fc
  .integer({ min: 0, max: 9_999_999 })
  .map((hundredths): Money => moneyOf((hundredths / 100).toFixed(2)));
const someKits = fc.array(fc.record({ own: someMoney, parts: fc.array(someMoney, { maxLength: 5 }) }), {
  maxLength: 6,
});

const linesOf = (kits: readonly { own: Money; parts: readonly Money[] }[]) =>
  kits.flatMap(({ own, parts }, kit) => [
    { id: `${kit}`, parentId: null, amount: own },
    ...parts.map((amount, part) => ({ id: `${kit}.${part}`, parentId: `${kit}`, amount })),
  ]);

describe('amounts of kits', () => {
  it('count every line once: kits and single lines together are the total', () => {
    fc.assert(
      fc.property(someKits, (kits) => {
        const lines = linesOf(kits);
        const amounts = kitAmounts(lines);
        const shown = lines
          .filter(({ parentId }) => parentId === null)
          .map(({ id, amount }) => amounts.get(id) ?? amount);
        expect(sumMoney(shown)).toBe(sumMoney(lines.map(({ amount }) => amount)));
      }),
    );
  });

  it('leave out kits without materials, and are unknown where a price is', () => {
    const amount = moneyOf('12.50');
    const amounts = kitAmounts([
      { id: 1, parentId: null, amount: undefined },
      { id: 2, parentId: 1, amount },
      { id: 3, parentId: null, amount },
      { id: 4, parentId: 5, amount },
      { id: 6, parentId: null, amount },
      { id: 7, parentId: 6, amount },
      { id: 8, parentId: 6, amount: undefined },
    ]);
    expect([...amounts]).toEqual([
      [1, amount],
      [6, undefined],
    ]);
  });
});
