import type { StoredCandidate, StoredOrderLine } from '../../../db/index.ts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import type { Scope } from '../scope.ts';

/** Lines for which words are searched at once; for others when somebody looks at them. */
const MOST_LINES = 50;
const MOST_FOR_A_LINE = 5;

/** Materials that a search finds, as candidates; none while the search is not ready or fails: they are only suggested. */
export const findByWords =
  (search: SearchEngine) =>
  async ({ market, language, assortments }: Scope, words: string, limit: number): Promise<StoredCandidate[]> => {
    if (words.trim() === '' || !search.isReady()) return [];
    try {
      const { hits } = await search.search({
        query: words,
        language,
        market,
        ...(assortments && { assortments }),
        sort: 'relevance',
        offset: 0,
        limit,
        facets: 'none',
      });
      return hits.map(({ key }) => ({ material: key, by: 'words' }));
    } catch {
      return [];
    }
  };

/** Suggestions for lines that no number found, by what they are called; of the first fifty of them. */
export const suggestByWords = (search: SearchEngine) => {
  const find = findByWords(search);
  return async (
    scope: Scope,
    lines: readonly { document: StoredOrderLine; candidates: readonly StoredCandidate[] }[],
  ): Promise<ReadonlyMap<StoredOrderLine, readonly StoredCandidate[]>> => {
    const unknown = lines.filter(({ document, candidates }) => candidates.length === 0 && document.name !== '');
    const found = await Promise.all(
      unknown
        .slice(0, MOST_LINES)
        .map(async ({ document }) => [document, await find(scope, document.name, MOST_FOR_A_LINE)] as const),
    );
    return new Map(found);
  };
};
