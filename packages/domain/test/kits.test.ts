import { describe, expect, test } from 'vitest';
import {
  checkInvalidItems,
  itemRemoval,
  labelKits,
  packedQuantity,
  pageAfterDelete,
  quantityOf,
  toggleItem,
  validateKit,
  validateSmartKit,
} from '../src/index.ts';

const q = quantityOf;
const rules = { minQuantity: q(0), multiplum: q(0), packageSize: q(0), cableCutAllowed: false, salesUnit: 'PCE' };
const material = { ...rules, status: '10' as const };

describe('stock labels of a project', () => {
  const kit = (id: string, quantity: number) => ({ id, items: [{ materialNo: 'A', quantity: q(quantity) }] });
  const stock = (atp: number, isStatus11Or12 = false) => new Map([['A', { atpQuantity: q(atp), isStatus11Or12 }]]);
  const labels = (...args: Parameters<typeof labelKits>) =>
    [...labelKits(...args).values()].map(({ stockLabel }) => stockLabel);

  test('counts what the cart and the other kits use before the kit itself', () => {
    const kits = [kit('1', 2), kit('2', 3)];
    expect(labels(kits, stock(5), new Map())).toEqual(['GREEN', 'GREEN']);
    expect(labels(kits, stock(5), new Map([['A', q(1)]]))).toEqual(['YELLOW', 'YELLOW']);
    expect(
      labelKits(kits, stock(5), new Map([['A', q(1)]]))
        .get('1')
        ?.stockMap.get('A'),
    ).toEqual({
      atpQuantity: q(5),
      quantityInCart: q(4),
      isStatus11Or12: false,
    });
  });

  test('treats a material without a stock row as 0, and status 11 and 12 as yellow for any stock', () => {
    expect(labels([kit('1', 1)], new Map(), new Map())).toEqual(['YELLOW']);
    expect(labels([kit('1', 1)], stock(100, true), new Map())).toEqual(['YELLOW']);
  });

  test('a kit without items is UNKNOWN', () => {
    expect(labels([{ id: '1', items: [] }], stock(5), new Map())).toEqual(['UNKNOWN']);
  });
});

describe('validation', () => {
  const kinds = (...items: Parameters<typeof validateKit>[0]) => validateKit(items).map(({ kind }) => kind);
  const item = { materialNo: 'A', quantity: q(2), material };

  test('finds an empty kit', () => expect(kinds()).toEqual(['empty']));
  test('finds nothing in a kit that can be packed', () => expect(kinds(item)).toEqual([]));
  test('finds units that can not be converted, and converts the others', () => {
    expect(kinds({ ...item, unit: 'KGM' })).toEqual(['uom-mapping-error']);
    expect(kinds({ ...item, unit: 'KMT', material: { ...material, salesUnit: 'MTR' } })).toEqual([]);
  });
  test('proposes the quantity that minimum and multiplum allow', () => {
    expect(validateKit([{ ...item, material: { ...material, minQuantity: q(5), multiplum: q(4) } }])).toEqual([
      { kind: 'order-amount', materialNo: 'A', proposedQuantity: q(8) },
    ]);
    expect(kinds({ ...item, quantity: q(0) })).toEqual(['order-amount']);
  });
  test('reports unsold materials, and phased-out ones beyond their shared stock', () => {
    expect(kinds({ ...item, material: undefined }, { ...item, material: { ...material, status: '40' } })).toEqual([
      'phased-out',
      'phased-out',
    ]);
    const last = { ...item, material: { ...material, status: '33' as const }, atpQuantity: q(3) };
    expect(validateKit([last, last])).toEqual([{ kind: 'phased-out', materialNo: 'A', proposedQuantity: q(1) }]);
    expect(kinds({ ...last, atpQuantity: undefined })).toEqual([]);
  });
});

test('a project is not a smart kit, not named, without kits, or ok', () => {
  const state = { deliveryType: 'smart-kit' as const, projectName: 'Stairs 3', kitCount: 2 };
  expect(validateSmartKit(state)).toBe('Ok');
  expect(validateSmartKit({ ...state, deliveryType: 'normal' })).toBe('NotSmartKit');
  expect(validateSmartKit({ ...state, projectName: '  ', kitCount: 0 })).toBe('NotNamed');
  expect(validateSmartKit({ ...state, kitCount: 0 })).toBe('NoKits');
  expect(validateSmartKit({ deliveryType: 'smart-kit', projectName: 'Stairs 3' })).toBe('Unknown');
});

test('each packed kit obeys minimum and multiplum', () => {
  expect(packedQuantity({ ...rules, minQuantity: q(5), multiplum: q(5) }, q(2))?.quantity).toBe(q(5));
  expect(packedQuantity(rules, q('1.5'))?.quantity).toBe(q(2));
  expect(packedQuantity(rules, q(0))).toBeUndefined();
});

test('invalid items are checked on load, and a checkbox is toggled by itself', () => {
  const items = checkInvalidItems([
    { id: '1', isInvalid: true },
    { id: '2', isInvalid: false },
  ]);
  expect(items.map(({ isChecked }) => isChecked)).toEqual([true, false]);
  expect(toggleItem(items, '2').map(({ isChecked }) => isChecked)).toEqual([true, true]);
  expect(toggleItem(items, 'x')).toEqual(items);
});

test('removes a kit completely when all of its items are chosen', () => {
  const items = [{ id: '1' }, { id: '2' }];
  expect(itemRemoval(items, ['1'])).toEqual({ removes: 'items', ids: new Set(['1']) });
  expect(itemRemoval(items, ['2', '1', 'x'])).toEqual({ removes: 'kit' });
  expect(itemRemoval(items, ['x'])).toEqual({ removes: 'nothing' });
  expect(itemRemoval([], ['x'])).toEqual({ removes: 'nothing' });
});

test('a page that a delete leaves empty is left for the one before, never below 0', () => {
  expect([pageAfterDelete(2, 10, 20), pageAfterDelete(2, 10, 21), pageAfterDelete(0, 10, 0)]).toEqual([1, 2, 0]);
  expect(pageAfterDelete(-1, 10, 5)).toBe(0);
});
