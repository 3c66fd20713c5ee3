import { sql } from 'kysely';
import { type Database, escapeLike } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';

export interface SubscriberRow {
  list_id: string;
  contact_id: string;
  name: string;
  email: string;
  is_collaborator: boolean;
  is_list_default: boolean;
}

/** Returns subscribers of lists by name, at most `most` of each. One query, none for no lists. */
export const subscribersOf = async (
  db: Database,
  listIds: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, readonly SubscriberRow[]>> => {
  const of = new Map<string, SubscriberRow[]>();
  if (listIds.length === 0) return of;
  const { rows } = await sql<SubscriberRow>`
    select list_id, contact_id, name, email, is_collaborator, is_list_default from (
      select s.list_id, s.contact_id, c.name, c.email, s.is_collaborator, d.list_id is not null as is_list_default,
        row_number() over (partition by s.list_id order by lower(c.name), c.id) as place
      from variation_list_subscribers s
      join variation_lists v on v.id = s.list_id
      join contacts c on c.id = s.contact_id and c.company_id = v.company_id
      left join variation_list_defaults d on d.list_id = s.list_id and d.contact_id = s.contact_id
      where s.list_id = any(${[...listIds]}::uuid[])) ranked
    where place <= ${most} order by list_id, place`.execute(db);
  for (const row of rows) {
    const known = of.get(row.list_id);
    if (known === undefined) of.set(row.list_id, [row]);
    else known.push(row);
  }
  return of;
};

export interface Colleague {
  id: string;
  name: string;
  email: string;
}

export interface PotentialWanted {
  listId: string;
  /** The list's owner; null for none. */
  ownerId: string | null;
  /** Part of the name or e-mail. */
  query: string;
  /** From 1. */
  page: number;
  pageSize: number;
}

/**
 * Returns a page of the buyer's colleagues who neither own a list nor subscribe to it, by name. Two queries. [vl-12]
 */
export const potentialSubscribers = async (
  db: Database,
  buyer: Buyer,
  { listId, ownerId, query, page, pageSize }: PotentialWanted,
): Promise<{ people: readonly Colleague[]; total: number }> => {
  const pattern = `%${escapeLike(query.trim().toLowerCase())}%`;
  const colleagues = sql`
    from contacts c where c.company_id = ${buyer.company.id} and c.erased_at is null and c.role <> 'punchout'
      and c.id is distinct from ${ownerId}::uuid
      and not exists (select from variation_list_subscribers s where s.list_id = ${listId} and s.contact_id = c.id)
      and (lower(c.name) like ${pattern} or lower(c.email) like ${pattern})`;
  const counted = await sql<{ total: number }>`select count(*) as total ${colleagues}`.execute(db);
  const { rows } = await sql<Colleague>`
    select c.id, c.name, c.email ${colleagues} order by lower(c.name), c.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return { people: rows, total: counted.rows[0]?.total ?? 0 };
};
