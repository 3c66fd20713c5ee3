import type { LabelBarcode, Locale, ShelfLabelDesign } from '@grossist/domain';
import type { Generated } from 'kysely';
import type { Json, JsonDefault } from './columns.ts';

export type DocumentState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** Something that a document leaves out or shows by a placeholder. */
export interface DocumentReportLine {
  code: 'picture-missing' | 'picture-timeout' | 'material-missing' | 'price-missing' | 'barcode-missing';
  sapMaterialNumber: string;
  /** Name of the material, for people. */
  name: string;
}

export interface DocumentsTable {
  id: string;
  company_id: string;
  created_by: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  kind: string;
  title: string;
  locale: Locale;
  account_id: string;
  input: Json<unknown>;
  request_key: string | null;
  has_net_prices: boolean;
  state: Generated<DocumentState>;
  done_count: Generated<number>;
  total_count: number;
  report: JsonDefault<readonly DocumentReportLine[]>;
  report_rest: Generated<number>;
  attempts: Generated<number>;
  leased_until: Generated<Date>;
  fault: string | null;
  file_hash: string | null;
  ended_at: Date | null;
}

export interface DocumentFilesTable {
  /** SHA-256 of the content, hexadecimal. */
  hash: string;
  byte_count: number;
  used_at: Generated<Date>;
}

export interface DocumentFilePartsTable {
  hash: string;
  part: number;
  content: Buffer;
}

export interface LabelPreferencesTable {
  contact_id: string;
  product: string;
  shift_x: number;
  shift_y: number;
  design: ShelfLabelDesign;
  barcode: LabelBarcode;
  price_option: 'netPrice' | 'listPrice';
  /** Null: none was chosen yet. */
  kit_product: string | null;
}

/** What the label of a material shows. */
export interface StoredShelfLabel {
  sapMaterialNumber: string;
  /** The article number in the number space of the reader's trade. */
  number: string;
  name: string;
  /** Empty: none. */
  type: string;
  /** Null: the material does not have the number of the barcode. */
  encoded: { kind: 'ean13' | 'code128'; text: string } | null;
  /** Replaces the barcode; empty: there is one. */
  noBarcode: string;
  /** Empty: none. */
  price: string;
  priceNotes: readonly string[];
}

/** Labels to print, as they were prepared. */
export interface StoredLabelPrint {
  title: string;
  language: string;
  product: string;
  offset: number;
  shift: { x: number; y: number };
  design: ShelfLabelDesign;
  /** Each with its number of copies. */
  labels: readonly { label: StoredShelfLabel; copies: number }[];
}

export interface LabelPrintsTable {
  id: string;
  contact_id: string;
  company_id: string;
  print: Json<StoredLabelPrint>;
  created_at: Generated<Date>;
}
