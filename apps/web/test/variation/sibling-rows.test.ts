import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Attribute,
  BY_NAME,
  type Chosen,
  countedValues,
  matchingRows,
  nextSorting,
  rowsOf,
  type SiblingRow,
  sortedRows,
  withChosen,
} from '../../app/features/variation/siblings/sibling-rows.ts';
import { aSibling, aVariation } from './a-variation.ts';

const CORES: Attribute = { Code: 'cores', Name: 'Cores', Unit: '', Values: ['3', '5', '12'] };
const COLOUR: Attribute = { Code: 'colour', Name: 'Colour', Unit: '', Values: ['white', 'grey'] };
const ATTRIBUTES = [CORES, COLOUR];

const codes = (rows: readonly SiblingRow[]): string[] => rows.map(({ material }) => material.Code);

const rowsWith = (values: readonly Readonly<Record<string, string>>[]): SiblingRow[] => {
  const [own = {}, ...others] = values;
  return rowsOf(
    aVariation(aSibling('V0', own), {
      Siblings: others.map((other, place) => aSibling(`V${place + 1}`, other)),
      DistinguishingAttributes: ATTRIBUTES,
    }),
  );
};

const someValues = fc.array(
  fc.record(
    { cores: fc.constantFrom(...CORES.Values), colour: fc.constantFrom(...COLOUR.Values) },
    { requiredKeys: [] },
  ),
  { minLength: 1, maxLength: 30 },
);
const someChosen: fc.Arbitrary<Chosen> = fc
  .record({ cores: fc.constantFrom(...CORES.Values), colour: fc.constantFrom(...COLOUR.Values) }, { requiredKeys: [] })
  .map((chosen) => new Map(Object.entries(chosen)));

describe('the rows of a product', () => {
  test('are the variation and its siblings, each once, and exactly one is the present one', () => {
    const own = aSibling('V0');
    const rows = rowsOf(aVariation(own, { Siblings: [aSibling('V1'), own] }));
    expect(codes(rows)).toEqual(['V0', 'V1']);
    expect(rows.filter(({ isCurrent }) => isCurrent).map(({ material }) => material.Code)).toEqual(['V0']);
  });

  test('are sorted by the values of the attributes, not alphabetically', () => {
    const rows = rowsWith([{ cores: '12' }, { cores: '3' }, { cores: '5' }]);
    expect(codes(rows)).toEqual(['V1', 'V2', 'V0']);
  });

  test('without a value come last', () => {
    expect(codes(rowsWith([{}, { cores: '12' }, { cores: '3' }]))).toEqual(['V2', 'V1', 'V0']);
  });

  test('of equal values stand in the order of their names, numbers by size', () => {
    const rows = rowsOf(
      aVariation(aSibling('C10'), { Siblings: [aSibling('C9')], DistinguishingAttributes: ATTRIBUTES }),
    );
    expect(codes(rows)).toEqual(['C9', 'C10']);
  });
});

describe('narrowing', () => {
  test('leaves exactly the rows that have every chosen value', () => {
    fc.assert(
      fc.property(someValues, someChosen, (values, chosen) => {
        const rows = rowsWith(values);
        const found = new Set(codes(matchingRows(rows, chosen)));
        for (const row of rows) {
          const hasAll = [...chosen].every(([code, value]) => row.values.get(code) === value);
          expect(found.has(row.material.Code)).toBe(hasAll);
        }
      }),
    );
  });

  test('to a value leaves as many rows as were counted for it', () => {
    fc.assert(
      fc.property(someValues, someChosen, fc.constantFrom(...ATTRIBUTES), (values, chosen, attribute) => {
        const rows = rowsWith(values);
        for (const { value, count } of countedValues(attribute, rows, chosen)) {
          expect(matchingRows(rows, withChosen(chosen, attribute.Code, value))).toHaveLength(count);
        }
      }),
    );
  });

  test('to no value takes a choice back', () => {
    const chosen = withChosen(new Map([['cores', '3']]), 'colour', 'grey');
    expect([...withChosen(chosen, 'cores', '')]).toEqual([['colour', 'grey']]);
  });
});

describe('sorting', () => {
  test('keeps every row', () => {
    fc.assert(
      fc.property(someValues, fc.constantFrom('cores', 'colour', BY_NAME), fc.boolean(), (values, by, isDescending) => {
        const rows = rowsWith(values);
        expect(codes(sortedRows(rows, ATTRIBUTES, { by, isDescending })).toSorted()).toEqual(codes(rows).toSorted());
      }),
    );
  });

  test('sorts ascending, then descending, then in the usual order', () => {
    const up = nextSorting(undefined, 'cores');
    const down = nextSorting(up, 'cores');
    expect(up).toEqual({ by: 'cores', isDescending: false });
    expect(down).toEqual({ by: 'cores', isDescending: true });
    expect(nextSorting(down, 'cores')).toBeUndefined();
    expect(nextSorting(down, 'colour')).toEqual({ by: 'colour', isDescending: false });
  });

  test('down turns the values round', () => {
    const rows = rowsWith([{ cores: '12' }, { cores: '3' }, { cores: '5' }]);
    expect(codes(sortedRows(rows, ATTRIBUTES, { by: 'cores', isDescending: true }))).toEqual(['V0', 'V2', 'V1']);
  });
});
