import type { SearchDocument } from '@grossist/contracts';
import { languageOf, MARKETS, type Market, marketFacts } from '@grossist/domain';
import type { CatalogueReader } from '../catalogue/index.ts';
import { searchCatalogue } from './queries/search-catalogue.ts';
import type { SearchDeps } from './queries/search-documents.ts';
import { searchForTheWire } from './queries/search-for-the-wire.ts';
import type { SearchWanted } from './search-wanted.ts';

/** Fewer materials are found quickly without, and a shop of a test or of a demo opens sooner. */
const LEAST_MATERIALS = 20_000;
const MATERIALS_ASKED_FOR = 100;
/** As many as keep this thread and one of the search's busy. */
const AT_ONCE = 2;
const LONGEST_MS = 800;
const FIRST_LETTERS = 4;
/** Results begin with the best known, so their rows are read beforehand, so many at a time. */
const BEST_KNOWN = 4000;
const READ_AT_ONCE = 500;

const readerIn = (market: Market): CatalogueReader => {
  const { locale } = marketFacts(market);
  return { market, locale, language: languageOf(locale) };
};

const wanted = (query: string, page = 1, pageSize = 20): SearchWanted => ({
  query,
  page,
  pageSize,
  selectedFacets: [],
  sort: 'relevance',
  nodeCode: undefined,
  isFull: false,
});

/** What people might type who look for a material: a number, a beginning, a word with its maker, a word mistyped. */
const questionsFor = ({
  ItemElNumber,
  ItemSAPMaterialNumber,
  ItemLocalMaterialName,
  Supplier,
}: SearchDocument): string[] => {
  const [word = ''] = ItemLocalMaterialName.split(' ');
  return [
    ItemElNumber || ItemSAPMaterialNumber,
    word.slice(0, FIRST_LETTERS),
    `${word} ${Supplier}`,
    word.slice(0, 2) + word.slice(3),
  ];
};

/**
 * Reads what results begin with and asks what buyers will ask, before the shop opens: what the index works out once
 * (orders of words and of documents, common sets) and code that has not run yet would keep the first of them waiting.
 * Ends with the questions, or in less than a second, and never fails: nobody asked.
 */
export const rehearseSearches = (deps: SearchDeps, longestMs = LONGEST_MS) => {
  const search = searchCatalogue(deps);
  const searchWritten = searchForTheWire(deps);
  return async (signal: AbortSignal): Promise<void> => {
    const end = performance.now() + longestMs;
    const isOver = (): boolean => signal.aborted || performance.now() > end;
    const inMarket = async (market: Market): Promise<void> => {
      const reader = readerIn(market);
      const { Documents, TotalCount } = await search(wanted('', 1, MATERIALS_ASKED_FOR), reader, true);
      if (TotalCount < LEAST_MATERIALS) return;
      for (let page = 1; page <= BEST_KNOWN / READ_AT_ONCE && !isOver(); page++)
        await search(wanted('', page, READ_AT_ONCE), reader, false);
      const questions = [...new Set(Documents.flatMap(questionsFor))].values();
      const askOn = async (): Promise<void> => {
        for (const question of questions) {
          if (isOver()) return;
          await searchWritten(wanted(question), reader, true);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, askOn));
    };
    try {
      for (const market of MARKETS) await inMarket(market);
    } catch {
      // Whoever asks in earnest is told.
    }
  };
};
