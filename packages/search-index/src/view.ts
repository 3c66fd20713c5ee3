import { type FacetPart, type FacetValues, readFacetValues, type ViewedFacets } from './query/facet-values.ts';
import type { RegisteredWords } from './registry.ts';
import { GlobalIds } from './segment/global-ids.ts';
import type { LiveSegment } from './segment/live-segment.ts';
import { compareTexts, countOf, textAt } from './storage/string-table.ts';

const FEW_VALUES = 3000;

/** What a search sees: the committed segments, numbered through, and the registered words. */
export class View implements ViewedFacets {
  segments: readonly LiveSegment[] = [];
  readonly products = new GlobalIds();
  readonly pairs = new GlobalIds();
  /** Products with documents in more than one segment. */
  sharedProducts: ReadonlySet<number> = new Set();
  /** Where the pairs of each facet are, by facet key in order. */
  facetParts: ReadonlyMap<string, readonly FacetPart[]> = new Map();
  registered: RegisteredWords;
  readonly #counts: Uint32Array[] = [];
  #countsLent = 0;
  readonly #facetValues = new Map<string, FacetValues>();
  /** Per segment and registered code the pair of the segment, -1 when it has none. */
  #codePairs = new Map<LiveSegment, { of: RegisteredWords; pairs: Int32Array }>();

  constructor(registered: RegisteredWords) {
    this.registered = registered;
  }

  /** The largest segment must come first. */
  update(segments: readonly LiveSegment[], registered: RegisteredWords): void {
    this.segments = segments;
    this.registered = registered;
    this.products.update(segments.map(({ segment }) => segment.products));
    this.pairs.update(segments.map(({ segment }) => segment.facets.pairs));
    this.sharedProducts = this.products.shared();
    this.facetParts = partsOf(segments);
    this.#facetValues.clear();
    this.#codePairs = new Map([...this.#codePairs].filter(([segment]) => segments.includes(segment)));
    for (const segment of segments) this.codePairs(segment);
  }

  /** A zero per pair to count with during a search. */
  lendCounts(): Uint32Array {
    const free = this.#counts[this.#countsLent];
    const counts = free?.length === this.pairs.count ? free.fill(0) : new Uint32Array(this.pairs.count);
    this.#counts[this.#countsLent++] = counts;
    return counts;
  }

  /** What was lent is free again. */
  endSearch(): void {
    this.#countsLent = 0;
    for (const segment of this.segments) segment.endSearch();
  }

  /** Returns all values of a facet, cached until the next change when they are not too many. */
  facetValues(key: string): FacetValues {
    const known = this.#facetValues.get(key);
    if (known !== undefined) return known;
    const read = readFacetValues(this, key);
    if (read.values.length <= FEW_VALUES) this.#facetValues.set(key, read);
    return read;
  }

  codePairs(segment: LiveSegment): Int32Array {
    const known = this.#codePairs.get(segment);
    if (known?.of === this.registered) return known.pairs;
    const { codes } = this.registered;
    const pairs = new Int32Array(codes.size).fill(-1);
    const table = segment.segment.facets.pairs;
    for (const kind of ['class', 'node', 'supplier']) {
      const [from, to] = segment.rangeOf(kind);
      for (let pair = from; pair < to; pair++) {
        const code = codes.get(textAt(table, pair));
        if (code !== undefined) pairs[code] = pair;
      }
    }
    this.#codePairs.set(segment, { of: this.registered, pairs });
    return pairs;
  }

  get documentCount(): number {
    return this.segments.reduce((sum, { liveCount }) => sum + liveCount, 0);
  }

  /** Bytes of everything that grows with the documents. */
  get bytes(): number {
    const segments = this.segments.reduce((sum, { bytes }) => sum + bytes, 0);
    return segments + this.products.bytes + this.pairs.bytes + countOf(this.registered.lexicon.words);
  }
}

const partsOf = (segments: readonly LiveSegment[]): Map<string, FacetPart[]> => {
  const parts = new Map<string, FacetPart[]>();
  segments.forEach(({ facetRanges }, segment) => {
    for (const { key, from, to } of facetRanges) {
      const known = parts.get(key);
      if (known === undefined) parts.set(key, [{ segment, from, to }]);
      else known.push({ segment, from, to });
    }
  });
  return new Map([...parts].sort(([one], [other]) => compareTexts(one, other)));
};
