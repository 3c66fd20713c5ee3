import { type CatalogueRecord, inEnglish, type Said, said } from '@grossist/catalogue-formats';
import { canonicalJson, contentHash } from './content-hash.ts';

export type Kind = CatalogueRecord['kind'];
export type RecordOf<K extends Kind> = Extract<CatalogueRecord, { kind: K }>;

/** A record on its way into the database. */
export interface Item<R extends CatalogueRecord = CatalogueRecord> {
  line: number;
  record: R;
  /** SHA-256 of the JSON, without the password. */
  hash: string;
}

export interface Refusal {
  code: 'bad-value' | 'unknown-reference' | 'unknown-material' | 'number-taken' | 'not-stored' | 'erased-person';
  reason: string;
  /** The reason, to be said in the editor's language. */
  said: Said;
}

export type Outcome = 'made' | 'changed' | 'unchanged' | Refusal;
export type Outcomes = ReadonlyMap<Item, Outcome>;

export const refuse = (code: Refusal['code'], reason: Said): Refusal => ({
  code,
  reason: inEnglish(reason),
  said: reason,
});

// A null character, or half of a pair: JSON can say them, a text of PostgreSQL cannot hold them.
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/**
 * What tells whether a source says the same again. A material's or past order's own order of fields will do, and best
 * the line that it was read from: it is only a short cut, since one that seems to be news is compared column by column,
 * and there are many of them.
 */
const told = (record: CatalogueRecord, written: string | undefined): string => {
  // In a line with an escape half of a pair can't be told from one of a whole character.
  if (record.kind === 'material' || record.kind === 'purchase')
    return written?.includes('\\u') === false ? written : JSON.stringify(record);
  // A quick hash of a password would make the slow one useless.
  if (record.kind === 'contact') return canonicalJson({ ...record, password: undefined });
  return canonicalJson(record.kind === 'punchout-customer' ? { ...record, secret: undefined } : record);
};

/**
 * The record with its hash, or why no column could hold its texts.
 * @param written the record as its file has it, where that is one line
 */
export const itemOf = (line: number, record: CatalogueRecord, written?: string): Item | Refusal => {
  const text = told(record, written);
  // Few texts hold any escape of this kind, and looking for one is quick.
  if (text.includes('\\u') && UNSTORABLE.test(text))
    return refuse('bad-value', said`a text holds a character that cannot be stored`);
  return { line, record, hash: contentHash(text) };
};

export const asItIs = (item: Item): Item => item;
