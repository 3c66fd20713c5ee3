import { calendarDate, LOCALES, moneyOf, type PriceChange, quantityOf } from '@grossist/domain';
import { describe, expect, test } from 'vitest';
import { changeMessage, refusalMessage } from '../../src/areas/orders/refusals.ts';

const [was, now] = [moneyOf('0.02'), moneyOf('0.01')];
const [day, later] = [calendarDate('2026-11-24'), calendarDate('2026-12-01')];

describe.each(LOCALES)('why an order is refused, in %s', (locale) => {
  const reader = { locale, currency: 'DKK', showNetPrice: true } as const;

  test('ends with one full stop, also after amounts and dates that have their own', () => {
    const change: PriceChange = { kind: 'price-changed', lineId: '1', quantity: quantityOf('2'), was, now };
    const line = { lineId: '1', sapMaterialNumber: '1000001', available: quantityOf('2') };
    const changed = { ...line, code: 'price-changed' as const, change };
    const edited = { [locale.slice(0, 2)]: '{material}: {was}. {now}.' };
    const written = [
      changeMessage({ kind: 'total', was, now }, reader),
      changeMessage({ kind: 'delivery-date', was: day, now: later }, reader),
      refusalMessage(changed, reader),
      refusalMessage(changed, reader, edited),
      refusalMessage({ ...line, code: 'phased-out-stock' }, reader),
    ];
    expect(written.filter((text) => text.includes('..') || !text.endsWith('.'))).toEqual([]);
  });
});
