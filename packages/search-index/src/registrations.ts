import type { Registry } from './registry.ts';
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

/** Tells a registry what was registered, the earlier first. */
export const registerAll = (registry: Registry, registrations: Iterable<Registration>): void => {
  for (const registration of registrations) register(registry, registration);
};

/** Everything that is registered, each thing as it was told last, numbered in the order of being told. */
export class Registrations {
  readonly #known = new Map<string, { text: string; turn: number; registration: Registration }>();
  #turn = 0;

  constructor(registrations: Iterable<Registration> = []) {
    for (const registration of registrations) this.add(registration);
  }

  /** Passes over what is known already, so that telling everything anew costs the readers nothing. */
  add(registration: Registration): void {
    const key = keyOf(registration);
    const text = JSON.stringify(registration);
    if (this.#known.get(key)?.text === text) return;
    this.#known.set(key, { text, turn: ++this.#turn, registration });
  }

  /** The number of the last that was told. */
  get turn(): number {
    return this.#turn;
  }

  /** What was told after a turn, in the order of codes' first mention. */
  since(turn: number): Registration[] {
    return [...this.#known.values()].filter((each) => each.turn > turn).map(({ registration }) => registration);
  }
}
