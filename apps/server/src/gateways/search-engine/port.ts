import type { Market } from '@grossist/domain';
import type { AssortmentScope, SearchRequest, SearchResult, SuggestRequest } from '@grossist/search-index';

/** Finds materials. What it knows comes from the database, which stays the truth. */
export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchResult>;
  suggest(request: SuggestRequest): Promise<readonly string[]>;
  /** SAP numbers for each number of any kind, exact but for spaces, dashes and leading zeros. */
  lookup(
    numbers: readonly string[],
    market: Market,
    assortments?: AssortmentScope,
  ): Promise<readonly (readonly string[])[]>;
  /** Resolves once everything committed to the database before the call can be found. */
  caughtUp(): Promise<void>;
  /** Fills the index anew from the database and resolves when it has taken the old one's place; searching goes on meanwhile. */
  rebuild(): Promise<void>;
  isReady(): boolean;
  /**
   * Another one before any answer is another than it was; undefined while nobody answers. Absent where nobody can say.
   */
  edition?(): number | undefined;
  close(): Promise<void>;
}
