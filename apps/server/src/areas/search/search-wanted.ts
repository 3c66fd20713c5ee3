import type { FacetSelection, SearchRequest, SortKey } from '@grossist/search-index';
import type { CatalogueReader } from '../catalogue/index.ts';
import type { Visitor } from '../identity/index.ts';

/** A search as it is sent to the shop. */
export interface SearchBody {
  Query: string;
  /** From 1. */
  Page: number;
  PageSize: number;
  SelectedFacets: readonly { Key: string; Values: readonly string[] }[];
  SortKey?: SortKey | undefined;
  CatalogNodeId?: string | undefined;
  resultType?: 'slim' | 'full' | undefined;
}

/** A request for the search engine, in which only the facets are still open. */
export interface SearchWanted extends Omit<SearchRequest, 'facets'> {
  nodeCode: string | undefined;
  selectedFacets: readonly FacetSelection[];
  offset: number;
  limit: number;
}

const SORT_KEYS: readonly string[] = ['relevance', 'popularity', 'name', 'number'] satisfies SortKey[];

const isSortKey = (text: string): text is SortKey => SORT_KEYS.includes(text);

/** Returns the requested order, else the one that the person chose before, else by relevance. [sea-08] */
const sortFor = (wanted: SortKey | undefined, visitor: Visitor): SortKey => {
  if (wanted !== undefined) return wanted;
  return visitor.kind === 'person' && isSortKey(visitor.sortKey) ? visitor.sortKey : 'relevance';
};

/** Returns the request for the engine: what was sent, in the language, market and assortments of its reader. */
export const searchWanted = (
  body: SearchBody,
  visitor: Visitor,
  { language, market, assortments }: CatalogueReader,
): SearchWanted => ({
  query: body.Query,
  language,
  market,
  assortments,
  nodeCode: body.CatalogNodeId || undefined,
  selectedFacets: body.SelectedFacets.map(({ Key, Values }) => ({ key: Key, values: Values })),
  sort: sortFor(body.SortKey, visitor),
  offset: (body.Page - 1) * body.PageSize,
  limit: body.PageSize,
});

/** Returns true for documents with the beginnings of descriptions and the most useful attributes. */
export const isFull = ({ resultType }: SearchBody): boolean => resultType === 'full';
