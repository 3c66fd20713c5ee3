import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved } from '../../app/features/editing/parts/order-list.tsx';

test('moves an item to its new place and leaves the order of the others unchanged', () => {
  const lists = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(lists, fc.nat(11), fc.nat(11), (items, from, to) => {
      const result = moved(items, from, to);
      if (from >= items.length || to >= items.length) {
        expect(result).toEqual(items);
        return;
      }
      const item = items[from];
      expect(result[to]).toBe(item);
      expect(result.filter((one) => one !== item)).toEqual(items.filter((one) => one !== item));
    }),
  );
});
