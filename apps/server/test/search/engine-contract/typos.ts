import { expect, test } from 'vitest';
import { questionsOf, type TheWorld } from './asking.ts';

export const typosContract = (world: TheWorld): void => {
  const { searched, keys, found } = questionsOf(world);

  test.each([
    ['instalationskabel', 'a letter is missing'],
    ['installationskabbel', 'there is one too many'],
    ['instaltationskabel', 'one is another'],
    ['isntallationskabel', 'neighbours are swapped'],
    ['instalationskabell', 'there are two mistakes in a long word'],
  ])('"%s" finds what was meant: %s', async (query) => {
    const { hits, didYouMean } = await searched(query);
    expect(hits.map(({ key, matchedBy }) => `${key} ${matchedBy}`)).toEqual(['101 typo', '102 typo']);
    expect(didYouMean).toBe('installationskabel');
  });

  test('the last word may be a beginning with a mistake', async () => {
    expect(await found('instalation')).toEqual(['101', '102']);
  });

  test('a query that finds something as it is written is not corrected', async () => {
    const { didYouMean, hits } = await searched('hvid');
    expect(didYouMean).toBeUndefined();
    expect(hits.every(({ matchedBy }) => matchedBy === 'text')).toBe(true);
  });

  test('short words and numbers are not corrected', async () => {
    expect((await searched('xyz')).total).toBe(0);
    expect((await searched('3x7.5')).total).toBe(0);
  });

  test('one mistyped word among right ones is corrected alone', async () => {
    const { hits, didYouMean } = await searched('gumikabel 5g2.5');
    expect(hits.map(({ key }) => key)).toEqual(['103']);
    expect(didYouMean).toBe('gummikabel 5x2.5');
  });

  test('a folded digraph does not hide a typing mistake, with and without a word after it', async () => {
    expect(await found('gummikael')).toEqual(['103']);
    expect(await found('gummikael 5g2,5')).toEqual(['103']);
    expect(await found('5g2,5 gummikael')).toEqual(['103']);
    expect(await found('instalaltionskabel sotr')).toEqual(['102']);
  });

  test('a mistyped part of a compound is corrected where the parts are written apart', async () => {
    const { hits, didYouMean } = await searched('røhrolder');
    expect(hits.map(({ key, matchedBy }) => `${key} ${matchedBy}`)).toEqual(['203 typo']);
    expect(didYouMean).toBe('rør holder');
  });

  test('finds materials with the most words when none has all of them', async () => {
    const result = await searched('gummikabel 5g2,5 dåse');
    expect(result).toMatchObject({ isPartial: true, total: 1 });
    expect(result.hits.map(({ key }) => key)).toEqual(['103']);
  });

  test('reports a query without any hits', async () => {
    expect(await searched('qqqqqq')).toMatchObject({ total: 0, hits: [] });
  });

  test('corrections are those of the market', async () => {
    expect(await keys('mantelleitumg', { language: 'de', market: 'DE' })).toEqual(['104']);
    expect((await searched('mantelleitumg', { language: 'de' })).total).toBe(0);
  });

  test('does not correct a query whose filters exclude all hits', async () => {
    const selectedFacets = [{ key: 'EF2', values: ['green'] }];
    const result = await searched('installationskabel', { selectedFacets, facets: 'all' });
    expect(result).toMatchObject({ total: 0, hits: [] });
    expect(result.didYouMean).toBeUndefined();
    expect(result.facets.find(({ key }) => key === 'EF2')?.values).toContainEqual({ value: 'white', count: 1 });
  });
};
