import type { Texts } from '@grossist/domain';
import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

export interface AssortmentsTable {
  id: string;
  code: string;
  names: Json<Texts>;
  type: 'exclusive' | 'limiting';
  created_at: Generated<Date>;
  content_hash: Buffer;
}

export interface AssortmentEntriesTable {
  assortment_id: string;
  /** "material:1000001", "product:P17", "supplier:ABB" or "node:E011". */
  target: string;
}

/** One of company, account and contact. */
export interface AssortmentRelationsTable {
  id: string;
  assortment_id: string;
  company_id: string | null;
  account_id: string | null;
  contact_id: string | null;
  created_at: Generated<Date>;
}
