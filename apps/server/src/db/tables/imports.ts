import type { Currency } from '@grossist/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonDefault, NullableJson } from './columns.ts';

/** A translatable sentence of a report: English with places for values, "{0} is missing". */
export interface StoredImportMessage {
  readonly says: string;
  readonly values: readonly (string | { readonly says: string; readonly values: readonly string[] })[];
  /** The number of lines that it applies to. */
  readonly times?: number;
}

/** A price that an import changed. Amounts and quantities are exact decimals. */
export interface ImportPriceChange {
  /** Empty for a net price, which belongs to an account. */
  readonly market: string;
  /** Account of a net price; empty for a list price. */
  readonly soldTo: string;
  readonly currency: Currency;
  readonly amount: string;
  readonly perQuantity: string;
  /** Null where there was no price before. */
  readonly before: { readonly currency: Currency; readonly amount: string; readonly perQuantity: string } | null;
}

/** A line of an import's report. */
export interface ImportLine {
  line: number | null;
  kind: 'refused' | 'note' | 'changed';
  code: string;
  text: string;
  /** Null for what is no sentence, and for lines older than them. */
  said: StoredImportMessage | null;
  /** Prices that changed; null or absent where none did. */
  prices?: readonly ImportPriceChange[] | null;
}

export interface ImportRunsTable {
  id: string;
  source: string;
  format: string;
  is_dry_run: boolean;
  started_at: Generated<Date>;
  ended_at: Generated<Date | null>;
  lines_read: Generated<number>;
  made: Generated<number>;
  changed: Generated<number>;
  unchanged: Generated<number>;
  refused: Generated<number>;
  outcome: Generated<string>;
  markets: Generated<string[]>;
  stored_file: Generated<string | null>;
  started_by: Generated<string>;
  started_by_contact: Generated<string | null>;
  bytes_read: Generated<number>;
  bytes_total: Generated<number>;
  kinds: JsonDefault<Readonly<Record<string, Readonly<Record<string, number>>>>>;
  events_done: Generated<number>;
  lines_not_kept: Generated<number>;
  cancel_wanted: Generated<boolean>;
  attempts: Generated<number>;
  alive_at: Generated<Date | null>;
  failure: Generated<string>;
  failure_said: NullableJson<StoredImportMessage>;
}

export interface ImportLinesTable {
  run_id: string;
  position: GeneratedAlways<number>;
  line: number | null;
  kind: ImportLine['kind'];
  code: string;
  text: string;
  said: NullableJson<StoredImportMessage>;
  prices: NullableJson<readonly ImportPriceChange[]>;
}

export interface ImportUploadPartsTable {
  stored_file: string;
  /** From 0. */
  part: number;
  content: Buffer;
  received_at: Generated<Date>;
}
