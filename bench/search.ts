import { commerceSearch } from '@grossist/contracts';
import type { Client } from '../tests/running-shop/client.ts';
import { type Measured, measure } from './measure.ts';

const RUNS = 200;

/** Leaves the third letter out: one typo. */
const misspelt = (word: string): string => word.slice(0, 2) + word.slice(3);

const wordsOf = (name: string): string[] => name.split(/[^\p{L}]+/u).filter((word) => word.length >= 5);

/** Search by HTTP as an anonymous visitor; what is looked for differs from run to run. */
export const measureSearch = async (client: Client, size: string): Promise<Measured[]> => {
  const search = (Query: string) => client.call(commerceSearch, { body: { Query, cultureName: 'da-DK' } });
  const pages = await Promise.all(
    [1, 7, 13, 19, 25].map((Page) =>
      client.call(commerceSearch, { body: { Query: '', Page, PageSize: 100, SortKey: 'number' } }),
    ),
  );
  const documents = pages.flatMap((page) => page.Documents);
  const pick = <T>(list: readonly T[], run: number): T => {
    const picked = list[(run * 37) % list.length];
    if (picked === undefined) throw new Error('The catalogue is too small to measure');
    return picked;
  };
  const numbers = documents.flatMap((found) => (found.ItemElNumber === '' ? [] : [found.ItemElNumber]));
  const words = documents.map((found) => wordsOf(found.ItemLocalMaterialName)).filter((found) => found.length > 0);
  const pairs = documents.map((found) => `${wordsOf(found.ItemLocalMaterialName)[0] ?? ''} ${found.Supplier}`.trim());

  return [
    await measure(`search exact number, ${size}`, RUNS, (run) => search(pick(numbers, run))),
    await measure(`search prefix, ${size}`, RUNS, (run) => search(pick(words, run)[0]?.slice(0, 4) ?? '')),
    await measure(`search two words, ${size}`, RUNS, (run) => search(pick(pairs, run))),
    await measure(`search typo, ${size}`, RUNS, (run) => search(misspelt(pick(words, run)[0] ?? ''))),
    await measure(`search broad with all facets, ${size}`, RUNS, () => search('')),
  ];
};
