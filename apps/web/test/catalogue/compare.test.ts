import { describe, expect, test } from 'vitest';
import { attributeRows, rowOf } from '../../app/features/catalogue/compare/compare-table.tsx';
import { type Comparison, codesOf, MOST_COMPARED, toggledIn } from '../../app/features/catalogue/compare/compared.ts';

const material = (code: string) => ({ code, name: `Cable ${code}`, imageUrl: '' });
const NOTHING: Comparison = { items: [], isRefused: false };

describe('materials to compare', () => {
  test('adds a material, and removes it when it is chosen again', () => {
    const one = toggledIn(NOTHING, material('1'));
    expect(one.items.map(({ code }) => code)).toEqual(['1']);
    expect(toggledIn(one, material('1'))).toEqual(NOTHING);
  });

  test('refuses a fifth material and reports it until the next change', () => {
    const full = ['1', '2', '3', '4'].reduce((known, code) => toggledIn(known, material(code)), NOTHING);
    expect(full.items).toHaveLength(MOST_COMPARED);
    const refused = toggledIn(full, material('5'));
    expect(refused).toEqual({ items: full.items, isRefused: true });
    expect(toggledIn(refused, material('4'))).toEqual({ items: full.items.slice(0, 3), isRefused: false });
  });

  test('reads at most four distinct codes from the URL', () => {
    expect(codesOf(new URLSearchParams('codes=a,b,,a, c ,d,e'))).toEqual(['a', 'b', 'c', 'd']);
    expect(codesOf(new URLSearchParams(''))).toEqual([]);
  });
});

describe('rows of a comparison', () => {
  const attribute = (Code: string, Value: string, Unit = '') => ({ Code, Name: `name of ${Code}`, Value, Unit });

  test('lists the attributes of all materials with units and marks those that differ', () => {
    const rows = attributeRows([
      { Attributes: [attribute('EF1', '3'), attribute('EF2', '1,5', 'mm²')] },
      { Attributes: [attribute('EF2', '2,5', 'mm²'), attribute('EF1', '3'), attribute('EF3', 'PVC')] },
    ]);
    expect(rows).toEqual([
      { key: 'EF1', name: 'name of EF1', values: ['3', '3'], differs: false },
      { key: 'EF2', name: 'name of EF2', values: ['1,5\u00a0mm²', '2,5\u00a0mm²'], differs: true },
      { key: 'EF3', name: 'name of EF3', values: ['', 'PVC'], differs: true },
    ]);
  });

  test('leaves out attributes without values', () => {
    expect(rowOf('supplier', 'Supplier', ['', ''])).toEqual([]);
  });
});
