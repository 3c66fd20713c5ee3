import type { CustomerType, RelationRow } from '@grossist/contracts';
import type { Market } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, escapeLike } from '../../../db/index.ts';

export interface RelationsWanted {
  assortmentId: string;
  search: string;
  customerType: CustomerType | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
}

interface Row {
  id: string;
  customer_id: string;
  customer_type: CustomerType;
  number: string;
  name: string;
  company_name: string;
  market: Market;
  created_at: Date;
}

const relationsOf = ({ assortmentId, search, customerType }: RelationsWanted) => {
  const like = `%${escapeLike(search.trim().toLowerCase())}%`;
  return sql`
    select * from (
      select r.id, r.created_at, co.market, co.name as company_name,
        coalesce(c.id, a.id, co.id) as customer_id,
        case when c.id is not null then 'user' when a.id is not null then 'account' else 'company' end as customer_type,
        coalesce(c.email, a.sold_to, co.code) as number, coalesce(c.name, a.name, co.name) as name
      from assortment_relations r
      left join contacts c on c.id = r.contact_id
      left join accounts a on a.id = r.account_id
      join companies co on co.id = coalesce(r.company_id, a.company_id, c.company_id)
      where r.assortment_id = ${assortmentId}
    ) f where (${customerType ?? null}::text is null or f.customer_type = ${customerType ?? null})
      and (lower(f.name) like ${like} or lower(f.number) like ${like} or lower(f.company_name) like ${like})`;
};

/** Reads one page of an assortment's customers: companies, accounts, users, each by name. Two statements. [asm-07] */
export const findRelations =
  (db: Database) =>
  async (wanted: RelationsWanted): Promise<{ pageItems: RelationRow[]; totalItems: number }> => {
    const { assortmentId, page, pageSize } = wanted;
    const found = relationsOf(wanted);
    const { rows } = await sql<Row>`
      select * from (${found}) w
      order by array_position(array['company', 'account', 'user'], w.customer_type), w.name, w.number, w.id
      limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
    const total = await sql<{ count: number }>`select count(*) as count from (${found}) w`.execute(db);
    const pageItems = rows.map((row) => ({
      Id: row.id,
      RelationId: row.id,
      assortmentId,
      customerId: row.customer_id,
      customerType: row.customer_type,
      Number: row.number,
      Name: row.name,
      CompanyName: row.company_name,
      Market: row.market,
      CreatedAt: row.created_at.toISOString(),
    }));
    return { pageItems, totalItems: total.rows[0]?.count ?? 0 };
  };
