import { expect, test } from 'vitest';
import { isPostalCode, isWrongPostalCode, type Market } from '../src/index.ts';

test.each<[Market, string[], string[]]>([
  ['DK', ['8000', 'DK-8000', ' 80 00 ', '0800', '9990'], ['0000', '0100', '9999', '80000', '800', 'ab', '8000 AB']],
  ['DE', ['20095', '01067'], ['00000', '2009', '99999', 'D20095']],
  ['SE', ['417 05', 'SE-41705'], ['00000', '4170', '99999']],
  ['NL', ['3511', '3511 AB', '3511ab', 'NL-3511AB'], ['0000', '0999', '3511 A', '3511 ABC']],
  ['NO', ['0001', '5003', 'NO-5003'], ['0000', '9999', '500']],
])('knows the postal codes of %s', (market, right, wrong) => {
  expect(right.filter((code) => !isPostalCode(market, code))).toEqual([]);
  expect(wrong.filter((code) => isPostalCode(market, code))).toEqual([]);
});

test('does not call a code wrong while it is being typed', () => {
  expect(['', '8', '800'].filter((code) => isWrongPostalCode('DK', code))).toEqual([]);
  expect(['0000', '80000'].filter((code) => isWrongPostalCode('DK', code))).toEqual(['0000', '80000']);
});
