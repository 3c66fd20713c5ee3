import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import { formatMoney, LOCALES, type Locale, moneyOf } from '@grossist/domain';
import { describe, expect, test } from 'vitest';
import { allMessages } from '../src/all-messages.server.ts';
import { formatLocaleOf, shopIntl, textOf } from '../src/index.ts';
import { parsedMessages } from '../src/parsed-message.ts';
import { serverMessages } from '../src/server-texts.ts';

const messagesIn = (locale: Locale): readonly (readonly [key: string, message: string])[] =>
  Object.entries({ ...allMessages[locale], ...serverMessages[locale] });

const english = messagesIn('en-US');

describe.each(LOCALES)('the texts in %s', (locale) => {
  const messages = messagesIn(locale);
  const byKey = new Map(messages);

  test('are as many as the English ones, and none is empty', () => {
    expect([...byKey.keys()].sort()).toEqual(english.map(([key]) => key).sort());
    expect(messages.filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  test('take the same values as the English ones', () => {
    const different = english.filter(([key, message]) => {
      const own = parse(byKey.get(key) ?? '');
      return !isStructurallySame(parse(message), own).success;
    });
    expect(different.map(([key]) => key)).toEqual([]);
  });
});

/** Opening and closing quotation mark. Nothing is quoted in another way; ’ is the apostrophe. */
const QUOTES: Record<Locale, readonly [open: string, close: string]> = {
  'en-US': ['“', '”'],
  'nl-NL': ['“', '”'],
  'sv-SE': ['”', '”'],
  'da-DK': ['“', '”'],
  'nb-NO': ['«', '»'],
  'fo-FO': ['“', '”'],
  'de-DE': ['„', '“'],
};

test.each(LOCALES)('quotation marks in %s are those of the language, in pairs', (locale) => {
  const wrong = messagesIn(locale).filter(([, message]) => {
    // The value of an attribute in a supplier's file is quoted as it is there.
    const marks = message.replaceAll(/\w+="\w+"/g, '').match(/["“”„«»‚‘‹›]/g) ?? [];
    return marks.length % 2 === 1 || marks.some((mark, at) => mark !== QUOTES[locale][at % 2 === 0 ? 0 : 1]);
  });
  expect(wrong).toEqual([]);
});

describe.each(LOCALES)('sentences in %s', (locale) => {
  const amount = formatMoney(moneyOf('0.01'), 'DKK', 'da-DK');

  test('end with one full stop where a value with its own comes last', () => {
    const ending = messagesIn(locale).filter(([, message]) => /\{\w+\}\./.test(message));
    expect(ending.length).toBeGreaterThan(10);
    const parsed = parsedMessages(Object.fromEntries(ending));
    const text = textOf<string>(shopIntl(formatLocaleOf(locale), parsed, { isStrict: true }));
    const written = ending.map(([key, message]) => {
      const names = [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const counts = [...message.matchAll(/\{(\w+), (?:plural|number)/g)].map(([, name = '']) => [name, 3]);
      const values = { ...Object.fromEntries(names.map((name) => [name, amount])), ...Object.fromEntries(counts) };
      return [key, text(key, values)] as const;
    });
    expect(written.filter(([, sentence]) => sentence.includes('..') || !sentence.includes(amount))).toEqual([]);
  });
});
