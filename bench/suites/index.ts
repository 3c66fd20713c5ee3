import type { SearchRequest } from '@grossist/search-index';
import { SearchIndex } from '@grossist/search-index';
import { indexDemo } from '../../packages/search-index/quality/demo-catalogue.ts';
import { summary } from '../measure.ts';
import type { Results } from '../report.ts';

/** Materials whose names and numbers are asked for, from all over the catalogue. */
const ASKED = 200;
const LONGEST_TYPED = 4;

/** As a page of the shop asks: with all facets that it shows. */
const requestFor = (query: string): SearchRequest => ({
  query,
  language: 'da',
  market: 'DK',
  sort: 'relevance',
  offset: 0,
  limit: 20,
  facets: 'all',
  facetLimit: 25,
  facetValueLimit: 50,
});

const misspelt = (word: string): string => word.slice(0, 2) + word.slice(3);

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What the index itself takes to answer questions that nobody asked before, in milliseconds of the processor, and its memory. */
export const measureIndex = async (materials: number, results: Results): Promise<void> => {
  const size = materials.toLocaleString('en-US');
  const index = new SearchIndex();
  const numbers: string[] = [];
  const words: string[] = [];
  const pairs: string[] = [];
  let told = 0;
  const started = cpuMs();
  indexDemo(materials, index, ({ names, elNumber = '', supplierNumber = '' }) => {
    if (told++ % Math.ceil(materials / ASKED) !== 0) return;
    const own = (names.da ?? '').split(/[^\p{L}]+/u).filter((word) => word.length > LONGEST_TYPED);
    numbers.push(elNumber === '' ? supplierNumber : elNumber);
    words.push(...own);
    if (own.length > 1) pairs.push(own.slice(0, 2).join(' '));
  });
  index.commit();
  results.figures.push({ name: `index laid out, ${size} materials`, value: (cpuMs() - started) / 1000, unit: 's' });
  const kinds: Readonly<Record<string, readonly string[]>> = {
    'exact number': numbers,
    prefix: words.map((word) => word.slice(0, LONGEST_TYPED)),
    'two words': pairs,
    typo: words.map(misspelt),
    'a letter or three': words.flatMap((word) => [word.slice(0, 1), word.slice(0, 3)]),
    broad: Array.from({ length: 20 }, (_, spaces) => ' '.repeat(spaces)),
  };
  for (const [kind, queries] of Object.entries(kinds)) {
    const different = [...new Set(queries)];
    // Every other one warms up.
    const times = different.map((query) => {
      const before = cpuMs();
      index.search(requestFor(query));
      return cpuMs() - before;
    });
    results.measured.push(
      summary(
        `index ${kind}, ${size}`,
        times.filter((_, run) => run % 2 === 1),
      ),
    );
  }
  results.figures.push({ name: `index in memory, ${size} materials`, value: index.memory().bytes / 1e6, unit: 'MB' });
};
