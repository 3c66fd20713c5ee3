import { expect, test } from 'vitest';
import { attributesAsText, FIRST_ATTRIBUTES, firstCodes } from '../../app/features/variation/attributes.tsx';
import { aSibling, aVariation } from './a-variation.ts';

const attributes = Array.from({ length: 30 }, (_, place) => ({
  Code: `EF${place}`,
  Name: `Feature ${place}`,
  Value: String(place),
  Unit: place % 2 === 0 ? 'mm' : '',
}));

test('shows the first twelve attributes of the class at first', () => {
  expect([...firstCodes(attributes)]).toEqual(attributes.slice(0, FIRST_ATTRIBUTES).map(({ Code }) => Code));
});

test('copies name and number, then a line for each attribute', () => {
  const text = attributesAsText(aVariation(aSibling('1001'), { Attributes: attributes.slice(0, 2) }));
  expect(text).toBe('Cable 1001\t1001\nFeature 0\t0 mm\nFeature 1\t1');
});
