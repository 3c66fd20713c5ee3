import type { Market } from '@grossist/domain';
import { type FlatResult, unfolded } from './flat-result.ts';
import { type Publication, registerAll } from './publication.ts';
import { complete } from './query/complete.ts';
import { lookup, search } from './query/search.ts';
import { Registry } from './registry.ts';
import { LiveSegment } from './segment/live-segment.ts';
import { type LiveState, releasedBytes } from './segment/live-state.ts';
import type { Segment } from './segment/segment.ts';
import type { AssortmentScope, Completions, HitsFound, SearchRequest, SearchResult, SuggestRequest } from './types.ts';
import { View } from './view.ts';

/** The half of the search engine that answers, from what a writer published last. */
export class IndexReader {
  #registry = new Registry();
  #view = new View(this.#registry.words());
  #segments = new Map<number, LiveSegment>();

  /**
   * Takes over what a writer says. Publications must come in their order, each of them once.
   * @returns bytes of shared memory that it let go of
   */
  update({ isWhole, segments, registrations }: Publication): number {
    const before = this.#held();
    if (isWhole) {
      this.#registry = new Registry();
      this.#view = new View(this.#registry.words());
      this.#segments = new Map();
    }
    registerAll(this.#registry, registrations);
    const known = this.#segments;
    this.#segments = new Map();
    for (const { id, segment, state } of segments) {
      let live = known.get(id);
      if (segment !== undefined) live = new LiveSegment(segment, state);
      else if (state !== undefined) live?.update(state);
      if (live !== undefined) this.#segments.set(id, live);
    }
    this.#view.update([...this.#segments.values()], this.#registry.words());
    return releasedBytes(before, this.#segments.values());
  }

  #held(): { segment: Segment; state: LiveState }[] {
    return [...this.#segments.values()].map(({ segment, state }) => ({ segment, state }));
  }

  /** `hitsFound` is not called for a small result. */
  search(request: SearchRequest, hitsFound?: HitsFound): SearchResult {
    return unfolded(this.searchFlat(request, hitsFound));
  }

  /** The same as it goes to another thread; facets that were counted before are the same objects again. */
  searchFlat(request: SearchRequest, hitsFound?: HitsFound): FlatResult {
    return this.#finished(search(this.#view, request, hitsFound));
  }

  /** Queries that continue what was typed, each with how many materials it finds. */
  complete(request: SuggestRequest): Completions {
    return this.#finished(complete(this.#view, request));
  }

  /** Keys per identifier, exact but for spaces, dashes, dots, leading zeros and case. */
  lookup(numbers: readonly string[], market: Market, assortments?: AssortmentScope): readonly (readonly string[])[] {
    return lookup(this.#view, numbers, market, assortments);
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
