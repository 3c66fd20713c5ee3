import type { Stock } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stockForecast, widestOf } from '../../app/features/prices/stock-forecast.tsx';

const STOCK: Stock = {
  AtpQuantity: 10,
  TotalQuantity: 10,
  ClearanceSaleStock: 0,
  DeliveryDate: '2026-03-03',
  IsDeliveryUnknown: false,
  DeliveryColor: 'Green',
  IsStocked: true,
  Status12Product: false,
  IsOutOfStock: false,
  PickupQuantity: null,
  ConfirmedQuantity: 1,
  ExceededQuantity: 0,
  RefusedQuantity: 0,
  IsGrossistProjectProduct: false,
  BlueDeliveryDays: 0,
  FirstDate: '2026-03-03',
  Incoming: [],
  AnyQuantityFrom: null,
};

const stepsOf = (more: Partial<Stock>) =>
  stockForecast({ ...STOCK, ...more }).map(({ date, quantity }) => [date, quantity && quantity / 1000]);

describe('the stock forecast of a material', () => {
  test('begins with present stock and adds incoming quantities', () => {
    const Incoming = [
      { DeliveryDate: '2026-03-06', Quantity: 5 },
      { DeliveryDate: '2026-03-20', Quantity: 7.5 },
    ];
    expect(stepsOf({ Incoming })).toEqual([
      ['2026-03-03', 10],
      ['2026-03-06', 15],
      ['2026-03-20', 22.5],
    ]);
    expect(stepsOf({ AtpQuantity: 0, Incoming })[0]).toEqual(['2026-03-06', 5]);
    expect(stepsOf({ AtpQuantity: -3, Incoming })[0]).toEqual(['2026-03-06', 5]);
  });

  test('ends with the date from which the supplier delivers any quantity', () => {
    const Incoming = [
      { DeliveryDate: '2026-03-06', Quantity: 5 },
      { DeliveryDate: '2026-03-17', Quantity: 7 },
    ];
    expect(stepsOf({ Incoming, AnyQuantityFrom: '2026-03-17' })).toEqual([
      ['2026-03-03', 10],
      ['2026-03-06', 15],
      ['2026-03-17', undefined],
    ]);
  });

  test('merges quantities of the same day, exact to thousandths', () => {
    const Incoming = [{ DeliveryDate: '2026-03-03', Quantity: 0.2 }];
    expect(stepsOf({ AtpQuantity: 0.1, Incoming })).toEqual([['2026-03-03', 0.3]]);
    expect(stepsOf({ AnyQuantityFrom: '2026-03-03' })).toEqual([['2026-03-03', undefined]]);
  });

  test('is empty without known dates or quantities', () => {
    expect(stepsOf({ AtpQuantity: 0 })).toEqual([]);
    expect(stepsOf({ FirstDate: null })).toEqual([]);
  });

  test('never decreases, and the widest bar is the longest', () => {
    const arrival = fc.record({
      DeliveryDate: fc.integer({ min: 10, max: 28 }).map((day) => `2026-03-${day}`),
      Quantity: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(fc.array(arrival, { maxLength: 10 }), fc.nat(900), fc.nat(900), (arrivals, AtpQuantity, wanted) => {
        const Incoming = arrivals.toSorted((one, other) => one.DeliveryDate.localeCompare(other.DeliveryDate));
        const steps = stockForecast({ ...STOCK, AtpQuantity, Incoming });
        const quantities = steps.flatMap(({ quantity }) => quantity ?? []);
        expect(quantities).toEqual(quantities.toSorted((one, other) => one - other));
        for (const quantity of [...quantities, quantityOf(wanted)]) {
          expect(quantity).toBeLessThanOrEqual(widestOf(steps, quantityOf(wanted)));
        }
      }),
    );
  });
});
