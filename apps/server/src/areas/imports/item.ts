/** Records of an import: checked, hashed, and with the outcome of their writing. */

import { hash } from 'node:crypto';
import { type CatalogueRecord, type ImportMessage, importMessage, inEnglish } from '@grossist/catalogue-formats';
import type { ImportPriceChange } from '../../db/index.ts';

/** Serializes a value as JSON with sorted keys and without undefined fields: equal values have equal texts. */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields: Record<string, unknown> = { ...value };
  // Concatenated in place: every record passes through here, and joining lists would double the time.
  let text = '';
  for (const name of Object.keys(fields).sort()) {
    const field = fields[name];
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(field)}`;
  }
  return `{${text}}`;
};

/** Returns the SHA-256 of a text, or of its bytes in UTF-8, as text of a bytea ("\x…"). */
export const contentHash = (text: string | Uint8Array): string => `\\x${hash('sha256', text, 'hex')}`;

export type Kind = CatalogueRecord['kind'];
export type RecordOf<K extends Kind> = Extract<CatalogueRecord, { kind: K }>;

/** A record to write. */
export interface Item<R extends CatalogueRecord = CatalogueRecord> {
  line: number;
  record: R;
  /** SHA-256 of the JSON, without the password. */
  hash: string;
}

/** A record that was read and checked, before it is hashed. */
export interface CheckedRecord {
  line: number;
  record: CatalogueRecord;
  /** Text that its hash is computed from. */
  hashInput: string;
  /** True: that text is the record's own JSON. */
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
  /** The reason as a message that can be translated. */
  message: ImportMessage;
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
  message: reason,
});

// A null character, or half of a surrogate pair: JSON can encode them, PostgreSQL's text type cannot.
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

const hashInputOf = (record: CatalogueRecord): string => {
  // A quick hash of a password would make the slow one useless.
  if (record.kind === 'contact') return canonicalJson({ ...record, password: undefined });
  return canonicalJson(record.kind === 'punchout-customer' ? { ...record, secret: undefined } : record);
};

/**
 * Returns the record with its hash input, or a refusal when no column can hold its texts. Materials and past orders, of
 * which there are many, use their JSON or their line of the file as it is: the hash is only a shortcut, since a record that
 * seems changed is compared column by column.
 * @param written the record's line of the file, where it is one line
 */
export const checkedRecordOf = (line: number, record: CatalogueRecord, written?: string): CheckedRecord | Refusal => {
  // In a line with an escape, half of a surrogate pair can't be distinguished from a whole character.
  const isOneOfMany = record.kind === 'material' || record.kind === 'purchase';
  const isLine = isOneOfMany && written?.includes('\\u') === false;
  const isJson = isOneOfMany && !isLine;
  const hashInput = isLine ? written : isJson ? JSON.stringify(record) : hashInputOf(record);
  // Few texts contain such an escape, and searching for one is quick.
  if (hashInput.includes('\\u') && UNSTORABLE.test(hashInput))
    return refuse('bad-value', importMessage`a text contains a character that cannot be stored`);
  return { line, record, hashInput, isJson };
};

export const asItem = ({ line, record, hashInput }: CheckedRecord): Item => ({
  line,
  record,
  hash: contentHash(hashInput),
});

/** Returns the name of a record that people know it by. */
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
