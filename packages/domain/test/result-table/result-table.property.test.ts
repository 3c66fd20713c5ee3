import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { magnitudeOf, magnitudeOrder } from '../../src/magnitude/magnitude.ts';
import { chooseColumns, MOST_COLUMNS, matrixAxes, orderRows, USUAL_COLUMNS } from '../../src/result-table.ts';

const candidates = fc.uniqueArray(fc.record({ code: fc.string(), coverage: fc.nat(100), distinct: fc.nat(120) }), {
  selector: ({ code }) => code,
  maxLength: 40,
});

describe('columns of a table of results', () => {
  test('have enough values, of which some are shared, and are few', () => {
    fc.assert(
      fc.property(candidates, (features) => {
        const chosen = chooseColumns(features, 100);
        expect(chosen.length).toBeLessThanOrEqual(USUAL_COLUMNS);
        for (const { code, coverage, distinct } of features.filter(({ code: one }) => chosen.includes(one))) {
          expect([code, coverage >= 30 && distinct > 1 && (distinct < coverage || coverage <= 6)]).toEqual([
            code,
            true,
          ]);
        }
      }),
    );
  });

  test('keep the order of the candidates and those with a choice', () => {
    fc.assert(
      fc.property(candidates, fc.array(fc.nat(39)), (features, places) => {
        const wanted = new Set(places.flatMap((place) => features[place]?.code ?? []));
        const chosen = chooseColumns(features, 100, wanted);
        expect(chosen).toEqual(features.map(({ code }) => code).filter((code) => chosen.includes(code)));
        const first = features.filter(({ code }) => wanted.has(code)).slice(0, MOST_COLUMNS);
        expect(chosen).toEqual(expect.arrayContaining(first.map(({ code }) => code)));
        expect(chosen.length).toBeLessThanOrEqual(MOST_COLUMNS);
      }),
    );
  });

  test('leave out equal features and unique ones', () => {
    const features = [
      { code: 'same', coverage: 50, distinct: 1 },
      { code: 'serial', coverage: 50, distinct: 50 },
      { code: 'rare', coverage: 10, distinct: 5 },
      { code: 'poles', coverage: 50, distinct: 4 },
    ];
    expect(chooseColumns(features, 50)).toEqual(['poles']);
    expect(chooseColumns([{ code: 'current', coverage: 2, distinct: 2 }], 2)).toEqual(['current']);
  });
});

describe('order of rows', () => {
  const row = fc.record({
    isOrderable: fc.boolean(),
    value: fc.option(fc.integer({ min: 0, max: 20 }).map(magnitudeOf), { nil: undefined }),
  });

  test('sorts values without an order last, after missing ones, in both directions', () => {
    fc.assert(
      fc.property(fc.array(row), fc.boolean(), (rows, isDescending) => {
        const ordered = orderRows(rows, magnitudeOrder(), isDescending);
        const groups = ordered.map(({ isOrderable, value }) => (isOrderable ? (value === undefined ? 1 : 0) : 2));
        expect(groups).toEqual(groups.toSorted());
        expect(new Set(ordered)).toEqual(new Set(rows));
        const values = ordered.flatMap(({ isOrderable, value }) =>
          isOrderable && value ? [Number(value.text.split('..')[0])] : [],
        );
        const ascending = values.toSorted((one, other) => one - other);
        expect(values).toEqual(isDescending ? ascending.toReversed() : ascending);
      }),
    );
  });

  test('keeps the order of equal values', () => {
    const rows = ['a', 'b', 'c'].map((name) => ({ name, isOrderable: true, value: magnitudeOf(1) }));
    for (const isDescending of [false, true]) {
      expect(orderRows(rows, magnitudeOrder(), isDescending).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    }
  });
});

describe('matrix of a family', () => {
  const member = (key: string, values: Record<string, string>) => ({ key, values: new Map(Object.entries(values)) });
  const CODES = ['poles', 'modules', 'current', 'color'];

  test('has the two features in which its members differ, the one with more values down', () => {
    const family = ['1', '2', '4'].flatMap((poles) =>
      ['16', '25', '40', '63'].map((current) =>
        member(`${poles} ${current}`, { poles, modules: poles, current, color: 'gray' }),
      ),
    );
    expect(matrixAxes(family, CODES)).toEqual({ down: 'current', across: 'poles' });
    expect(matrixAxes(family.slice(0, 4), CODES)).toBeUndefined();
    expect(
      matrixAxes([...family, member('twice', { poles: '1', modules: '1', current: '16', color: 'gray' })], CODES),
    ).toBeUndefined();
  });

  test('is not made of three features, of a diagonal or of members without a value', () => {
    const cube = ['1', '2'].flatMap((poles) =>
      ['1', '2'].flatMap((current) =>
        ['a', 'b'].map((color) => member(poles + current + color, { poles, current, color })),
      ),
    );
    expect(matrixAxes(cube, CODES)).toBeUndefined();
    const diagonal = ['1', '2', '3', '4', '5'].map((size, place) =>
      member(size, { poles: size, current: place === 4 ? '4' : size }),
    );
    expect(matrixAxes(diagonal, CODES)).toBeUndefined();
    const lacking = [
      member('a', { poles: '1', current: '1' }),
      member('b', { poles: '2', current: '2' }),
      member('c', { poles: '1' }),
    ];
    expect(matrixAxes(lacking, CODES)).toBeUndefined();
  });

  test('has at most one member in each cell', () => {
    const value = fc.constantFrom('1', '2', '3');
    fc.assert(
      fc.property(fc.array(fc.record({ poles: value, current: value, color: value })), (families) => {
        const members = families.map((values, place) => member(String(place), values));
        const axes = matrixAxes(members, CODES);
        if (!axes) return;
        const cells = new Set(members.map(({ values }) => `${values.get(axes.down)} ${values.get(axes.across)}`));
        expect(cells.size).toBe(members.length);
      }),
    );
  });
});
