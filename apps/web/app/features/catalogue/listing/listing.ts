import type { Facet, SearchDocument } from '@grossist/contracts';

/** Section 9: a search's page. */
export const LISTING_PAGE_SIZE = 20;

/** A page of a list of materials. It holds nothing that differs from call to call, so that it can be validated. */
export interface Listing {
  documents: SearchDocument[];
  total: number;
  facets: Facet[];
  /** The query as it was understood or might be meant; empty: as it is written. */
  suggestion: string;
}
