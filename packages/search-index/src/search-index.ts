import type { Market } from '@grossist/domain';
import { IndexReader } from './index-reader.ts';
import { IndexWriter, merge } from './index-writer.ts';
import { Delivery } from './publication.ts';
import type {
  AssortmentScope,
  Completions,
  HitsFound,
  SearchDocument,
  SearchRequest,
  SearchResult,
  SuggestRequest,
  SynonymGroup,
  TermKind,
  Words,
} from './types.ts';

/**
 * The search engine of the shop, in memory, for one thread: a writer and a reader. Changes are made with `put`, `remove`
 * and `registerTerms` and visible to searches from the next `commit` on. Documents are not stored as objects:
 * the index is typed arrays, about 400 bytes for a material with its texts in one or two languages.
 */
export class SearchIndex {
  readonly #writer = new IndexWriter();
  readonly #reader = new IndexReader();
  readonly #delivery = new Delivery();

  /** Names and synonyms of a class, a catalogue node or a supplier, replacing the former ones. */
  registerTerms(kind: TermKind, code: string, words: Words): void {
    this.#writer.registerTerms(kind, code, words);
  }

  /** The editor's groups of words that mean the same, replacing the former ones. */
  registerSynonyms(groups: readonly SynonymGroup[]): void {
    this.#writer.registerSynonyms(groups);
  }

  /** The features of a class, the most useful to a buyer first, replacing the former order. */
  registerFeatureOrder(classCode: string, features: readonly string[]): void {
    this.#writer.registerFeatureOrder(classCode, features);
  }

  /** Adds documents or replaces those of the same key. */
  put(documents: Iterable<SearchDocument>): void {
    this.#writer.put(documents);
  }

  /** Removes documents; keys that are not there are passed over. */
  remove(keys: Iterable<string>): void {
    this.#writer.remove(keys);
  }

  /** Makes the changes since the last commit visible. Takes time in proportion to them, and now and then longer, when segments are merged. */
  commit(): void {
    this.#writer.commit();
    for (let plan = this.#writer.plan(); plan !== undefined; plan = this.#writer.plan())
      this.#writer.finish(plan, merge(plan));
    this.#reader.update(this.#writer.publication(this.#delivery));
  }

  search(request: SearchRequest, hitsFound?: HitsFound): SearchResult {
    return this.#reader.search(request, hitsFound);
  }

  /** Queries that continue what was typed, each with how many materials it finds. */
  complete(request: SuggestRequest): Completions {
    return this.#reader.complete(request);
  }

  /** Keys per identifier, exact but for spaces, dashes, dots, leading zeros and case. */
  lookup(numbers: readonly string[], market: Market, assortments?: AssortmentScope): readonly (readonly string[])[] {
    return this.#reader.lookup(numbers, market, assortments);
  }

  /** Documents that searches can see, of all markets. */
  get size(): number {
    return this.#reader.size;
  }

  /** Bytes of what grows with the documents. */
  memory(): { bytes: number } {
    return this.#reader.memory();
  }
}
