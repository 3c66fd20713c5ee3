import type { CustomerRow, CustomerType } from '@grossist/contracts';
import type { Language, Market } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Database, escapeLike } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Customer } from './customer-scope.ts';

export interface CustomersWanted {
  customerType: CustomerType;
  /** In which names are sorted. */
  language: Language;
  /** Part of a name or number; blank: all. */
  search: string;
  /** Only accounts or users of this company. */
  companyId?: string | undefined;
  /** Only users of this account. */
  accountId?: string | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface CustomerPage {
  pageItems: CustomerRow[];
  totalItems: number;
}

interface Row {
  id: string;
  number: string;
  name: string;
  company_id: string;
  company_name: string;
  market: Market;
  account_count: number;
  user_count: number;
  assortment_count: number;
  total: number;
}

const PEOPLE = sql`c.erased_at is null`;

const TABLES: Record<CustomerType, RawBuilder<unknown>> = {
  company: sql`
    select co.id, co.code as number, co.name, co.id as company_id, co.name as company_name, co.market
    from companies co`,
  account: sql`
    select a.id, a.sold_to as number, a.name, co.id as company_id, co.name as company_name, co.market
    from accounts a join companies co on co.id = a.company_id`,
  user: sql`
    select c.id, c.email as number, c.name, co.id as company_id, co.name as company_name, co.market
    from contacts c join companies co on co.id = c.company_id where ${PEOPLE}`,
};

const COUNTS: Record<CustomerType, RawBuilder<unknown>> = {
  company: sql`
    (select count(*) from accounts a where a.company_id = w.id) as account_count,
    (select count(*) from contacts c where c.company_id = w.id and ${PEOPLE}) as user_count,
    (select count(*) from assortment_relations r where r.company_id = w.id) as assortment_count`,
  account: sql`
    0 as account_count,
    (select count(*) from contact_accounts ca join contacts c on c.id = ca.contact_id
      where ca.account_id = w.id and ${PEOPLE}) as user_count,
    (select count(*) from assortment_relations r where r.account_id = w.id) as assortment_count`,
  user: sql`
    (select count(*) from contact_accounts ca where ca.contact_id = w.id) as account_count,
    0 as user_count,
    (select count(*) from assortment_relations r where r.contact_id = w.id) as assortment_count`,
};

const conditionsOf = ({ search, companyId, accountId }: CustomersWanted): RawBuilder<unknown> => {
  const like = `%${escapeLike(search.trim().toLowerCase())}%`;
  return sql.join(
    [
      search.trim() === ''
        ? sql`true`
        : sql`(lower(f.name) like ${like} or lower(f.number) like ${like} or lower(f.company_name) like ${like})`,
      companyId === undefined ? sql`true` : sql`f.company_id = ${companyId}`,
      accountId === undefined
        ? sql`true`
        : sql`f.id in (select ca.contact_id from contact_accounts ca where ca.account_id = ${accountId})`,
    ],
    sql` and `,
  );
};

const rowOf = (row: Row, customerType: CustomerType): CustomerRow => ({
  Id: row.id,
  CustomerType: customerType,
  Number: row.number,
  Name: row.name,
  CompanyId: row.company_id,
  CompanyName: row.company_name,
  Market: row.market,
  AccountCount: row.account_count,
  UserCount: row.user_count,
  AssortmentCount: row.assortment_count,
});

/** Reads one page of companies, accounts or users by name. Two statements, however many. [asm-01 to asm-05] */
export const findCustomers =
  (db: Database) =>
  async (wanted: CustomersWanted): Promise<CustomerPage> => {
    const { customerType, language, page, pageSize } = wanted;
    const name = sql`name collate ${sql.ref(`${language}-x-icu`)}`;
    const found = sql`select f.* from (${TABLES[customerType]}) f where ${conditionsOf(wanted)}`;
    const { rows } = await sql<Row>`
      select w.*, ${COUNTS[customerType]}
      from (${found} order by f.${name}, f.number, f.id limit ${pageSize} offset ${(page - 1) * pageSize}) w
      order by w.${name}, w.number, w.id`.execute(db);
    const total = await sql<{ count: number }>`select count(*) as count from (${found}) every_row`.execute(db);
    return {
      pageItems: rows.map((row) => rowOf(row, customerType)),
      totalItems: total.rows[0]?.count ?? 0,
    };
  };

/** Requires an existing company or account. @throws Failure 404 for an unknown one */
export const requireCustomer = async (db: Database, customerType: 'company' | 'account', id: string): Promise<void> => {
  const table = customerType === 'company' ? 'companies' : 'accounts';
  const found = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (found === undefined) throw notFound(customerType);
};

/** Reads one company, account or user. One statement. [own-asm-05] @throws Failure 404 for an unknown one */
export const findCustomer =
  (db: Database) =>
  async ({ customerId, customerType }: Customer): Promise<CustomerRow> => {
    const { rows } = await sql<Row>`
      select w.*, ${COUNTS[customerType]}
      from (select f.* from (${TABLES[customerType]}) f where f.id = ${customerId}) w`.execute(db);
    const [row] = rows;
    if (row === undefined) throw notFound(customerType);
    return rowOf(row, customerType);
  };
