import type { Facet, FoundProduct, ResultTable, SearchDocument } from '@grossist/contracts';
import type { ListingSort, ListingView } from './listing-address.ts';

/** A page of a list of materials. It holds nothing that differs from call to call, so that it can be validated. */
export interface Listing {
  /** What `products` or else `documents` is of. */
  view: ListingView;
  documents: SearchDocument[];
  /** The materials by their products, in the view of products alone. */
  products: FoundProduct[];
  /** The materials with their features, in the view of a table alone. */
  table?: ResultTable;
  /** Of materials, or of products in their view. */
  total: number;
  facets: Facet[];
  /** The query as it was understood or might be meant; empty: as it is written. */
  suggestion: string;
  /** Undefined: the shop's usual order, or the person's own. */
  sort: ListingSort | undefined;
}
