import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import { LOCALES } from '@grossist/domain';
import { describe, expect, test } from 'vitest';
import { allMessages } from '../../app/i18n/all-messages.server.ts';

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
