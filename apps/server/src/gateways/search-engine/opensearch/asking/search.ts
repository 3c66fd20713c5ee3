import { languagesRead, parseQuery, type SearchRequest, type SearchResult } from '@grossist/search-index';
import { type HowFound, resultOf, SearchAnswer } from '../answers/index.ts';
import {
  identified,
  NOTHING,
  type Query,
  readingOf,
  scopeQueries,
  searchBody,
  selectionsOf,
  together,
  wordQueries,
} from '../questions/index.ts';
import { type Asking, ask } from './asking.ts';
import { repair } from './repair.ts';

/**
 * Answers one request: one question to the cluster, with all facets. A query whose words find nothing takes up to three
 * more, to understand what was meant. [sea-01..06]
 * @throws ClusterFailure
 */
export const search = async (asking: Asking, request: SearchRequest): Promise<SearchResult> => {
  const { registered } = asking;
  const { language, market, assortments } = request;
  const selections = selectionsOf(request.selectedFacets);
  const parsed = parseQuery(request.query, languagesRead(language));
  const reading = readingOf(language, registered);
  const words = wordQueries(reading, parsed);
  const answered = async (found: readonly Query[], how: HowFound): Promise<SearchResult> => {
    const answer = SearchAnswer.parse(await ask(asking, searchBody(request, found, selections)));
    return resultOf(answer, how, { request, selections, registered });
  };
  const understood = [...identified(parsed), ...(words.length === 0 ? [] : [together(words)])];
  // Signs alone are no words, and find nothing; only the empty query finds everything.
  const found = understood.length === 0 && !parsed.isEmpty ? [NOTHING] : understood;
  const strict = await answered(found, { isEmpty: found.length === 0, isCorrected: false, isPartial: false });
  if (strict.total > 0 || words.length === 0) return strict;
  const repaired = await repair(asking, reading, scopeQueries(market, assortments), parsed, words);
  if (repaired === undefined) return strict;
  const { found: instead, isCorrected, isPartial, didYouMean } = repaired;
  return answered(instead, { isEmpty: false, isCorrected, isPartial, didYouMean: didYouMean?.text });
};
