import type { SearchFacet, SearchResult } from './types.ts';

interface FlatFacet extends Omit<SearchFacet, 'values'> {
  /** How many of the values and counts are its own; they stand in the order of the facets. */
  size: number;
}

/**
 * Facets as they are remembered and go from thread to thread: what there is a thousand times, values and their counts, is
 * one text and one row of numbers. Copying an object for each takes longer than finding them, and so does looking after
 * hundreds of thousands of them.
 */
export interface FlatFacets {
  facets: readonly FlatFacet[];
  values: string;
  counts: Uint32Array;
}

export interface FlatResult extends Omit<SearchResult, 'facets'>, FlatFacets {}

/** No value has it: PostgreSQL keeps no text with it. */
const BETWEEN = '\0';

export const NO_FACETS: FlatFacets = { facets: [], values: '', counts: new Uint32Array(0) };

export const flat = (facets: readonly SearchFacet[]): FlatFacets => {
  const texts: string[] = [];
  const numbers: number[] = [];
  const flatFacets = facets.map(({ values, ...facet }): FlatFacet => {
    for (const { value, count } of values) {
      texts.push(value);
      numbers.push(count);
    }
    return { ...facet, size: values.length };
  });
  return { facets: flatFacets, values: texts.join(BETWEEN), counts: Uint32Array.from(numbers) };
};

export const unfolded = ({ facets, values, counts, ...rest }: FlatResult): SearchResult => {
  const texts = values.split(BETWEEN);
  let end = 0;
  return {
    ...rest,
    facets: facets.map(({ size, ...facet }) => {
      const from = end;
      end += size;
      return {
        ...facet,
        values: texts.slice(from, end).map((value, index) => ({ value, count: counts[from + index] ?? 0 })),
      };
    }),
  };
};
