import type { Market } from '@grossist/domain';
import { lookup } from './query/lookup.ts';
import { search } from './query/search.ts';
import { suggest } from './query/suggest.ts';
import { Registry } from './registry.ts';
import { SegmentStack } from './segment-stack.ts';
import type { SearchDocument, SearchRequest, SearchResult, SuggestRequest, TermKind, Words } from './types.ts';
import { View } from './view.ts';

/**
 * The search engine of the shop, in memory, for one thread. Changes are told with `put`, `remove` and
 * `registerTerms` and seen by searches from the next `commit` on. Documents are not kept as objects:
 * the index is typed arrays, about 400 bytes for a material with its texts in one or two languages.
 */
export class SearchIndex {
  readonly #registry = new Registry();
  readonly #stack = new SegmentStack();
  readonly #view = new View(this.#registry.words());

  /** Names and synonyms of a class, a catalogue node or a supplier, replacing those told before. */
  registerTerms(kind: TermKind, code: string, words: Words): void {
    this.#registry.register(kind, code, words);
  }

  /** Adds documents or replaces those of the same key. */
  put(documents: Iterable<SearchDocument>): void {
    for (const document of documents) this.#stack.put(document);
  }

  /** Removes documents; keys that are not there are passed over. */
  remove(keys: Iterable<string>): void {
    for (const key of keys) this.#stack.remove(key);
  }

  /** Lets searches see what was told since the last time. Takes as long as the change is large, and now and then longer, when segments are merged. */
  commit(): void {
    this.#view.update(this.#stack.commit(), this.#registry.words());
  }

  search(request: SearchRequest): SearchResult {
    return this.#finished(search(this.#view, request));
  }

  /** Completions of the query's last word, as whole queries; else the query corrected. */
  suggest(request: SuggestRequest): readonly string[] {
    return this.#finished(suggest(this.#view, request));
  }

  /** Keys per identifier, exact but for spaces, dashes, dots, leading zeros and case. */
  lookup(numbers: readonly string[], market: Market): readonly (readonly string[])[] {
    return lookup(this.#view, numbers, market);
  }

  /** Documents that searches can see, of all markets. */
  get size(): number {
    return this.#view.documentCount;
  }

  /** Bytes of what grows with the documents. */
  memory(): { bytes: number } {
    return { bytes: this.#view.bytes };
  }

  #finished<T>(answer: T): T {
    this.#view.endSearch();
    return answer;
  }
}
