import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartTotals,
  FREIGHT_CLASSES,
  formatMoney,
  freightBuildUp,
  LOCALES,
  type Locale,
  MARKETS,
  type Money,
  marketFacts,
  moneyOf,
  type PriceInput,
  parseMoney,
  priceLine,
  sumMoney,
} from '../src/index.ts';
import { somePositiveQuantity, somePrice } from './arbitraries.ts';

const DECIMAL_SIGNS = new Map(
  LOCALES.map((locale) => [
    locale,
    new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.',
  ]),
);

/** Reads an amount as a person reads it off the page: digits, sign, and the sign before decimals of the language. */
const readShown = (shown: string, locale: Locale): Money => {
  const at = shown.lastIndexOf(DECIMAL_SIGNS.get(locale) ?? '.', shown.search(/\d\D*$/));
  const digits = (text: string): string => text.replaceAll(/\D/g, '');
  const isNegative = /[-\u2212]/.test(shown);
  const amount = parseMoney(`${isNegative ? '-' : ''}${digits(shown.slice(0, at))}.${digits(shown.slice(at))}`);
  if (amount === undefined) throw new Error(`not readable: ${shown}`);
  return amount;
};

const someUnitPrice = fc.record({ amount: somePrice, perQuantity: somePositiveQuantity });
const somePercent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => String(hundredths / 100));

const somePriceInput: fc.Arbitrary<Omit<PriceInput, 'vatPercent'>> = fc.record(
  {
    quantity: somePositiveQuantity,
    listPrice: someUnitPrice,
    discountPercent: somePercent,
    scalePrice: someUnitPrice,
    netPrice: someUnitPrice,
    campaignPrice: someUnitPrice,
    clearancePrice: someUnitPrice,
    dutiesPerUnit: somePrice,
    cableCutFee: somePrice,
  },
  { requiredKeys: ['quantity', 'listPrice'] },
);

const someCart = fc.record({
  lines: fc.array(somePriceInput, { maxLength: 8 }),
  locale: fc.constantFrom(...LOCALES),
  isPickup: fc.boolean(),
  classes: fc.array(fc.constantFrom(...FREIGHT_CLASSES), { maxLength: 3 }),
  terms: fc.record(
    {
      cost: somePrice,
      freeFrom: somePrice,
      extraCosts: fc.record({ bulky: somePrice, long: somePrice }),
      serviceTaxPercent: somePercent,
    },
    { requiredKeys: ['cost'] },
  ),
});

/**
 * The markets' currencies with their VAT; and one that no market has, for nothing here may depend on which there are.
 */
const PAGES = [
  ...MARKETS.map((market) => [market, marketFacts(market).currency, marketFacts(market).vatPercent] as const),
  ['elsewhere', 'GBP', 20] as const,
];

describe.each(PAGES)('a page in %s with %s', (_, currency, vatPercent) => {
  it('sums: the lines to the subtotal and the parts to the total, to the last hundredth, in 1,700 carts', () => {
    fc.assert(
      fc.property(someCart, ({ lines, locale, isPickup, classes, terms }) => {
        const priced = lines.map((line) => priceLine({ ...line, vatPercent }));
        const subtotal = sumMoney(priced.map(({ lineTotal }) => lineTotal));
        const freight = freightBuildUp(terms, { subtotal, isPickup, classes });
        const totals = cartTotals(priced, freight.freight, vatPercent, freight);
        const shown = (amount: Money): Money => readShown(formatMoney(amount, currency, locale), locale);

        expect(sumMoney(priced.map(({ lineTotal }) => shown(lineTotal)))).toBe(shown(totals.subtotal));
        expect(sumMoney(priced.map(({ duties }) => shown(duties)))).toBe(shown(totals.duties));
        const { total, ...parts } = totals;
        expect(sumMoney(Object.values(parts).map(shown))).toBe(shown(total));
        expect(shown(total)).toBe(total);
      }),
      { numRuns: 1700 },
    );
  });
});

it('the pages are in five currencies: the four of the markets and another', () => {
  expect([...new Set(PAGES.map(([, currency]) => currency))].toSorted()).toEqual(['DKK', 'EUR', 'GBP', 'NOK', 'SEK']);
});

it('an amount is read off the page as it was written, in every language and currency', () => {
  for (const locale of LOCALES) {
    for (const [, currency] of PAGES) {
      for (const amount of ['0', '-0.01', '1234567.89', '-1234.5', '999.99']) {
        expect(readShown(formatMoney(moneyOf(amount), currency, locale), locale)).toBe(moneyOf(amount));
      }
    }
  }
});
