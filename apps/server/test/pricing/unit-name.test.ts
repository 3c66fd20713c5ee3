import { LANGUAGES, readUnit } from '@grossist/domain';
import { expect, test } from 'vitest';
import { UNIT_NAMES } from '../../src/areas/pricing/data/unit-names.ts';
import { unitName } from '../../src/areas/pricing/index.ts';

test('every language has a word for every sales unit', () => {
  const codes = Object.keys(UNIT_NAMES.en);
  for (const language of LANGUAGES) expect(Object.keys(UNIT_NAMES[language])).toEqual(codes);
});

test('every word for a unit is read as that unit, so that exported files can be uploaded', () => {
  for (const language of LANGUAGES) {
    const codes = Object.keys(UNIT_NAMES[language]);
    expect(codes.map((code) => readUnit(unitName(code, language))?.unit)).toEqual(codes);
  }
});

test('a code without a word stays as it is', () => {
  expect(['XYZ', 'constructor', '__proto__', ''].map((code) => unitName(code, 'da'))).toEqual([
    'XYZ',
    'constructor',
    '__proto__',
    '',
  ]);
});
