import { expect, test } from 'vitest';
import { counts, questionsOf, type TheWorld } from './asking.ts';

export const facetsContract = (world: TheWorld): void => {
  const { searched, keys, facet } = questionsOf(world);
  const choosing = (key: string, ...values: string[]) => ({ selectedFacets: [{ key, values }] });

  test('returns the number of materials for each facet value', async () => {
    expect(counts(await facet('EF2', 'kabel'))).toEqual(['black 2', 'white 1']);
    expect(counts(await facet('EF3', 'kabel'))).toEqual(['true 2', 'false 1']);
    expect(counts(await facet('supplier', 'kabel'))).toEqual(['NKT 2', 'LAPP 1']);
    expect(counts(await facet('class', ''))).toEqual(['EC003248 2', 'EC000057 1', 'EC001959 1']);
    expect(counts(await facet('flag', ''))).toEqual(['clearance 1', 'stocked 1']);
    expect(counts(await facet('node', 'kabel'))).toEqual(['E 3', 'E1 3', 'E11 2', 'E12 1']);
  });

  test('returns the coverage of features on request', async () => {
    const coverage = { facetCoverage: true, facetBoosts: { EF4: 0, EF5: 0 }, facetLimit: 0, facetValueLimit: 1 };
    const { facets } = await searched('', { facets: 'all', ...coverage });
    const coverages = Object.fromEntries(facets.map((each) => [each.key, each.coverage]));
    expect(coverages).toMatchObject({ EF4: 2, EF5: 3, class: undefined });
    expect((await facet('EF5', ''))?.coverage).toBeUndefined();
    expect((await facet('EF5', '', { ...coverage, groupByProduct: true }))?.coverage).toBeUndefined();
  });

  test('numbers are in their order, with the least and the greatest', async () => {
    expect(await facet('EF5', '')).toMatchObject({ type: 'values', min: 15, max: 22, total: 2 });
    expect(counts(await facet('EF5', ''))).toEqual(['15 1', '22 2']);
  });

  test('of a facet any of the chosen values suffices, of several facets all must hold', async () => {
    expect(await keys('', { ...choosing('EF2', 'black', 'white'), sort: 'number' })).toEqual(['101', '102', '103']);
    const selectedFacets = [
      { key: 'EF2', values: ['black'] },
      { key: 'supplier', values: ['LAPP'] },
    ];
    expect(await keys('', { selectedFacets })).toEqual(['103']);
  });

  test('a facet with a choice is counted without it, the others with it', async () => {
    const request = choosing('EF2', 'black');
    expect(counts(await facet('EF2', '', request))).toEqual(['black 2', 'white 1']);
    expect(counts(await facet('EF1', '', request))).toEqual(['2.5 2']);
    expect(counts(await facet('supplier', '', request))).toEqual(['LAPP 1', 'NKT 1']);
  });

  test('lists chosen values, also without hits', async () => {
    expect(counts(await facet('EF2', '', choosing('EF2', 'green')))).toEqual(['black 2', 'white 1', 'green 0']);
    expect(counts(await facet('EF9', '', choosing('EF9', 'x')))).toEqual(['x 0']);
  });

  test.each([
    ['2..', ['102', '103']],
    ['..2', ['101']],
    ['1.5..2.4', ['101']],
    ['-5..1', []],
    ['2.5', ['102', '103']],
  ])('numbers are chosen by interval: %s', async (value, expected) => {
    expect(await keys('kabel', { ...choosing('EF1', value), sort: 'number' })).toEqual(expected);
  });

  test('an interval is chosen by what it touches, and counted so', async () => {
    expect(await keys('', { ...choosing('EF4', '480..490'), sort: 'number' })).toEqual(['101', '102']);
    expect(await keys('', choosing('EF4', '..400'))).toEqual(['101']);
    expect(counts(await facet('EF4', ''))).toEqual(['300..500 2', '450..750 2']);
  });

  test('each count is the total that choosing the value gives', async () => {
    const { facets } = await searched('', { facets: 'all' });
    for (const { key, values } of facets)
      for (const { value, count } of values)
        expect([key, value, (await searched('', choosing(key, value))).total]).toEqual([key, value, count]);
  });

  test('below a node the nodes above it are not listed', async () => {
    expect(counts(await facet('node', '', { nodeCode: 'E1' }))).toEqual(['E11 2', 'E12 1']);
  });

  test('counts products in a search for products', async () => {
    const request = { groupByProduct: true };
    expect(counts(await facet('EF5', '', request))).toEqual(['15 1', '22 2']);
    expect(counts(await facet('EF2', '', request))).toEqual(['black 2', 'white 1']);
    expect(counts(await facet('node', 'kabel', request))).toEqual(['E 2', 'E1 2', 'E11 1', 'E12 1']);
  });

  test('the shop’s own facets come first, then those that divide the result best, as many as wanted', async () => {
    const { facets } = await searched('kabel', { facets: 'all', facetLimit: 2 });
    expect(facets.map(({ key }) => key)).toEqual(['node', 'class', 'supplier', 'flag', 'EF1', 'EF2']);
    const { facets: none } = await searched('kabel', { facets: 'none' });
    expect(none).toEqual([]);
  });

  test('lists as many values as requested, with the total', async () => {
    const few = await facet('EF2', '', { facetValueLimit: 1 });
    expect(counts(few)).toEqual(['black 2']);
    expect(few?.total).toBe(2);
  });

  test('a feature that the shop wants to be seen is shown from its share of the result on', async () => {
    const shown = async (share: number): Promise<string[]> => {
      const request = { facets: 'all', facetLimit: 1, facetBoosts: { EF4: share } } as const;
      return (await searched('kabel', request)).facets.map(({ key }) => key).slice(4);
    };
    expect(await shown(60)).toContain('EF4');
    expect(await shown(70)).not.toContain('EF4');
  });
};
