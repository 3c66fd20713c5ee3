import { type RawBuilder, sql } from 'kysely';
import { type Database, escapeLike } from '../../../db/index.ts';
import { SHOWN_COLUMNS, SHOWN_TABLES, type ShownValidation } from './show-validation.ts';

export interface Vendor {
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

export interface Paging {
  page: number;
  pageSize: number;
  /** All markets by default. */
  market?: string | undefined;
}

export interface ListedValidations {
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
