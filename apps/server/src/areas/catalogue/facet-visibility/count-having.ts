import type { Language, Market } from '@grossist/domain';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { Failure } from '../../../http/failure.ts';
import { askSearch } from '../ask-search.ts';

/** The materials of a class, and how many of them have each of its features. */
export interface Coverage {
  total: number;
  having: ReadonlyMap<string, number>;
}

/** The facet that the class itself is. */
const CLASS = 'class';
const UNAVAILABLE = 503;

/**
 * Counts the materials of a class that have each of its features, in a market. One search request; undefined while the
 * search is unavailable, since the screen works without it. [fac-02]
 */
export const countHaving =
  (search: SearchEngine) =>
  async (
    classCode: string,
    featureCodes: readonly string[],
    { language, market }: { language: Language; market: Market },
  ): Promise<Coverage | undefined> => {
    try {
      const { total, facets } = await askSearch(search, (engine) =>
        engine.search({
          query: '',
          language,
          market,
          selectedFacets: [{ key: CLASS, values: [classCode] }],
          sort: 'number',
          offset: 0,
          limit: 0,
          facets: 'all',
          facetLimit: 0,
          facetValueLimit: 1,
          // Each of them is listed, however few have it.
          facetBoosts: Object.fromEntries(featureCodes.map((code) => [code, 0])),
          facetCoverage: true,
        }),
      );
      const having = facets.flatMap(({ key, coverage }): [string, number][] =>
        coverage === undefined ? [] : [[key, coverage]],
      );
      return { total, having: new Map(having) };
    } catch (error) {
      if (error instanceof Failure && error.status === UNAVAILABLE) return undefined;
      throw error;
    }
  };
