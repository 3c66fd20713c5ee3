import { quantityOf } from '@grossist/domain';
import { expect, test } from 'vitest';
import {
  type AgainLine,
  comesWhole,
  linesToOrder,
  takenOf,
  wantedOfChosen,
  withWanted,
} from '../../app/features/orders/again/wanted-again.ts';

const aLine = (traits: Partial<AgainLine> = {}): AgainLine => ({
  LineNumber: 10,
  Code: '5700001',
  Name: 'Switch',
  Quantity: 10,
  SalesUnit: 'PCE',
  MinQuantity: 1,
  Multiplum: 1,
  PackageSize: 0,
  MostQuantity: null,
  Reason: null,
  ...traits,
});

test.each([
  ['what is sold so', {}, 7, 7, undefined],
  ['no whole pack', { Multiplum: 5, MinQuantity: 5 }, 7, 10, 'orders.again.multiplum'],
  ['less than the least', { Multiplum: 1, MinQuantity: 5 }, 2, 5, 'orders.again.minimum'],
  ['more than there is', { MostQuantity: 4 }, 7, 4, 'orders.again.phasedOut'],
  ['a pack more than there is', { Multiplum: 5, MinQuantity: 5, MostQuantity: 5 }, 7, 5, 'orders.again.phasedOut'],
  ['parts of what has no step', { Multiplum: 0, MinQuantity: 0 }, 2.5, 2.5, undefined],
] as const)('of %s the cart takes what its rules make of it', (_, traits, wanted, quantity, why) => {
  expect(takenOf(aLine(traits), quantityOf(wanted))).toEqual({ quantity: quantityOf(quantity), why });
});

test('it begins with the chosen lines, all where none are, and never with what can’t be ordered', () => {
  const lines = [aLine(), aLine({ LineNumber: 20, Quantity: 3 }), aLine({ LineNumber: 30, Reason: 'blocked' })];
  expect([...wantedOfChosen(lines, [])]).toEqual([
    [10, quantityOf(10)],
    [20, quantityOf(3)],
  ]);
  expect([...wantedOfChosen(lines, [20, 30]).keys()]).toEqual([20]);
});

test('sends the previewed lines, in the order of the order', () => {
  const lines = [aLine({ Multiplum: 6 }), aLine({ LineNumber: 20 }), aLine({ LineNumber: 30 })];
  const [first, second] = lines;
  if (!first || !second) throw new Error('there are three lines');
  const wanted = withWanted(withWanted(wantedOfChosen(lines, []), second, undefined), first, quantityOf(13));
  expect(linesToOrder(lines, wanted)).toEqual([
    { LineNumber: 10, Quantity: 18 },
    { LineNumber: 30, Quantity: 10 },
  ]);
});

test('reorders completely when every line can be ordered in the same quantity', () => {
  expect(comesWhole([aLine(), aLine({ LineNumber: 20 })])).toBe(true);
  expect(comesWhole([])).toBe(false);
  expect(comesWhole([aLine(), aLine({ LineNumber: 20, Reason: 'blocked' })])).toBe(false);
  expect(comesWhole([aLine({ MinQuantity: 6, Multiplum: 6 })])).toBe(false);
});
