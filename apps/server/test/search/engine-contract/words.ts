import { expect, test } from 'vitest';
import { questionsOf, type TheWorld } from './asking.ts';

export const wordsContract = (world: TheWorld): void => {
  const { searched, keys, found } = questionsOf(world);

  test('finds everything of the market for an empty query, the most popular first', async () => {
    const { total, hits } = await searched('');
    expect(total).toBe(8);
    expect(hits.map(({ key }) => key)).toEqual(['101', '103', '301', '102', '202', '201', '203', '302']);
    expect(hits[0]?.matchedBy).toBe('all');
  });

  test.each(['!', '???', '"', '😀', '€', '\u0001', '- / -'])('%j has no word and finds nothing', async (query) => {
    const { total, hits, facets } = await searched(query, { facets: 'all' });
    expect({ total, hits }).toEqual({ total: 0, hits: [] });
    expect(facets.flatMap(({ values }) => values)).toEqual([]);
    expect(await world().engine.complete({ query, language: 'da', market: 'DK', limit: 5 })).toEqual({
      completions: [],
    });
  });

  test('all words must be found, in any order', async () => {
    expect(await found('hvid installationskabel')).toEqual(['101']);
    expect(await found('installationskabel hvid')).toEqual(['101']);
  });

  test('the last word may be a beginning, the others may not', async () => {
    expect(await found('installationska')).toEqual(['101', '102']);
    expect(await found('sort install')).toEqual(['102']);
  });

  test.each(['rør 22', 'ror 22', 'roer 22', 'RØR 22'])('"%s" is written in many ways', async (query) => {
    expect((await keys(query))[0]).toBe('201');
  });

  test.each(['3G1,5', '3 x 1,5', '3x1.5', '3G1.5mm²'])('"%s" is one size however it is written', async (query) => {
    expect(await found(query)).toEqual(['101']);
  });

  test('a word is found in its other forms', async () => {
    expect(await found('installationskabler')).toEqual(['101', '102']);
    expect(await found('pærer')).toEqual(['301']);
  });

  test('a word finds the compounds that end with it, and a compound its parts', async () => {
    expect(await found('kabel')).toEqual(['101', '102', '103']);
    expect(await found('dåse')).toEqual(['302']);
    expect(await found('rørholder')).toEqual(['203']);
    expect(await found('installations kabel')).toEqual(['101', '102']);
  });

  test('readers of a language find words of English too, but of no other', async () => {
    expect(await found('rubber')).toEqual(['103']);
    expect(await found('installationskabel hvid', { language: 'de' })).toEqual([]);
    expect(await found('weiss', { language: 'de', market: 'DE' })).toContain('104');
  });

  test.each(['5G2,5', 'ÖLFLEX-5G2,5', 'olflex/5g2,5', 'olflex_5G2.5', 'olflex+5g2,5'])(
    'the type designation is found by "%s"',
    async (query) => {
      expect(await found(query)).toEqual(['103']);
    },
  );

  test.each(['7W', '7 W/E27', 'E27', '7W E27'])('the rating is found by "%s"', async (query) => {
    expect(await keys(query)).toContain('301');
  });

  test('type designations are found by everybody', async () => {
    expect(await found('noiklx', { language: 'de', market: 'DE' })).toEqual(['101', '102']);
    expect(await found('olflex')).toEqual(['103']);
  });

  test('words of classes, nodes and suppliers count for their materials', async () => {
    expect(await found('ledning hvid')).toEqual(['101']);
    expect(await found('rørsystemer')).toEqual(['201', '202']);
    expect(await found('lapp')).toEqual(['103']);
  });

  test('keywords find a material, and a word in the name counts more than one in the description', async () => {
    expect(await found('lyskilde')).toEqual(['301']);
    expect(await keys('rør')).toEqual(['202', '201', '203']);
  });

  test('ignores missing stop words', async () => {
    expect(await found('kabel til bolig')).toEqual(['101']);
  });

  test('sizes with units are found with and without the space', async () => {
    expect(await found('22mm')).toEqual(['201', '203']);
    expect(await found('ip44')).toEqual(['302']);
    expect(await found('ip 44')).toEqual(['302']);
  });
};
