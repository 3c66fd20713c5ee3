import type { LabelBarcode, ShelfLabelDesign } from '@grossist/domain';
import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

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
  /** The number that the reader goes by. */
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
