import { LOCALES, languageOf } from '@grossist/domain';
import { expect, test } from 'vitest';
import { isServerKey, textFor } from '../src/server-texts.ts';

test('a text is the same by its language and by its locale, with its values', () => {
  for (const locale of LOCALES) expect(textFor(languageOf(locale))).toBe(textFor(locale));
  expect(textFor('da')('orderMail.subject', { number: '42' })).toBe('Din ordre 42');
  expect(textFor('de')('sharedCart.total')).toBe('Gesamt');
});

test('one line and several are written in the singular and plural of each language', () => {
  for (const locale of LOCALES) {
    const about = (count: number) => textFor(locale)('lineObstacle.blocked', { count, material: 'M1', available: '' });
    expect(about(1)).toMatch(/^M1 /);
    expect(about(2)).toMatch(/^2 /);
  }
});

test('a value that is missing is an error', () => {
  expect(() => textFor('en-US')('orderMail.subject')).toThrow('lacks its value "number"');
});

test('codes without a text are no keys', () => {
  expect(['documentType.certificate', 'documentType.x', 'constructor', '__proto__'].map(isServerKey)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
