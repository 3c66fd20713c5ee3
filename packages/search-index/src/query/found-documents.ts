import type { LiveSegment } from '../segment/live-segment.ts';
import { andInto, type Bits, hasBit, orInto } from '../storage/bitset.ts';

/** Documents that all count the same: those of a class, a supplier or a node whose name has the word. */
export interface Layer {
  readonly value: number;
  readonly bits: Bits;
}

/** Where documents are marked: their bit, and their score where the bit is set. */
export interface Marks {
  readonly bits: Bits;
  readonly scores: Float32Array;
}

export const mark = (bits: Bits, scores: Float32Array, document: number, score: number): void => {
  const bit = 1 << (document & 31);
  const word = document >>> 5;
  if ((bits[word]! & bit) === 0) {
    bits[word]! |= bit;
    scores[document] = score;
  } else if (scores[document]! < score) {
    scores[document] = score;
  }
};

/** So many layers are worked through at once at most; what would be more is scored document by document. */
const MOST_LAYERS = 6;

/**
 * The documents of one segment that a word of the query finds, and how well (0..1). A name of a node finds most of a
 * catalogue: those documents are stored as a set with one score, and scored one by one only when they may be among the best.
 */
export class FoundDocuments {
  readonly #segment: LiveSegment;
  #scored: Bits | undefined;
  #scores: Float32Array | undefined;
  /** The best first. */
  #layers: Layer[] = [];
  #all: Bits | undefined;
  /** Sets that were used before it was emptied: it may be emptied hundreds of times. */
  readonly #spare: Bits[] = [];

  constructor(segment: LiveSegment) {
    this.#segment = segment;
  }

  get isEmpty(): boolean {
    return this.#scored === undefined && this.#layers.length === 0;
  }

  /** All that are found; others may not write into it, and it is what was found up to now. */
  get bits(): Bits {
    if (this.#layers.length === 0) return this.scored;
    if (this.#all === undefined) {
      const all = this.#take();
      all.set(this.scored);
      for (const { bits } of this.#layers) orInto(all, bits);
      this.#all = all;
    }
    return this.#all;
  }

  /** Those with a score of their own, at least. */
  get scored(): Bits {
    return this.#scored ?? this.#segment.noBits;
  }

  /** The scores of those; undefined when there are none. */
  get scores(): Float32Array | undefined {
    return this.#scores;
  }

  get layers(): readonly Layer[] {
    return this.#layers;
  }

  /** To mark documents in. */
  get marks(): Marks {
    this.#scored ??= this.#take().fill(0);
    this.#scores ??= this.#segment.lendScores();
    this.#forgetAll();
    return { bits: this.#scored, scores: this.#scores };
  }

  add(document: number, score: number): void {
    const { bits, scores } = this.marks;
    mark(bits, scores, document, score);
  }

  /** A layer to add documents to; undefined when there are enough of them. */
  layer(value: number): Layer | undefined {
    // Scores have single precision: a document must score the same on both paths.
    const rounded = Math.fround(value);
    const known = this.#layers.find((layer) => layer.value === rounded);
    if (known === undefined && this.#layers.length >= MOST_LAYERS) return undefined;
    this.#forgetAll();
    if (known !== undefined) return known;
    const layer = { value: rounded, bits: this.#take().fill(0) };
    this.#layers.push(layer);
    this.#layers.sort((one, other) => other.value - one.value);
    return layer;
  }

  /** How well a document is met that is found; 0 for others. */
  scoreOf(document: number): number {
    const own = hasBit(this.scored, document) ? (this.#scores?.[document] ?? 0) : 0;
    for (const { value, bits } of this.#layers) {
      if (value <= own) return own;
      if (hasBit(bits, document)) return value;
    }
    return own;
  }

  /** Adds to each of the documents' places in `into` what they score, times `factor`. */
  addScores(factor: number, documents: Uint32Array, count: number, into: Float64Array): void {
    if (this.#layers.length > 0) {
      for (let at = 0; at < count; at++) into[at]! += this.scoreOf(documents[at]!) * factor;
      return;
    }
    const bits = this.#scored;
    const scores = this.#scores;
    if (bits === undefined || scores === undefined) return;
    for (let at = 0; at < count; at++) {
      const document = documents[at]!;
      if (hasBit(bits, document)) into[at]! += scores[document]! * factor;
    }
  }

  /** Keeps what another finds too, with the mean of both scores. */
  keep(other: FoundDocuments): void {
    if (this.isEmpty) return;
    const both = this.#take();
    both.set(this.bits);
    andInto(both, other.bits);
    this.#scores ??= this.#segment.lendScores();
    const scores = this.#scores;
    for (let word = 0; word < both.length; word++)
      for (let rest = both[word]!; rest !== 0; rest &= rest - 1) {
        const document = (word << 5) + 31 - Math.clz32(rest & -rest);
        scores[document] = (this.scoreOf(document) + other.scoreOf(document)) / 2;
      }
    this.clear();
    this.#scored = both;
  }

  clear(): void {
    this.#forgetAll();
    for (const { bits } of this.#layers) this.#spare.push(bits);
    this.#layers = [];
    if (this.#scored !== undefined) this.#spare.push(this.#scored);
    this.#scored = undefined;
  }

  /** Returns a set with undefined content. */
  #take(): Bits {
    return this.#spare.pop() ?? this.#segment.lendBits();
  }

  #forgetAll(): void {
    if (this.#all !== undefined) this.#spare.push(this.#all);
    this.#all = undefined;
  }
}
