import { types } from 'pg';
import { expect, it } from 'vitest';
import { sharingParsers } from '../../src/gateways/search-engine/embedded/sharing-parsers.ts';

const TEXT_ARRAY: number = 1009;
const JSONB: number = 3802;

it.each([
  [TEXT_ARRAY, '{DK,"a, b",NULL,"\\"c\\""}'],
  [TEXT_ARRAY, '{}'],
  [JSONB, '{}'],
  [JSONB, '{"da": "Rør"}'],
  [16, 't'],
  [23, '12'],
])('reads a column of type %i as pg does: %s', (oid, text) => {
  expect(sharingParsers.getTypeParser(oid)(text)).toEqual(types.getTypeParser(oid)(text));
});

it('reads equal arrays and empty objects once', () => {
  for (const [oid, text] of [
    [TEXT_ARRAY, '{1,15,1502}'],
    [JSONB, '{}'],
  ] as const) {
    const parse = sharingParsers.getTypeParser(oid);
    expect(parse(text)).toBe(parse(text));
  }
});
