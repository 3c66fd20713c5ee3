import { hash } from 'node:crypto';
import { type CatalogueRecord, type ImportMessage, importMessage, inEnglish } from '@grossist/catalogue-formats';
import type { ImportPriceChange } from '../../db/index.ts';

/** JSON with its keys in order and nothing undefined: equal values have equal texts. */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields: Record<string, unknown> = { ...value };
  // Added up in place: every record of a file comes through here, and lists of parts would double the time.
  let text = '';
  for (const name of Object.keys(fields).sort()) {
    const field = fields[name];
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(field)}`;
  }
  return `{${text}}`;
};

/** SHA-256 of a text, or of its bytes in UTF-8, as PostgreSQL reads a bytea ("\x…"). */
export const contentHash = (text: string | Uint8Array): string => `\\x${hash('sha256', text, 'hex')}`;

export type Kind = CatalogueRecord['kind'];
export type RecordOf<K extends Kind> = Extract<CatalogueRecord, { kind: K }>;

/** A record on its way into the database. */
export interface Item<R extends CatalogueRecord = CatalogueRecord> {
  line: number;
  record: R;
  /** SHA-256 of the JSON, without the password. */
  hash: string;
}

/** A record that was read and checked, before it is made an item. */
export interface Told {
  line: number;
  record: CatalogueRecord;
  /** What its hash is of. */
  told: string;
  /** Whether that is the record's own JSON. */
  isJson: boolean;
}

export interface Refusal {
  code:
    | 'bad-value'
    | 'unknown-reference'
    | 'unknown-material'
    | 'number-taken'
    | 'not-stored'
    | 'repeated'
    | 'erased-person';
  reason: string;
  /** The reason, to be said in the editor's language. */
  said: ImportMessage;
}

/** A record that changed prices, perhaps among other things. */
interface Repriced {
  prices: readonly ImportPriceChange[];
}

export type Outcome = 'made' | 'changed' | 'unchanged' | Repriced | Refusal;

export const isRefusal = (outcome: Outcome): outcome is Refusal => typeof outcome === 'object' && 'code' in outcome;

/** Returns the outcome of a record of which something changed, with the prices that did. */
export const changedWith = (prices: readonly ImportPriceChange[] | undefined): Outcome =>
  prices === undefined || prices.length === 0 ? 'changed' : { prices };

export const refuse = (code: Refusal['code'], reason: ImportMessage): Refusal => ({
  code,
  reason: inEnglish(reason),
  said: reason,
});

// A null character, or half of a pair: JSON can say them, a text of PostgreSQL cannot hold them.
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

const tellingOf = (record: CatalogueRecord): string => {
  // A quick hash of a password would make the slow one useless.
  if (record.kind === 'contact') return canonicalJson({ ...record, password: undefined });
  return canonicalJson(record.kind === 'punchout-customer' ? { ...record, secret: undefined } : record);
};

/**
 * The record with what tells whether its source says the same again, or why no column could hold its texts. A material's
 * or past order's own order of fields will do, and best the line that it was read from: it is only a short cut, since one
 * that seems to be news is compared column by column, and there are many of them.
 * @param written the record as its file has it, where that is one line
 */
export const toldOf = (line: number, record: CatalogueRecord, written?: string): Told | Refusal => {
  // In a line with an escape half of a pair can't be told from one of a whole character.
  const isOneOfMany = record.kind === 'material' || record.kind === 'purchase';
  const isLine = isOneOfMany && written?.includes('\\u') === false;
  const isJson = isOneOfMany && !isLine;
  const told = isLine ? written : isJson ? JSON.stringify(record) : tellingOf(record);
  // Few texts hold any escape of this kind, and looking for one is quick.
  if (told.includes('\\u') && UNSTORABLE.test(told))
    return refuse('bad-value', importMessage`a text contains a character that cannot be stored`);
  return { line, record, told, isJson };
};

export const asItem = ({ line, record, told }: Told): Item => ({ line, record, hash: contentHash(told) });

/** What people know the record by. */
export const nameOf = (record: CatalogueRecord): string => {
  if (record.kind === 'material' || record.kind === 'material-amendment')
    return record.sapMaterialNumber ?? record.elNumber ?? record.hwsNumber ?? record.ean ?? record.supplierNumber ?? '';
  if (record.kind === 'material-renumbering') return record.newSupplierNumber;
  if (record.kind === 'purchase') return record.orderNumber;
  if ('code' in record) return record.code;
  if ('soldTo' in record) return record.soldTo ?? '';
  if ('email' in record) return record.email ?? '';
  if ('sapMaterialNumber' in record) return record.sapMaterialNumber ?? '';
  if (record.kind === 'discount') return `${record.customerGroup} ${record.materialGroup}`;
  return 'project' in record ? record.project : '';
};
