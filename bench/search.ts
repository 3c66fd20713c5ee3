import { commerceSearch } from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import type { Client } from '../tests/running-shop/client.ts';
import { type Measured, measure } from './measure.ts';

const RUNS = 200;
const CLIENTS = 16;
const ASKING = 'da-DK';
/** Who came before: of other markets and languages, so that what they found is of no use to who is measured. */
const EARLIER: readonly Locale[] = ['sv-SE', 'nb-NO', 'de-DE', 'nl-NL'];
const SEARCHES = 4000;

/** Leaves the third letter out: one typo. */
const misspelt = (word: string): string => word.slice(0, 2) + word.slice(3);

const wordsOf = (name: string): string[] => name.split(/[^\p{L}]+/u).filter((word) => word.length >= 5);

const picked = <T>(list: readonly T[], run: number): T => {
  const found = list[(run * 37) % list.length];
  if (found === undefined) throw new Error('The catalogue is too small to measure');
  return found;
};

const searchFor = (client: Client, Query: string, cultureName: Locale = ASKING) =>
  client.send(commerceSearch, { body: { Query, cultureName } });

interface Asked {
  exact(run: number): string;
  prefix(run: number): string;
  twoWords(run: number): string;
  typo(run: number): string;
}

/** What people might type, from materials all over the catalogue. */
const questions = async (client: Client, cultureName: Locale = ASKING): Promise<Asked> => {
  const pages = await Promise.all(
    [1, 7, 13, 19, 25].map((Page) =>
      client.call(commerceSearch, { body: { Query: '', Page, PageSize: 100, SortKey: 'number', cultureName } }),
    ),
  );
  const documents = pages.flatMap((page) => page.Documents);
  const numbers = documents.flatMap((found) => (found.ItemElNumber === '' ? [] : [found.ItemElNumber]));
  const words = documents.map((found) => wordsOf(found.ItemLocalMaterialName)).filter((found) => found.length > 0);
  const pairs = documents.map((found) => `${wordsOf(found.ItemLocalMaterialName)[0] ?? ''} ${found.Supplier}`.trim());
  return {
    exact: (run) => picked(numbers, run),
    prefix: (run) => picked(words, run)[0]?.slice(0, 4) ?? '',
    twoWords: (run) => picked(pairs, run),
    typo: (run) => misspelt(picked(words, run)[0] ?? ''),
  };
};

/** As many questions of each kind in each other market: a server that has just started compiles what it does, and runs for weeks. */
const earlierQuestions = async (client: Client): Promise<void> => {
  for (const locale of EARLIER) {
    const { exact, prefix, twoWords, typo } = await questions(client, locale);
    for (let run = 0; run < RUNS; run += 1)
      for (const query of [exact, prefix, twoWords, typo]) await searchFor(client, query(run), locale);
  }
};

/** Search by HTTP as an anonymous visitor, until the last byte is there; what is looked for differs from run to run. */
export const measureSearch = async (client: Client, size: string): Promise<Measured[]> => {
  await earlierQuestions(client);
  const asked = await questions(client);
  const of = (name: string, query: (run: number) => string): Promise<Measured> =>
    measure(`search ${name}, ${size}`, RUNS, (run) => searchFor(client, query(run)));
  return [
    await of('exact number', asked.exact),
    await of('prefix', asked.prefix),
    await of('two words', asked.twoWords),
    await of('typo', asked.typo),
    await of('broad with all facets', () => ''),
  ];
};

/** All kinds of searches in turn, as fast as sixteen clients get their answers. */
export const searchesPerSecond = async (client: Client): Promise<number> => {
  const asked = await questions(client);
  const kinds = [asked.exact, asked.prefix, asked.twoWords, asked.typo];
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < SEARCHES) {
      const run = next++;
      await searchFor(client, kinds[run % kinds.length]?.(run) ?? '');
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, one));
  return (SEARCHES / (performance.now() - started)) * 1000;
};
