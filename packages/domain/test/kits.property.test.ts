import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addQuantity,
  itemRemoval,
  kitItemLabel,
  labelKits,
  NO_QUANTITY,
  packedQuantity,
  pageAfterDelete,
  sumQuantity,
  validateKit,
} from '../src/index.ts';
import { somePositiveQuantity, someQuantity } from './arbitraries.ts';

const someMaterialNo = fc.constantFrom('A', 'B', 'C');
const someItems = fc.array(fc.record({ materialNo: someMaterialNo, quantity: somePositiveQuantity }), { maxLength: 4 });
const someKits = fc
  .array(someItems, { maxLength: 4 })
  .map((kits) => kits.map((items, index) => ({ id: String(index), items })));
const someStock = fc
  .array(fc.tuple(someMaterialNo, fc.record({ atpQuantity: someQuantity, isStatus11Or12: fc.boolean() })))
  .map((entries) => new Map(entries));
const someCart = fc.array(fc.tuple(someMaterialNo, someQuantity)).map((entries) => new Map(entries));

const somePacking = fc.record({
  minQuantity: someQuantity,
  multiplum: someQuantity,
  packageSize: someQuantity,
  cableCutAllowed: fc.boolean(),
  salesUnit: fc.constantFrom('PCE', 'MTR'),
});

describe('labels of a project', () => {
  it('are green exactly when stock covers the project and the cart together', () => {
    fc.assert(
      fc.property(someKits, someStock, someCart, (kits, stock, inCart) => {
        const total = (materialNo: string) =>
          sumQuantity(
            kits.flatMap(({ items }) => items.filter((item) => item.materialNo === materialNo).map((i) => i.quantity)),
          );
        const labels = labelKits(kits, stock, inCart);
        for (const { id, items } of kits) {
          const isCovered = items.every(({ materialNo }) => {
            const { atpQuantity = NO_QUANTITY, isStatus11Or12 = false } = stock.get(materialNo) ?? {};
            const used = addQuantity(total(materialNo), inCart.get(materialNo) ?? NO_QUANTITY);
            return !isStatus11Or12 && used <= atpQuantity;
          });
          const expected = items.length === 0 ? 'UNKNOWN' : isCovered ? 'GREEN' : 'YELLOW';
          expect(labels.get(id)?.stockLabel).toBe(expected);
        }
      }),
    );
  });

  it('exceed nothing where they are green', () => {
    fc.assert(
      fc.property(somePositiveQuantity, someQuantity, someQuantity, (quantity, atpQuantity, quantityInCart) => {
        const label = kitItemLabel(quantity, { atpQuantity, quantityInCart, isStatus11Or12: false });
        expect(label.stockLabel === 'Green').toBe(label.exceededAmount === NO_QUANTITY);
      }),
    );
  });
});

it('a packed quantity is packed as it is', () => {
  fc.assert(
    fc.property(somePacking, somePositiveQuantity, (rules, wanted) => {
      const packed = packedQuantity(rules, wanted);
      if (packed === undefined) return;
      expect(packed.quantity).toBeGreaterThanOrEqual(wanted);
      expect(packedQuantity(rules, packed.quantity)).toMatchObject({ quantity: packed.quantity, changed: false });
    }),
  );
});

it('a kit with the proposed quantities has no more amounts to correct', () => {
  fc.assert(
    fc.property(somePacking, somePositiveQuantity, (rules, quantity) => {
      const item = { materialNo: 'A', quantity, material: { ...rules, status: '10' as const } };
      const [problem] = validateKit([item]);
      if (problem?.proposedQuantity === undefined) return;
      expect(validateKit([{ ...item, quantity: problem.proposedQuantity }])).toEqual([]);
    }),
  );
});

it('removing items leaves the others, or removes the kit', () => {
  const ids = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4'));
  fc.assert(
    fc.property(ids, ids, (has, chosen) => {
      const removal = itemRemoval(
        has.map((id) => ({ id })),
        chosen,
      );
      const left = has.filter((id) => !chosen.includes(id));
      const isNothing = left.length === has.length;
      expect(removal.removes).toBe(isNothing ? 'nothing' : left.length === 0 ? 'kit' : 'items');
    }),
  );
});

it('moves at most one page back after a delete, to a page with items if any', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.integer({ min: 1, max: 100 }), fc.nat(5000), (page, size, left) => {
      const next = pageAfterDelete(page, size, left);
      expect(next === page || next === page - 1).toBe(true);
      if (page * size < left) expect(next).toBe(page);
    }),
  );
});
