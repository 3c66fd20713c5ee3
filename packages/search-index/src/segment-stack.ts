import { buildSegment } from './segment/build.ts';
import { LiveSegment } from './segment/live-segment.ts';
import { mergeSegments } from './segment/merge.ts';
import type { SearchDocument } from './types.ts';

/** Documents told of at a time before they are laid out, so that filling a large index holds few of them as objects. */
const BUFFERED = 25_000;
const MERGED_AT_ONCE = 8;
/** A segment is merged with the one before it when that is no longer this many times as large. */
const GROWTH = 4;

/**
 * Segments from large to small. A change adds a small one and strikes out what it replaces; neighbours of
 * similar size are merged, so that a document is laid out anew a few times at most, and never for one change.
 */
export class SegmentStack {
  #committed: LiveSegment[] = [];
  /** Laid out, but not to be seen yet. */
  #staged: LiveSegment[] = [];
  /** Documents of committed segments to be struck out at the next commit. */
  readonly #struck = new Map<LiveSegment, Set<number>>();
  /** What was told last of each key: undefined is its removal. */
  readonly #told = new Map<string, SearchDocument | undefined>();

  put(document: SearchDocument): void {
    this.#tell(document.key, document);
  }

  remove(key: string): void {
    this.#tell(key, undefined);
  }

  #tell(key: string, document: SearchDocument | undefined): void {
    this.#told.set(key, document);
    if (this.#told.size >= BUFFERED) this.#stage();
  }

  #stage(): void {
    if (this.#told.size === 0) return;
    for (const key of this.#told.keys()) {
      for (const segment of this.#staged) {
        const document = segment.find(key);
        if (document >= 0) segment.remove(document);
      }
      for (const segment of this.#committed) this.#strike(segment, segment.find(key));
    }
    const documents = [...this.#told.values()].filter((document) => document !== undefined);
    this.#told.clear();
    if (documents.length > 0) this.#staged.push(new LiveSegment(buildSegment(documents)));
    this.#mergeStaged();
  }

  /** Keeps the number of segments to merge at once small while a large index is filled. */
  #mergeStaged(): void {
    const small = this.#staged.slice(-MERGED_AT_ONCE);
    if (small.length < MERGED_AT_ONCE || small.some(({ segment }) => segment.count > BUFFERED)) return;
    this.#staged.splice(-MERGED_AT_ONCE, MERGED_AT_ONCE, new LiveSegment(mergeSegments(small)));
  }

  #strike(segment: LiveSegment, document: number): void {
    if (document < 0) return;
    const struck = this.#struck.get(segment) ?? new Set<number>();
    this.#struck.set(segment, struck.add(document));
  }

  /** Makes the changes final and gives the segments, the largest first. */
  commit(): readonly LiveSegment[] {
    this.#stage();
    for (const [segment, documents] of this.#struck) for (const document of documents) segment.remove(document);
    this.#struck.clear();
    const staged = this.#staged;
    this.#staged = [];
    this.#committed = merged([...this.#committed, ...staged]);
    return this.#committed;
  }
}

const isHalfEmpty = ({ liveCount, segment }: LiveSegment): boolean => liveCount * 2 < segment.count;

/** Merges from the first segment that is too small to stand before what follows, or has lost half of its documents. */
const merged = (segments: readonly LiveSegment[]): LiveSegment[] => {
  const kept = segments.filter(({ liveCount }) => liveCount > 0);
  const first = kept.findIndex((segment, index) => {
    const following = kept.slice(index + 1).reduce((sum, { liveCount }) => sum + liveCount, 0);
    return isHalfEmpty(segment) || segment.liveCount < following * GROWTH;
  });
  if (first < 0) return kept;
  const sources = kept.slice(first).map(({ segment, live }) => ({ segment, live }));
  return [...kept.slice(0, first), new LiveSegment(mergeSegments(sources))];
};
