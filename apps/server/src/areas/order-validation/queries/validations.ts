/** Lists the validations of orders, and loads one with its parts. */

import type { Currency, Market } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Database, escapeLike } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { type PartRow, type PartsLeft, partsLeft, partsOf } from '../placing/parts.ts';
import type { ValidationRow } from '../store/validation-rows.ts';

/** A validation with the names of those that it is about, as they are now. */
export interface ShownValidation extends Omit<ValidationRow, 'file_hash' | 'faults' | 'document'> {
  created_by_name: string | null;
  account_name: string | null;
  currency: Currency | null;
  company_name: string | null;
  company_market: Market | null;
  contact_name: string | null;
  contact_email: string | null;
}

/** The columns of a ShownValidation, but for document and faults, which lists do without. */
const SHOWN_COLUMNS = sql`v.id, v.version, v.state, v.created_at, v.created_by, v.file_name, v.order_index,
  v.format, v.order_number, v.fault_count, v.account_id, v.contact_id, v.found_by, v.sold_to, v.company_number, v.market,
  v.vendors, v.line_count, v.orderable_count, v.counts, v.price_summary, v.is_price_missing, v.order_id,
  v.sales_order_id, v.placed_at, v.upload_id, v.part_count, u.name as created_by_name, acc.name as account_name, acc.currency,
  co.name as company_name, co.market as company_market, c.name as contact_name, c.email as contact_email`;

const SHOWN_TABLES = sql`order_validations v left join contacts u on u.id = v.created_by
  left join accounts acc on acc.id = v.account_id left join companies co on co.id = acc.company_id
  left join contacts c on c.id = v.contact_id`;

type WholeValidation = ShownValidation & Pick<ValidationRow, 'document' | 'faults'>;

interface EarlierRow {
  id: string;
  state: ValidationRow['state'];
  created_at: Date;
  created_by_name: string | null;
  sales_order_id: string;
}

export interface FoundValidation {
  row: WholeValidation;
  /** Of the same file or order, newest first, at most ten. */
  earlier: readonly EarlierRow[];
  parts: readonly PartRow[];
  left: PartsLeft;
}

/**
 * One validation, whether it was here before, and in what parts it is ordered. Four queries. [own-val-03] @throws
 * Failure 404
 */
export const showValidation =
  (db: Database) =>
  async (id: string): Promise<FoundValidation> => {
    const [found, earlier, parts, left] = await Promise.all([
      sql<WholeValidation>`select ${SHOWN_COLUMNS}, v.document, v.faults from ${SHOWN_TABLES} where v.id = ${id}`.execute(
        db,
      ),
      sql<EarlierRow>`
        select o.id, o.state, o.created_at, u.name as created_by_name, o.sales_order_id
        from order_validations v join order_validations o on o.id <> v.id and o.created_at <= v.created_at
          and (o.file_hash = v.file_hash and o.order_index = v.order_index
            or o.account_id = v.account_id and o.order_number = v.order_number and v.order_number <> '')
        left join contacts u on u.id = o.created_by
        where v.id = ${id} order by o.created_at desc, o.id desc limit 10`.execute(db),
      partsOf(db, id),
      partsLeft(db, id),
    ]);
    const row = found.rows[0];
    if (row === undefined) throw notFound('validation');
    return { row, earlier: earlier.rows, parts, left };
  };

interface Vendor {
  code: string;
  name: string;
}

export interface ListedValidation extends ShownValidation {
  vendor_names: readonly Vendor[] | null;
}

export type LogQuery =
  | { by: 'state'; state: string | undefined }
  | { by: 'soldTo' | 'companyNumber' | 'contact' | 'vendor'; text: string }
  /** Calendar days of the time zone, both included. */
  | { by: 'days'; from: string; to: string; timeZone: string };

interface Paging {
  page: number;
  pageSize: number;
  /** All markets by default. */
  market?: string | undefined;
}

interface ListedValidations {
  validations: readonly ListedValidation[];
  total: number;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_VENDORS = 200;
/** Counted to the end of what anybody pages to. */
const MOST_COUNTED = 10_000;

const begins = (text: string): string => `${escapeLike(text.trim())}%`;

const isAsked = (query: LogQuery): RawBuilder<boolean> => {
  switch (query.by) {
    case 'state':
      return query.state === undefined ? sql<boolean>`true` : sql<boolean>`v.state = ${query.state}`;
    case 'soldTo':
      return sql<boolean>`v.sold_to like ${begins(query.text)}`;
    case 'companyNumber':
      return sql<boolean>`v.company_number like ${begins(query.text)}`;
    case 'contact':
      if (query.text.trim() === '') return sql<boolean>`true`;
      return UUID.test(query.text.trim())
        ? sql<boolean>`v.contact_id = ${query.text.trim()}::uuid`
        : sql<boolean>`v.contact_id in (select id from contacts where lower(email) like ${begins(query.text.toLowerCase())})`;
    case 'vendor':
      if (query.text.trim() === '') return sql<boolean>`true`;
      return sql<boolean>`v.vendors && array(select s.code from suppliers s
        where lower(s.code) = ${query.text.trim().toLowerCase()} or lower(s.name) like ${begins(query.text.toLowerCase())}
        order by s.code limit ${MOST_VENDORS})`;
    case 'days':
      return sql<boolean>`v.created_at >= ${query.from}::date::timestamp at time zone ${query.timeZone}
        and v.created_at < (${query.to}::date + 1)::timestamp at time zone ${query.timeZone}`;
  }
};

/** Validations that fit, newest first, and how many there are, counted to ten thousand. Two queries. [ord-12] [own-val-02] */
export const listValidations =
  (db: Database) =>
  async (query: LogQuery, { page, pageSize, market }: Paging): Promise<ListedValidations> => {
    const fits = sql<boolean>`${isAsked(query)} and (${market ?? null}::text is null or v.market = ${market ?? null}::text)`;
    const [listed, counted] = await Promise.all([
      sql<ListedValidation>`
        select ${SHOWN_COLUMNS}, (
          select jsonb_agg(jsonb_build_object('code', s.code, 'name', s.name) order by s.name)
          from suppliers s where s.code = any(v.vendors)) as vendor_names
        from ${SHOWN_TABLES} where ${fits}
        order by v.created_at desc, v.id desc offset ${(page - 1) * pageSize} limit ${pageSize}`.execute(db),
      sql<{ total: number }>`
        select count(*)::integer as total from (
          select 1 from order_validations v where ${fits} limit ${MOST_COUNTED}) counted`.execute(db),
    ]);
    return { validations: listed.rows, total: counted.rows[0]?.total ?? 0 };
  };
