import { type Registration, Registrations } from './registrations.ts';
import type { LiveState } from './segment/live-state.ts';
import type { Segment } from './segment/segment.ts';
import type { StackedSegment } from './segment-stack.ts';

/**
 * What a reader is told to search what is committed. Segments and states are shared memory, so that posting it to a
 * thread copies nothing but the registered words.
 */
export interface Publication {
  /** Whole publications replace everything the reader knows; others say what has changed. */
  readonly isWhole: boolean;
  /** All segments in their order; what the reader has of them already is left out. */
  readonly segments: readonly { readonly id: number; readonly segment?: Segment; readonly state?: LiveState }[];
  readonly registrations: readonly Registration[];
}

/** Remembers what one reader knows, and publishes what it does not. */
export class Delivery {
  #isFirst = true;
  #states = new Map<number, LiveState>();
  #turn = 0;

  next(segments: readonly StackedSegment[], registrations: Registrations): Publication {
    const publication: Publication = {
      isWhole: this.#isFirst,
      segments: segments.map(({ id, segment, state }) => {
        const known = this.#states.get(id);
        if (known === undefined) return { id, segment, state };
        return known === state ? { id } : { id, state };
      }),
      registrations: registrations.since(this.#turn),
    };
    this.#isFirst = false;
    this.#states = new Map(segments.map(({ id, state }) => [id, state]));
    this.#turn = registrations.turn;
    return publication;
  }
}
