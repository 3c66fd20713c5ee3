import type { Market } from '@grossist/domain';
import type {
  AssortmentScope,
  Completions,
  HitsFound,
  SearchRequest,
  SearchResult,
  SuggestRequest,
} from '@grossist/search-index';

/** Finds materials. What it knows comes from the database, which stays the truth. */
export interface SearchEngine {
  /**
   * `hitsFound` may be called with the keys of the hits before facets are counted, so that their data loads in the
   * meantime. They are the answer's own, unless it fails.
   */
  search(request: SearchRequest, hitsFound?: HitsFound): Promise<SearchResult>;
  /**
   * Queries that continue what was typed, each with its kind and how many materials it finds; and it corrected, if
   * mistyped.
   */
  complete(request: SuggestRequest): Promise<Completions>;
  /** SAP numbers for each number of any kind, exact but for spaces, dashes and leading zeros. */
  lookup(
    numbers: readonly string[],
    market: Market,
    assortments?: AssortmentScope,
  ): Promise<readonly (readonly string[])[]>;
  /** Resolves once everything committed to the database before the call can be found. */
  caughtUp(): Promise<void>;
  /**
   * Rebuilds the index from the database and resolves when it has taken the old one's place; searching goes on
   * meanwhile.
   */
  rebuild(): Promise<void>;
  isReady(): boolean;
  /**
   * The version of the results, which changes before any result does; undefined while no reader is ready. Absent where
   * it cannot be determined.
   */
  edition?(): number | undefined;
  close(): Promise<void>;
}
