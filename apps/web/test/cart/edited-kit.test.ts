import type { CartItem } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { expect, test } from 'vitest';
import { type CartKits, isPackable, kitOffReasons } from '../../app/features/cart/kits/cart-kits.ts';
import { changedItems, itemsOfLines, removalOf } from '../../app/features/cart/kits/edited-items.tsx';
import { aLine } from '../cart-lines/a-line.ts';

const KIT = '0192a000-0000-7000-8000-000000000001';

const numberOf = ({ ItemElNumber }: CartItem): string => ItemElNumber;

const aMaterialLine = (id: string, traits: Parameters<typeof aLine>[1] = {}) =>
  aLine(id, { ParentItemId: KIT, KitId: KIT, QuantityPerKit: 2, Quantity: 6, ...traits });

test('a kit is edited by the quantities of one kit; what can no longer be ordered is ticked', () => {
  const items = itemsOfLines([aMaterialLine('a'), aMaterialLine('b', { IsInvalid: true })], numberOf);
  expect(items.map(({ quantity, isChecked }) => [quantity, isChecked])).toEqual([
    [quantityOf(2), false],
    [quantityOf(2), true],
  ]);
});

test('does not save quantities of selected materials, and removes the kit with the last of them', () => {
  const [first, second] = itemsOfLines([aMaterialLine('a'), aMaterialLine('b')], numberOf);
  if (!first || !second) throw new Error('The kit has two materials');
  const edited = [{ ...first, quantity: quantityOf(5), isChecked: true }, second];
  expect(changedItems(edited)).toEqual([]);
  expect(removalOf(edited)).toEqual({ removes: 'items', ids: new Set(['a']) });
  expect(removalOf(edited.map((item) => ({ ...item, isChecked: true })))).toEqual({ removes: 'kit' });
  expect(changedItems([{ ...first, quantity: quantityOf(5) }, second]).map(({ id }) => id)).toEqual(['a']);
});

test('lines of kits, remnants and what can not be ordered are not packed', () => {
  expect(isPackable(aLine('a'))).toBe(true);
  expect(isPackable(aLine('a', { KitId: KIT }))).toBe(false);
  expect(isPackable(aMaterialLine('a'))).toBe(false);
  expect(isPackable(aLine('a', { CabelRemnantValue: 12 }))).toBe(false);
  expect(isPackable(aLine('a', { IsInvalid: true }))).toBe(false);
});

test('a smart kit waits for a name, for kits, and for an update of changed ones', () => {
  const project = { id: KIT, projectName: 'Stairs 3', state: 'Ok' as const };
  const kit: CartKits['kits'][number] = {
    id: KIT,
    headerDescription: '2nd left',
    nameInCart: '2nd left',
    itemCount: 1,
    inCart: 'current',
    isDeleted: false,
    cartItemIds: [],
    differences: [],
  };
  expect(kitOffReasons(undefined)).toEqual([]);
  expect(kitOffReasons({ project: null, kits: [] })).toEqual([]);
  expect(kitOffReasons({ project, kits: [kit] })).toEqual([]);
  expect(kitOffReasons({ project: { ...project, state: 'NotNamed' }, kits: [kit] })).toEqual([
    'cart.problem.kitsUnnamed',
  ]);
  expect(kitOffReasons({ project: { ...project, state: 'NoKits' }, kits: [] })).toEqual(['cart.problem.noKits']);
  expect(kitOffReasons({ project, kits: [{ ...kit, inCart: 'outdated' }] })).toEqual(['cart.problem.kitsChanged']);
});
