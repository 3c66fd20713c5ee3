import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceSteps } from '../../app/features/prices/price-steps.ts';
import { somePrices } from './a-line.ts';

const kinds = (prices: Parameters<typeof priceSteps>[0]): string[] => priceSteps(prices).map(({ kind }) => kind);

describe('how a price comes about', () => {
  test('is the list price and the amount without steps between', () => {
    expect(kinds(somePrices())).toEqual(['list', 'net']);
  });

  test.each([
    ['discount', 'discount'],
    ['scale-price', 'scale'],
    ['net-price', 'agreed'],
    ['campaign-price', 'campaign'],
    ['clearance-price', 'clearance'],
    ['remnant-price', 'remnant'],
  ] as const)('names the %s that is in force, also on a clearance line', (PriceKind, kind) => {
    const campaign = { Text: 'Week', ValidTo: '2026-12-31', UnitPrice: 30, UnitPriceStr: '30,00 kr.' };
    const prices = somePrices({
      NetPrice: 60,
      NetUnitPrice: 30,
      ClearanceSalePrice: 30,
      Campaign: campaign,
      PriceKind,
    });
    expect(kinds(prices)).toEqual(['list', kind, 'net']);
  });

  test('calls what makes goods dearer a surcharge', () => {
    expect(kinds(somePrices({ NetPrice: 110, PriceKind: 'net-price' }))).toEqual(['list', 'surcharge', 'net']);
  });

  test('sets the cutting fee apart from the discount', () => {
    const steps = priceSteps(somePrices({ NetPrice: 109, CableCutFee: 49 }));
    expect(steps.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['list', 10_000],
      ['discount', -4000],
      ['cut', 4900],
      ['net', 10_900],
    ]);
  });

  test('sets what bundles take off apart from the discount', () => {
    const bundle = { Id: 'ROOM', Name: 'A room', Quantity: 1, QuantityStr: '1', Saving: 7.5, SavingStr: '7,50 kr.' };
    const steps = priceSteps(somePrices({ NetPrice: 52.5, Bundles: [bundle, { ...bundle, Saving: 2 }] }));
    expect(steps.map(({ kind, amount, from, to }) => [kind, amount, from, to])).toEqual([
      ['list', 10_000, 0, 10_000],
      ['discount', -3800, 10_000, 6200],
      ['bundle', -950, 6200, 5250],
      ['net', 5250, 0, 5250],
    ]);
    expect(kinds(somePrices({ NetPrice: 92.5, Bundles: [bundle] }))).toEqual(['list', 'bundle', 'net']);
  });

  test('is the list price alone for who may see no other', () => {
    expect(kinds(somePrices({ NetPrice: null }))).toEqual(['list']);
  });

  test('has steps that follow each other to the last hundredth', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(amount, amount, amount, amount, (list, goods, fee, duties) => {
        const NetPrice = (Math.round(goods * 100) + Math.round(fee * 100)) / 100;
        const steps = priceSteps(somePrices({ ListPrice: list, NetPrice, CableCutFee: fee, Duties: duties }));
        const changes = steps.filter(({ kind }) => kind !== 'net' && kind !== 'list');
        const end = changes.reduce((sum, step) => sum + step.amount, Math.round(list * 100));
        expect(end).toBe(Math.round(NetPrice * 100) + Math.round(duties * 100));
        for (const step of changes) expect(step.to - step.from).toBe(step.amount);
      }),
    );
  });
});
