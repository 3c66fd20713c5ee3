import { type Delivery, type Publication, type Registration, Registrations } from './publication.ts';
import { buildSegment } from './segment/build.ts';
import { mergeSegments } from './segment/merge.ts';
import { type BuiltSegment, builtOf, type MergePlan, SegmentStack, type StackedSegment } from './segment-stack.ts';
import type { SearchDocument, SynonymGroup, TermKind, Words } from './types.ts';

/** Everything that an index is, in its own memory: what a snapshot keeps. */
export interface IndexImage {
  readonly segments: readonly StackedSegment[];
  readonly registrations: readonly Registration[];
}

/** Lays out documents as a segment, in whichever thread. The keys must be different. */
export const buildDocuments = (documents: readonly SearchDocument[]): BuiltSegment => builtOf(buildSegment(documents));

/** Carries out a plan, in whichever thread. */
export const merge = ({ sources }: Pick<MergePlan, 'sources'>): BuiltSegment =>
  builtOf(mergeSegments(sources.map(({ segment, state }) => ({ segment, live: state.live }))));

/**
 * The half of the search engine that takes changes. It answers no queries: readers do, from what was committed
 * when they last received a publication. Segments are merged elsewhere, such as by an idle thread: see `SegmentStack`.
 */
export class IndexWriter {
  readonly #stack: SegmentStack;
  readonly #registrations: Registrations;

  constructor(image: IndexImage = { segments: [], registrations: [] }) {
    this.#stack = new SegmentStack(image.segments);
    this.#registrations = new Registrations(image.registrations);
  }

  /** Names and synonyms of a class, a catalogue node or a supplier, replacing the former ones. */
  registerTerms(kind: TermKind, code: string, words: Words): void {
    this.#registrations.add({ type: 'terms', kind, code, words });
  }

  /** The editor's groups of words that mean the same, replacing the former ones. */
  registerSynonyms(groups: readonly SynonymGroup[]): void {
    this.#registrations.add({ type: 'synonyms', groups });
  }

  /** The features of a class, the most useful to a buyer first, replacing the former order. */
  registerFeatureOrder(classCode: string, features: readonly string[]): void {
    this.#registrations.add({ type: 'feature-order', classCode, features });
  }

  /** Takes over what was registered elsewhere. */
  register(registrations: Iterable<Registration>): void {
    for (const registration of registrations) this.#registrations.add(registration);
  }

  /** Adds documents or replaces those of the same key. */
  put(documents: Iterable<SearchDocument>): void {
    for (const document of documents) this.#stack.put(document);
  }

  /** Removes documents; keys that are not there are passed over. */
  remove(keys: Iterable<string>): void {
    for (const key of keys) this.#stack.remove(key);
  }

  /** Adds documents that were laid out elsewhere and whose keys are new to the index. */
  add(built: BuiltSegment): void {
    this.#stack.add(built);
  }

  /** Makes the changes since the last commit visible. Takes time in proportion to them. */
  commit(): void {
    this.#stack.commit();
  }

  /** Returns what the reader of a delivery has not received yet. */
  publication(delivery: Delivery): Publication {
    return delivery.next(this.#stack.segments, this.#registrations);
  }

  /** What is committed, for a snapshot. */
  image(): IndexImage {
    return { segments: this.#stack.segments, registrations: this.#registrations.since(0) };
  }

  /** The next merge that is worth its while; fewer are while many changes come. */
  plan(manyCome = false): MergePlan | undefined {
    return this.#stack.plan(manyCome);
  }

  start(plan: MergePlan): void {
    this.#stack.start(plan);
  }

  finish(plan: MergePlan, built: BuiltSegment): void {
    this.#stack.finish(plan, built);
  }

  giveUp(plan: MergePlan): void {
    this.#stack.giveUp(plan);
  }

  /** Committed documents, of all markets. */
  get size(): number {
    return this.#stack.segments.reduce((sum, { state }) => sum + state.liveCount, 0);
  }
}
