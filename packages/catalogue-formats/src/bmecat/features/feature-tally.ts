import { noteEvent } from '../../events.ts';
import { importMessage, messagePart } from '../../import-messages/index.ts';
import type { NoteEvent } from '../../reader.ts';
import { shown } from '../../refusal.ts';
import { MOST_DETAILS } from '../bounds.ts';

interface Counted {
  first: number;
  features: number;
  told: number;
  empty: number;
}

/** Counts the features of a file by their classification system, so that none goes without a word. */
export class FeatureTally {
  readonly #systems = new Map<string, Counted>();

  add(system: string, line: number, features: number, told: number, empty: number): void {
    const key = this.#systems.has(system) || this.#systems.size < MOST_DETAILS ? system : 'others';
    const counted = this.#systems.get(key) ?? { first: line, features: 0, told: 0, empty: 0 };
    counted.features += features;
    counted.told += told;
    counted.empty += empty;
    this.#systems.set(key, counted);
  }

  *notes(): Generator<NoteEvent> {
    for (const [system, { first, features, told, empty }] of this.#systems) {
      const of = system === '' ? messagePart`without a classification system` : messagePart`of ${shown(system)}`;
      const isEtim = /^ETIM/i.test(system);
      const what = isEtim
        ? messagePart`read as class features`
        : messagePart`${told} added to descriptions, ${empty} without a value, ${features - told - empty} skipped`;
      yield noteEvent('features', importMessage`Features ${of}: ${features}, ${what}.`, first);
    }
  }
}
