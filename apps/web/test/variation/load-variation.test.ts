import { describe, expect, test } from 'vitest';
import { MOST_WITH_PAGE, withFewSiblings } from '../../app/features/variation/load-variation.ts';
import { rowsOf } from '../../app/features/variation/siblings/sibling-rows.ts';
import { aSibling, aVariation } from './a-variation.ts';

const COUNT = 500;
const LENGTHS = Array.from({ length: COUNT }, (_, place) => String(place));
const family = (own: number) =>
  aVariation(aSibling(`V${own}`, { length: String(own) }), {
    Siblings: LENGTHS.filter((length) => length !== String(own)).map((length) => aSibling(`V${length}`, { length })),
    SiblingCount: COUNT - 1,
    DistinguishingAttributes: [{ Code: 'length', Name: 'Length', Unit: 'mm', Values: LENGTHS }],
  });

describe('a page of a large product', () => {
  test.each([0, 1, 250, 499])('brings its first sixty siblings with the %ith and says how many there are', (own) => {
    const few = withFewSiblings(family(own));
    expect(few.Siblings).toHaveLength(MOST_WITH_PAGE);
    expect(few.SiblingCount).toBe(COUNT - 1);
    const codes = rowsOf(few).map(({ material }) => material.Code);
    const all = rowsOf(family(own)).map(({ material }) => material.Code);
    expect(codes.filter((code) => code !== `V${own}`)).toEqual(
      all.filter((code) => code !== `V${own}`).slice(0, MOST_WITH_PAGE),
    );
  });

  test('of a small product brings all', () => {
    const small = { ...family(0), Siblings: family(0).Siblings.slice(0, 3) };
    expect(withFewSiblings(small)).toBe(small);
  });
});
