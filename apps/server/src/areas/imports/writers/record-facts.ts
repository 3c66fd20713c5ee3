/** Detects contradictions between the records of a run. */

import { fingerprint, importMessage, type MaterialAmendmentRecord } from '@grossist/catalogue-formats';
import { canonicalJson, type Item, nameOf, type Refusal, refuse } from '../item.ts';

/** A stored fact: the line of its record and 32 bits of its content. */
interface Seen {
  line: number;
  content: number;
}

const FIRST_CAPACITY = 1024;
/** Share of the slots that may be taken. */
const FULL = 0.75;

/** A hash table of fingerprints in typed arrays: 16 bytes a slot, where a Map takes several times as much. */
class FingerprintTable {
  #keys = new Float64Array(FIRST_CAPACITY);
  #lines = new Uint32Array(FIRST_CAPACITY);
  #contents = new Uint32Array(FIRST_CAPACITY);
  #size = 0;

  get(key: number): Seen | undefined {
    const slot = this.#slotOf(key);
    return this.#keys[slot] === 0 ? undefined : { line: this.#lines[slot] ?? 0, content: this.#contents[slot] ?? 0 };
  }

  set(key: number, { line, content }: Seen): void {
    if (this.#size >= this.#keys.length * FULL) this.#grow();
    const slot = this.#slotOf(key);
    if (this.#keys[slot] === 0) this.#size += 1;
    this.#keys[slot] = key;
    this.#lines[slot] = line;
    this.#contents[slot] = content;
  }

  /** The slot that holds a key, else the free one where it belongs. */
  #slotOf(key: number): number {
    const last = this.#keys.length - 1;
    let slot = (key >>> 0) & last;
    while (this.#keys[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) & last;
    return slot;
  }

  #grow(): void {
    const [keys, lines, contents] = [this.#keys, this.#lines, this.#contents];
    this.#keys = new Float64Array(keys.length * 2);
    this.#lines = new Uint32Array(keys.length * 2);
    this.#contents = new Uint32Array(keys.length * 2);
    for (const [at, key] of keys.entries()) {
      if (key === 0) continue;
      const slot = this.#slotOf(key);
      this.#keys[slot] = key;
      this.#lines[slot] = lines[at] ?? 0;
      this.#contents[slot] = contents[at] ?? 0;
    }
  }
}

/** A statement of a record. A file may repeat it with the same content only. */
export interface Fact {
  /** Subject: kind of record, its key, and the field where a record has several facts. */
  about: readonly string[];
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
 * Remembers the facts of a run's records, so that a file can't contradict itself: the first record counts, and every run
 * has the same result. Facts of an attempt are staged until its transaction is committed.
 */
export class RecordFacts {
  readonly #committed = new FingerprintTable();
  readonly #staged = new Map<number, Seen>();

  /**
   * Judges the facts of a record and remembers the new ones.
   * @param beside further facts, by the record's other numbers, that it may not contradict either
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

  /** Forgets the facts of a record that was refused after it had been judged. */
  forget({ line }: Item, facts: readonly Fact[]): void {
    for (const fact of facts) {
      const key = keyOf(fact);
      if (this.#staged.get(key)?.line === line) this.#staged.delete(key);
    }
  }

  /** Makes staged facts permanent: the attempt's transaction was committed. */
  commit(): void {
    for (const [key, seen] of this.#staged) this.#committed.set(key, seen);
    this.#staged.clear();
  }

  /** Discards staged facts: the attempt's transaction was rolled back. */
  rollBack(): void {
    this.#staged.clear();
  }

  #find(key: number): Seen | undefined {
    return this.#staged.get(key) ?? this.#committed.get(key);
  }
}

/** Returns the whole record of a material as one fact. */
export const materialFact = (sapMaterialNumber: string, hash: string): Fact => ({
  about: ['material', sapMaterialNumber],
  content: hash,
});

/** Returns the facts of an amendment, one for each field that another amendment may not contradict. */
export const amendmentFacts = (sapMaterialNumber: string, record: MaterialAmendmentRecord): readonly Fact[] => {
  const facts: Fact[] = [];
  const add = (what: string, content: unknown): void => {
    if (content !== undefined)
      facts.push({ about: ['material-amendment', sapMaterialNumber, what], content: canonicalJson(content) });
  };
  for (const [language, text] of Object.entries(record.names ?? {})) add(`names ${language}`, text);
  for (const [language, text] of Object.entries(record.descriptions ?? {})) add(`descriptions ${language}`, text);
  for (const [currency, amount] of Object.entries(record.duties ?? {})) add(`duties ${currency}`, amount);
  for (const price of record.listPrices ?? []) add(`listPrices ${price.market}`, price);
  for (const held of record.stock ?? []) add(`stock ${held.plant}`, held);
  for (const media of record.media ?? []) add(`media ${media.kind} ${media.language ?? ''} ${media.source}`, media);
  add('status', record.status);
  add('materialGroup', record.materialGroup);
  add('packageSize', record.packageSize);
  add('replacedBy', record.replacedBy);
  add('infoTag', record.infoTag);
  return facts;
};
