import { formatMoney, formatUnitPrice, LOCALES, type Money, moneyOf } from '@grossist/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyWriter } from '../../src/areas/pricing/presenter/currency-writer.ts';

const CURRENCIES = ['DKK', 'EUR', 'SEK', 'NOK'] as const;

const amounts = fc
  .oneof(
    fc.integer({ min: -100_000, max: 100_000_000 }),
    fc.maxSafeInteger(),
    fc.constantFrom(0, 5, 100, 9_999_900, 10_000_000, 99_999_999, 12_345_678_900),
  )
  .map((tenThousandths) => (tenThousandths / 10_000).toFixed(4))
  .map((decimal): Money => moneyOf(decimal));

describe.each(LOCALES)('in %s', (locale) => {
  test.each(CURRENCIES)('every amount of %s is written as Intl writes it', (currency) => {
    const { amount, unit } = currencyWriter(currency, locale);
    fc.assert(
      fc.property(amounts, (value) => {
        expect(amount(value)).toBe(formatMoney(value, currency, locale));
        expect(unit(value)).toBe(formatUnitPrice(value, currency, locale));
      }),
      { seed: 4, numRuns: 300 },
    );
  });
});
