import type { Language, Market } from '@grossist/domain';
import type { SearchRequest, SearchResult } from '@grossist/search-index';

export interface SuggestRequest {
  query: string;
  language: Language;
  market: Market;
  limit: number;
}

/** Finds materials. What it knows comes from the database, which stays the truth. */
export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchResult>;
  suggest(request: SuggestRequest): Promise<readonly string[]>;
  /** SAP numbers for each number of any kind, exact but for spaces, dashes and leading zeros. */
  lookup(numbers: readonly string[], market: Market): Promise<readonly (readonly string[])[]>;
  /** Resolves once everything committed to the database before the call can be found. */
  caughtUp(): Promise<void>;
  isReady(): boolean;
  close(): Promise<void>;
}
