import type { Generated } from 'kysely';
import type { Json, JsonDefault, NullableJson } from './columns.ts';

export interface StoredFault {
  line: number | null;
  segment: number | null;
  name: string;
  severity: 'lost' | 'noted';
  code: string;
  /** In English. */
  text: string;
  /** What the code is about, for texts in other languages; absent in faults of earlier days. */
  values?: Readonly<Record<string, string>>;
}

export interface StoredPostalAddress {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
}

/** What a document states about an order as a whole; '' for what it does not state. */
export interface StoredOrderDocument {
  orderDate: string;
  reference: string;
  project: string;
  note: string;
  currency: string;
  buyerName: string;
  buyerNumber: string;
  buyerGln: string;
  buyerVatNumber: string;
  buyerRegistration: string;
  buyerEndpoint: string;
  buyerEmail: string;
  address: StoredPostalAddress | null;
  /** Who is to be asked there; absent in documents of earlier days. */
  contactName?: string;
  contactPhone?: string;
  deliveryDate: string | null;
  /** The total of its lines; null unless each of them has an amount. */
  total: string | null;
}

export interface StoredOrderLine {
  at: number;
  lineNumber: string;
  numbers: readonly { kind: string; number: string }[];
  name: string;
  quantity: string;
  unit: string | null;
  unitPrice: string | null;
  perQuantity: string | null;
  /** The unit that the price is for, where it is another than the line's. */
  perUnit?: string;
  amount: string | null;
  note: string;
  accounting: string;
  deliveryDate: string | null;
}

export interface StoredCandidate {
  material: string;
  by: string;
}

export interface StoredLinePrice {
  unitPrice: string;
  perQuantity: string;
  amount: string;
  /** A part of the amount; absent on lines that were priced before it was stored. */
  cuttingFee?: string;
  atp: string;
  exceeded: string;
  deliveryDate: string | null;
  color: 'Blue' | 'Green' | 'Yellow';
}

export interface StoredPriceSummary {
  currency: string;
  subTotal: string;
  duties: string;
  /** All of it. */
  freight: string;
  vat: string;
  vatPercent: number;
  total: string;
  lineCount: number;
  pricedAt: string;
}

export interface StoredCounts {
  match: number;
  multipleMatches: number;
  difference: number;
  outOfStock: number;
  notFound: number;
  removed: number;
}

export interface OrderValidationsTable {
  id: string;
  version: Generated<number>;
  state: Generated<'open' | 'placing' | 'placed' | 'discarded'>;
  created_at: Generated<Date>;
  created_by: string | null;
  file_name: string;
  file_hash: Buffer;
  order_index: number;
  format: string;
  document: Json<StoredOrderDocument>;
  order_number: Generated<string>;
  faults: JsonDefault<readonly StoredFault[]>;
  fault_count: Generated<number>;
  account_id: Generated<string | null>;
  contact_id: Generated<string | null>;
  found_by: Generated<string>;
  sold_to: Generated<string>;
  company_number: Generated<string>;
  market: Generated<string>;
  vendors: Generated<string[]>;
  line_count: number;
  orderable_count: Generated<number>;
  counts: JsonDefault<StoredCounts>;
  price_summary: NullableJson<StoredPriceSummary>;
  is_price_missing: Generated<boolean>;
  order_id: Generated<string | null>;
  sales_order_id: Generated<string>;
  placed_at: Generated<Date | null>;
  upload_id: Generated<string | null>;
  part_count: Generated<number>;
}

export interface OrderValidationPartsTable {
  validation_id: string;
  part: number;
  seen_version: number;
  line_count: number;
  order_id: Generated<string | null>;
  sales_order_id: Generated<string>;
  placed_at: Generated<Date | null>;
}

export type StoredUploadState = 'waiting' | 'working' | 'done' | 'failed';
export type StoredUploadStage = 'reading' | 'matching' | 'pricing' | 'writing';

export interface OrderUploadsTable {
  id: string;
  created_by: string;
  created_at: Generated<Date>;
  file_name: string;
  format: string;
  content: Buffer | null;
  state: Generated<StoredUploadState>;
  stage: Generated<StoredUploadStage>;
  line_count: Generated<number | null>;
  matched_count: Generated<number>;
  attempts: Generated<number>;
  leased_until: Generated<Date>;
  fault: NullableJson<StoredFault>;
  ended_at: Generated<Date | null>;
  /** Of a table, as somebody chose it, from 1. */
  quantity_column: Generated<number | null>;
}

export interface OrderValidationLinesTable {
  id: string;
  validation_id: string;
  position: number;
  document: Json<StoredOrderLine>;
  searched: string;
  candidates: JsonDefault<readonly StoredCandidate[]>;
  sap_material_number: Generated<string | null>;
  is_by_hand: Generated<boolean>;
  wanted: Generated<string | null>;
  quantity: string;
  status: string;
  is_orderable: boolean;
  is_removed: Generated<boolean>;
  differences: Generated<string[]>;
  price: NullableJson<StoredLinePrice>;
  part: Generated<number | null>;
  clearance_quantity: Generated<string>;
}

export interface CustomerMaterialNumbersTable {
  company_id: string;
  number: string;
  sap_material_number: string;
  used_at: Generated<Date>;
}

export interface CustomerSendersTable {
  kind: string;
  value: string;
  account_id: string;
  contact_id: string | null;
  used_at: Generated<Date>;
}
