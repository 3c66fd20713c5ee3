import type { FacetSelection, SearchRequest, SortKey } from '@grossist/search-index';
import type { CatalogueReader } from '../catalogue/index.ts';
import type { Visitor } from '../identity/index.ts';

/** A search as its caller asked for it. */
export interface SearchWanted {
  query: string;
  /** From 1. */
  page: number;
  pageSize: number;
  selectedFacets: readonly FacetSelection[];
  sort: SortKey;
  nodeCode: string | undefined;
  /** With the beginnings of descriptions and the most useful attributes. */
  isFull: boolean;
}

export interface SearchBody {
  Query: string;
  Page: number;
  PageSize: number;
  SelectedFacets: readonly { Key: string; Values: readonly string[] }[];
  SortKey?: SortKey | undefined;
  CatalogNodeId?: string | undefined;
  resultType?: 'slim' | 'full' | undefined;
}

const SORT_KEYS: readonly string[] = ['relevance', 'popularity', 'name', 'number'] satisfies SortKey[];

const isSortKey = (text: string): text is SortKey => SORT_KEYS.includes(text);

/** The order asked for, else the one the person chose before, else by relevance. [sea-08] */
export const sortFor = (wanted: SortKey | undefined, visitor: Visitor): SortKey => {
  if (wanted !== undefined) return wanted;
  return visitor.kind === 'person' && isSortKey(visitor.sortKey) ? visitor.sortKey : 'relevance';
};

export const searchWanted = (body: SearchBody, visitor: Visitor): SearchWanted => ({
  query: body.Query,
  page: body.Page,
  pageSize: body.PageSize,
  selectedFacets: body.SelectedFacets.map(({ Key, Values }) => ({ key: Key, values: Values })),
  sort: sortFor(body.SortKey, visitor),
  nodeCode: body.CatalogNodeId || undefined,
  isFull: body.resultType === 'full',
});

export const requestOf = (
  wanted: SearchWanted,
  { language, market, assortments }: CatalogueReader,
): Omit<SearchRequest, 'facets'> => ({
  query: wanted.query,
  language,
  market,
  assortments,
  nodeCode: wanted.nodeCode,
  selectedFacets: wanted.selectedFacets,
  sort: wanted.sort,
  offset: (wanted.page - 1) * wanted.pageSize,
  limit: wanted.pageSize,
});
