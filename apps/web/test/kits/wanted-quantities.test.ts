import { type PackingRules, quantityOf } from '@grossist/domain';
import { expect, test } from 'vitest';
import {
  afterwards,
  heldOf,
  leastOf,
  sameForAll,
  withQuantity,
} from '../../app/features/kit-picker/adding/kit-rows.tsx';

const PACKED: PackingRules = {
  minQuantity: quantityOf(10),
  multiplum: quantityOf(5),
  packageSize: quantityOf(5),
  cableCutAllowed: false,
  salesUnit: 'PCE',
};
const kit = (id: string, quantity?: number) => ({
  id,
  headerDescription: id,
  items: quantity === undefined ? [] : [{ sapMaterialNumber: 'M1', quantity }],
});

test('adds to a kit and rounds up by the packing', () => {
  expect(afterwards(PACKED, quantityOf(0), quantityOf(3))).toEqual({ quantity: quantityOf(10), isRounded: true });
  expect(afterwards(PACKED, quantityOf(10), quantityOf(3))).toEqual({ quantity: quantityOf(15), isRounded: true });
  expect(afterwards(PACKED, quantityOf(10), quantityOf(5))).toEqual({ quantity: quantityOf(15), isRounded: false });
  expect(leastOf(PACKED)).toBe(quantityOf(10));
});

test('counts only the same material in a kit', () => {
  expect([heldOf(kit('a', 7), 'M1'), heldOf(kit('a', 7), 'M2'), heldOf(kit('a'), 'M1')]).toEqual([
    quantityOf(7),
    quantityOf(0),
    quantityOf(0),
  ]);
});

test('adds the same quantity to all kits and leaves out those without one', () => {
  const all = sameForAll([kit('a'), kit('b', 2)], quantityOf(5));
  expect([...all]).toEqual([
    ['a', quantityOf(5)],
    ['b', quantityOf(5)],
  ]);
  expect([...withQuantity(all, 'a', undefined).keys()]).toEqual(['b']);
  expect([...withQuantity(all, 'b', quantityOf(0)).keys()]).toEqual(['a']);
  expect(withQuantity(all, 'a', quantityOf(9)).get('a')).toBe(quantityOf(9));
});
