import { LANGUAGES, readUnit } from '@grossist/domain';
import { expect, test } from 'vitest';
import { unitName } from '../../src/areas/pricing/index.ts';

test('every word for a unit is read as that unit, so that exported files can be uploaded', () => {
  const codes = ['PCE', 'MTR', 'LTR', 'KGM', 'ROL', 'PAK', 'BOX', 'SET', 'PAR', 'BDL'];
  for (const language of LANGUAGES) {
    expect(codes.filter((code) => unitName(code, language) === code)).toEqual([]);
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
