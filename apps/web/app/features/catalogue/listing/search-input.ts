import type { Locale } from '@grossist/domain';
import { type ListingAddress, USUAL_SIZE } from './listing-address.ts';

interface SearchPlace {
  cultureName: Locale;
  /** Restricts the search to a node; undefined: the whole catalog. */
  nodeId: string | undefined;
}

/** Returns the input of the search calls for a listing. [sea-02] [sea-04] */
export const searchInputOf = (
  { query, page, size = USUAL_SIZE, chosen, sort }: ListingAddress,
  { cultureName, nodeId }: SearchPlace,
) => ({
  Query: query,
  Page: page,
  PageSize: size,
  SelectedFacets: chosen.map(({ key, values }) => ({ Key: key, Values: [...values] })),
  SortKey: sort,
  CatalogNodeId: nodeId,
  cultureName,
});

/** Returns the sort column of a table's request: "-EF000227" is descending. [own-sea-04] */
export const tableOrderOf = ({ by = '' }: ListingAddress): { SortBy: string; IsDescending: boolean } => ({
  SortBy: by.replace(/^-/, ''),
  IsDescending: by.startsWith('-'),
});
