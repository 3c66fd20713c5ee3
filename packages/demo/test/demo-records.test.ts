import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoRecords } from '../src/index.ts';
import { aDemo, ofKind } from './everything.ts';

const fingerprint = (materials: number, today = '2026-11-21'): string => {
  const hash = createHash('sha256');
  for (const record of aDemo({ materials, buyers: 3, today })) hash.update(JSON.stringify(record));
  return hash.digest('hex');
};

describe('the demo wholesaler', () => {
  it('is the same every time', () => {
    expect(fingerprint(1_000)).toBe(fingerprint(1_000));
  });

  it('counts its incoming goods from today, so another day is another demo', () => {
    expect(fingerprint(1_000, '2027-02-01')).not.toBe(fingerprint(1_000));
  });

  it.each([1, 6, 100, 5_000])('has exactly the %i materials asked for, numbered on from 1000001', (materials) => {
    const numbers = ofKind(aDemo({ materials }), 'material').map(({ sapMaterialNumber }) => sapMaterialNumber);
    expect(numbers).toHaveLength(materials);
    expect(numbers[0]).toBe('1000001');
    expect(numbers.at(-1)).toBe(String(1_000_000 + materials));
  });

  it('makes materials one by one: asking for the first of a million makes no other', () => {
    let made = 0;
    for (const record of aDemo({ materials: 1_000_000 })) {
      if (record.kind === 'material') break;
      made += 1;
    }
    expect(made).toBeLessThan(500);
  });

  it('has an order in which codes are defined before they are used', () => {
    const order = [
      'plant',
      'service-center',
      'supplier',
      'etim-class',
      'node',
      'assortment',
      'product',
      'material',
      'discount',
      'company',
      'account',
      'contact',
      'address',
      'net-price',
      'assortment-relation',
      'purchase',
    ];
    const firstSeen = [...new Set([...aDemo({ materials: 200, buyers: 2 })].map(({ kind }) => kind))];
    expect(firstSeen).toEqual(order);
  });

  it.each([0, 1.5, -1, 1_000_001])('refuses a size of %d materials', (materials) => {
    expect(() => demoRecords({ materials, buyers: 0, today: '2026-11-21' }).next()).toThrow(RangeError);
  });

  it('refuses a day that is no calendar date', () => {
    expect(() => demoRecords({ materials: 100, buyers: 0, today: 'tomorrow' }).next()).toThrow('tomorrow');
  });
});
