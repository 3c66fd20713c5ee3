import type { Registry } from './registry.ts';
import type { LiveState } from './segment/live-state.ts';
import type { Segment } from './segment/segment.ts';
import type { StackedSegment } from './segment-stack.ts';
import type { SynonymGroup, TermKind, Words } from './types.ts';

/** One thing that is registered beside the documents. Plain data: it is posted to threads and written to disk. */
export type Registration =
  | { type: 'terms'; kind: TermKind; code: string; words: Words }
  | { type: 'synonyms'; groups: readonly SynonymGroup[] }
  | { type: 'feature-order'; classCode: string; features: readonly string[] };

const keyOf = (registration: Registration): string => {
  if (registration.type === 'terms') return `terms ${registration.kind} ${registration.code}`;
  return registration.type === 'synonyms' ? 'synonyms' : `feature-order ${registration.classCode}`;
};

const register = (registry: Registry, registration: Registration): void => {
  if (registration.type === 'terms') registry.register(registration.kind, registration.code, registration.words);
  else if (registration.type === 'synonyms') registry.registerSynonyms(registration.groups);
  else registry.registerFeatureOrder(registration.classCode, registration.features);
};

/** Applies registrations to a registry in their order. */
export const registerAll = (registry: Registry, registrations: Iterable<Registration>): void => {
  for (const registration of registrations) register(registry, registration);
};

/** Everything that is registered: the latest value of each thing, numbered in the order of registration. */
export class Registrations {
  readonly #known = new Map<string, { text: string; turn: number; registration: Registration }>();
  #turn = 0;

  constructor(registrations: Iterable<Registration> = []) {
    for (const registration of registrations) this.add(registration);
  }

  /** Ignores what is unchanged, so that registering everything again costs the readers nothing. */
  add(registration: Registration): void {
    const key = keyOf(registration);
    const text = JSON.stringify(registration);
    if (this.#known.get(key)?.text === text) return;
    this.#known.set(key, { text, turn: ++this.#turn, registration });
  }

  /** Number of the latest registration. */
  get turn(): number {
    return this.#turn;
  }

  /** Returns what was registered after a number, in the order in which codes first occurred. */
  since(turn: number): Registration[] {
    return [...this.#known.values()].filter((each) => each.turn > turn).map(({ registration }) => registration);
  }
}

/**
 * What a reader needs to search what is committed. Segments and states are shared memory, so that posting it to a
 * thread copies nothing but the registered words.
 */
export interface Publication {
  /** Whole publications replace everything the reader has; others contain the changes. */
  readonly isWhole: boolean;
  /** All segments in their order; what the reader has of them already is left out. */
  readonly segments: readonly { readonly id: number; readonly segment?: Segment; readonly state?: LiveState }[];
  readonly registrations: readonly Registration[];
}

/** Tracks what one reader has received, and publishes the rest. */
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
