import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import { formatMoney, LOCALES, moneyOf } from '@grossist/domain';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { allMessages } from '../src/all-messages.server.ts';
import { textOf } from '../src/index.ts';

const english = Object.entries(allMessages['en-US']);

describe.each(LOCALES)('the texts in %s', (locale) => {
  const texts = new Map<string, string>(Object.entries(allMessages[locale]));

  test('are as many as the English ones, and none is empty', () => {
    expect([...texts.keys()].sort()).toEqual(english.map(([key]) => key).sort());
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('take the same arguments as the English ones', () => {
    const different = english.filter(([key, text]) => {
      const own = parse(texts.get(key) ?? '');
      return !isStructurallySame(parse(text), own).success;
    });
    expect(different.map(([key]) => key)).toEqual([]);
  });
});

describe.each(LOCALES)('sentences in %s', (locale) => {
  const textOfKey = textOf<string>(createIntl({ locale, messages: allMessages[locale] }));
  const amount = formatMoney(moneyOf('0.01'), 'DKK', 'da-DK');

  test('end with one full stop where a value with its own comes last', () => {
    const ending = Object.entries(allMessages[locale]).filter(([, text]) => /\{\w+\}\./.test(text));
    expect(ending.length).toBeGreaterThan(10);
    const written = ending.map(([key, text]) => {
      const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const counts = [...text.matchAll(/\{(\w+), (?:plural|number)/g)].map(([, name = '']) => [name, 3]);
      const values = { ...Object.fromEntries(names.map((name) => [name, amount])), ...Object.fromEntries(counts) };
      return [key, textOfKey(key, values)] as const;
    });
    expect(written.filter(([, text]) => text.includes('..') || !text.includes(amount))).toEqual([]);
  });
});
