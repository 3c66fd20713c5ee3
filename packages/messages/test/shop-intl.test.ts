import { LOCALES } from '@grossist/domain';
import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { allMessages } from '../src/all-messages.server.ts';
import { formatLocaleOf, shopIntl } from '../src/index.ts';
import { needsParsing, parsedMessage } from '../src/parsed-message.ts';

const STRICT = { isStrict: true };

const namesIn = (message: string): string[] => [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name);
const countsIn = (message: string): string[] =>
  [...message.matchAll(/\{(\w+), (?:plural|number)/g)].map(([, name = '']) => name);

describe.each(LOCALES)('messages in %s', (cultureName) => {
  const locale = formatLocaleOf(cultureName);
  const messages = allMessages[cultureName];
  const filled = Object.entries(messages).filter(([, message]) => needsParsing(message));
  const compiled = Object.fromEntries(filled.map(([key, message]) => [key, parsedMessage(message)]));
  const ours = shopIntl(locale, compiled, STRICT);
  const theirs = createIntl({ locale, messages });

  test.each([0, 1, 2, 21, 1234.5, 1_000_000])('are filled as react-intl fills them, by counts of %d', (count) => {
    expect(filled.length).toBeGreaterThan(100);
    const different = filled.filter(([key, message]) => {
      const texts = namesIn(message).map((name) => [name, `<${name}>`]);
      const counts = countsIn(message).map((name) => [name, count]);
      const values = Object.fromEntries([...texts, ...counts]);
      return ours.formatMessage({ id: key }, values) !== theirs.formatMessage({ id: key }, values);
    });
    expect(different.map(([key]) => key)).toEqual([]);
  });

  test('have numbers and dates as react-intl writes them', () => {
    const number = fc.double({ noNaN: true, min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(number, fc.date({ noInvalidDate: true }), fc.integer({ min: 0, max: 4 }), (value, date, digits) => {
        const options = { style: 'currency', currency: 'SEK', maximumFractionDigits: digits } as const;
        expect(ours.formatNumber(value)).toBe(theirs.formatNumber(value));
        expect(ours.formatNumber(value, options)).toBe(theirs.formatNumber(value, options));
        const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Copenhagen' } as const;
        expect(ours.formatDate(date.toISOString(), style)).toBe(theirs.formatDate(date.toISOString(), style));
      }),
    );
  });
});

test('regions have the names of react-intl', () => {
  const names = LOCALES.map((cultureName) => {
    const locale = formatLocaleOf(cultureName);
    const region = { type: 'region' } as const;
    return [shopIntl(locale, {}, STRICT), createIntl({ locale })].map((intl) => intl.formatDisplayName('SE', region));
  });
  expect(names.every(([ours, theirs]) => ours !== undefined && ours === theirs)).toBe(true);
});

test('a message without a translation is its name', () => {
  expect(shopIntl('da-DK', {}, STRICT).formatMessage({ id: 'ui.close' })).toBe('ui.close');
});

test('fails the build for unsupported values', () => {
  expect(() => parsedMessage('{when, date}')).toThrow("can't write");
  expect(() => parsedMessage('{kind, select, a {A} other {B}}')).toThrow("can't write");
});
