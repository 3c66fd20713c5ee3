import { fingerprint, importMessage } from '@grossist/catalogue-formats';
import { FingerprintTable, type Seen } from '../batches/fingerprint-table.ts';
import { type Item, type Refusal, refuse } from '../item.ts';
import { nameOf } from '../name-of.ts';

/** Something that a record says: of what, and what. A file may say it again, but not otherwise. */
export interface Fact {
  /** Of what: kind of record, its key, and where a record says several things, which of them. */
  about: readonly string[];
  /** What is said. */
  content: string;
}

export type Verdict = 'new' | 'same' | Refusal;

const LONGEST_NAME = 40;

const contradiction = ({ record }: Item, line: number): Refusal => {
  const name = JSON.stringify(nameOf(record).slice(0, LONGEST_NAME));
  return refuse('repeated', importMessage`${name} is already in line ${line}, with other content`);
};

const keyOf = ({ about }: Fact): number => fingerprint(about) || 1;
const contentOf = ({ content }: Fact): number => fingerprint([content]) >>> 0;

/**
 * What the records of a run have said so far, so that a file can't contradict itself: the first record counts, and every
 * run comes to the same. Facts of an attempt are staged until it is known whether its transaction is committed.
 */
export class RecordFacts {
  readonly #kept = new FingerprintTable();
  readonly #staged = new Map<number, Seen>();

  /**
   * Judges what a record says; what is new is remembered.
   * @param beside what it would say too, by whichever of its numbers, and may not contradict either
   */
  judge(item: Item, facts: readonly Fact[], beside: readonly Fact[] = []): Verdict {
    for (const fact of [...facts, ...beside]) {
      const seen = this.#find(keyOf(fact));
      if (seen && seen.content !== contentOf(fact)) return contradiction(item, seen.line);
    }
    const isSame = facts.length > 0 && facts.every((fact) => this.#find(keyOf(fact)) !== undefined);
    this.remember(item, facts);
    return isSame ? 'same' : 'new';
  }

  remember({ line }: Item, facts: readonly Fact[]): void {
    for (const fact of facts) {
      const key = keyOf(fact);
      if (!this.#find(key)) this.#staged.set(key, { line, content: contentOf(fact) });
    }
  }

  /** Forgets what a record said that was refused after it had been judged. */
  forget({ line }: Item, facts: readonly Fact[]): void {
    for (const fact of facts) {
      const key = keyOf(fact);
      if (this.#staged.get(key)?.line === line) this.#staged.delete(key);
    }
  }

  /** The attempt's transaction is committed. */
  keep(): void {
    for (const [key, seen] of this.#staged) this.#kept.set(key, seen);
    this.#staged.clear();
  }

  /** The attempt's transaction is rolled back. */
  drop(): void {
    this.#staged.clear();
  }

  #find(key: number): Seen | undefined {
    return this.#staged.get(key) ?? this.#kept.get(key);
  }
}
