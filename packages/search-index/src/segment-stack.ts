import { buildSegment } from './segment/build.ts';
import { type LiveState, lostBetween, stateWithout, wholeState } from './segment/live-state.ts';
import { findAllLive, findLive, type Segment } from './segment/segment.ts';
import { textAt, wantedTexts } from './storage/string-table.ts';
import type { SearchDocument } from './types.ts';

/** Documents buffered before they become a segment, so that filling a large index holds few of them as objects. */
const BUFFERED = 25_000;
/** A segment is merged with the one before it when that is no longer this many times as large. */
const GROWTH = 4;
/**
 * While many changes come, so many segments may wait, and they are merged when others weigh as much as one. A search
 * looks into all of them, but merging them meanwhile keeps the import waiting, and is for naught when the next ones come.
 */
const MOST_WAITING = 24;
const GROWTH_WHILE_MANY_COME = 1;

/** A segment with its state, as it is built or merged by whichever thread. */
export interface BuiltSegment {
  readonly segment: Segment;
  readonly state: LiveState;
}

export interface StackedSegment extends BuiltSegment {
  readonly id: number;
}

/** Segments to be made one, in their order. */
export interface MergePlan {
  readonly sources: readonly StackedSegment[];
  /** How many documents the outcome has. */
  readonly documents: number;
}

/**
 * Segments from large to small. A change adds a small one and strikes out what it replaces. Neighbours of similar size
 * are to be merged, so that a document is laid out again a few times at most: `plan` tells which, anybody may merge them,
 * and `finish` puts the outcome in their place with what was struck out meanwhile.
 */
export class SegmentStack {
  #committed: readonly StackedSegment[];
  /** Laid out, but not to be seen yet. */
  #staged: StackedSegment[] = [];
  /** Documents of committed segments to be struck out at the next commit, by segment. */
  readonly #struck = new Map<number, Set<number>>();
  /** Latest change of each key; undefined: its removal. */
  readonly #buffered = new Map<string, SearchDocument | undefined>();
  /** Segments being merged elsewhere. */
  readonly #merging = new Set<number>();
  #nextId: number;

  constructor(segments: readonly StackedSegment[] = []) {
    this.#committed = segments;
    this.#nextId = segments.reduce((next, { id }) => Math.max(next, id + 1), 1);
  }

  /** What is committed. A new array whenever anything of it changed. */
  get segments(): readonly StackedSegment[] {
    return this.#committed;
  }

  put(document: SearchDocument): void {
    this.#buffer(document.key, document);
  }

  remove(key: string): void {
    this.#buffer(key, undefined);
  }

  /** Adds a segment whose keys no other has; it is seen from the next commit on. */
  add({ segment, state }: BuiltSegment): void {
    this.#staged.push({ id: this.#nextId++, segment, state });
  }

  #buffer(key: string, document: SearchDocument | undefined): void {
    this.#buffered.set(key, document);
    if (this.#buffered.size >= BUFFERED) this.#stage();
  }

  #stage(): void {
    if (this.#buffered.size === 0) return;
    const keys = wantedTexts([...this.#buffered.keys()]);
    this.#staged = this.#staged.map((each) => {
      const known = findAllLive(each.segment, each.state.live, keys);
      return known.length === 0 ? each : { ...each, state: stateWithout(each.segment, each.state, known) };
    });
    for (const each of this.#committed)
      for (const document of findAllLive(each.segment, each.state.live, keys)) this.#strike(each.id, document);
    const documents = [...this.#buffered.values()].filter((document) => document !== undefined);
    this.#buffered.clear();
    if (documents.length > 0) this.add(builtOf(buildSegment(documents)));
  }

  #strike(id: number, document: number): void {
    if (document < 0) return;
    const struck = this.#struck.get(id) ?? new Set<number>();
    this.#struck.set(id, struck.add(document));
  }

  /** Makes the changes final. */
  commit(): void {
    this.#stage();
    const remaining = this.#committed.map((each) => {
      const struck = this.#struck.get(each.id);
      return struck === undefined ? each : { ...each, state: stateWithout(each.segment, each.state, struck) };
    });
    this.#struck.clear();
    const all = [...remaining, ...this.#staged];
    this.#staged = [];
    this.#committed = all.filter(({ id, state }) => state.liveCount > 0 || this.#merging.has(id));
  }

  /**
   * What is to be merged next, of what is not being merged already; undefined when all is well.
   * @param manyCome leaves more segments, all of which a search has to look into, for a sixth of the work
   */
  plan(manyCome = false): MergePlan | undefined {
    const after = this.#committed.findLastIndex(({ id }) => this.#merging.has(id)) + 1;
    const free = this.#committed.slice(after);
    if (manyCome && free.length <= MOST_WAITING) return undefined;
    const growth = manyCome ? GROWTH_WHILE_MANY_COME : GROWTH;
    const first = free.findIndex((each, index) => {
      const following = free.slice(index + 1).reduce((sum, { state }) => sum + state.liveCount, 0);
      return isHalfEmpty(each) || each.state.liveCount < following * growth;
    });
    if (first < 0) return undefined;
    const sources = free.slice(first);
    return { sources, documents: sources.reduce((sum, { state }) => sum + state.liveCount, 0) };
  }

  /** Says that a plan is being carried out: its segments are left alone until it is finished or given up. */
  start({ sources }: MergePlan): void {
    for (const { id } of sources) this.#merging.add(id);
  }

  giveUp({ sources }: MergePlan): void {
    for (const { id } of sources) this.#merging.delete(id);
  }

  /** Puts what a plan's segments were merged to in their place, without the documents that were struck out meanwhile. */
  finish(plan: MergePlan, { segment, state }: BuiltSegment): void {
    this.giveUp(plan);
    const merged = { id: this.#nextId++, segment, state };
    const lost: number[] = [];
    for (const source of plan.sources) {
      const keyOf = (document: number): string => textAt(source.segment.keys, document);
      const now = this.#committed.find(({ id }) => id === source.id);
      const gone = now === undefined ? [] : lostBetween(source.state.live, now.state.live);
      for (const document of gone) lost.push(findLive(segment, state.live, keyOf(document)));
      for (const document of this.#struck.get(source.id) ?? [])
        this.#strike(merged.id, findLive(segment, state.live, keyOf(document)));
      this.#struck.delete(source.id);
    }
    const outcome = lost.length === 0 ? merged : { ...merged, state: stateWithout(segment, state, lost) };
    const replaced = new Set(plan.sources.map(({ id }) => id));
    const place = this.#committed.findIndex(({ id }) => replaced.has(id));
    const rest = this.#committed.filter(({ id }) => !replaced.has(id));
    this.#committed = outcome.state.liveCount === 0 ? rest : rest.toSpliced(place, 0, outcome);
  }
}

/** A segment of which everything is there. */
export const builtOf = (segment: Segment): BuiltSegment => ({ segment, state: wholeState(segment) });

const isHalfEmpty = ({ state, segment }: StackedSegment): boolean => state.liveCount * 2 < segment.count;
