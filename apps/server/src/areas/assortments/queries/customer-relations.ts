import { type RawBuilder, sql } from 'kysely';

/** SQL of the ids of a customer; each may be null. */
export interface CustomerIds {
  companyId: RawBuilder<unknown>;
  accountId: RawBuilder<unknown>;
  contactId: RawBuilder<unknown>;
}

/**
 * Selects the relations that give a customer its assortments, with `assortment_id`, `via` and `distance`: those of the
 * user, of the account and of the company.
 */
export const customerRelations = ({ companyId, accountId, contactId }: CustomerIds): RawBuilder<unknown> => sql`
  select r.assortment_id, 'user' as via, 1 as distance from assortment_relations r where r.contact_id = ${contactId}
  union all
  select r.assortment_id, 'account', 2 from assortment_relations r where r.account_id = ${accountId}
  union all
  select r.assortment_id, 'company', 3 from assortment_relations r where r.company_id = ${companyId}`;

/**
 * Selects what a customer may see as one row: the codes of its `assortments`, and `is_limited`.
 * @param orElse a condition on an assortment `o` that grants it to everybody for whom it holds
 */
export const customerAssortments = (ids: CustomerIds, orElse: RawBuilder<unknown> = sql`false`): RawBuilder<unknown> =>
  sql`
  select coalesce(array_agg(o.code), '{}') as assortments, coalesce(bool_or(o.type = 'limiting'), false) as is_limited
  from assortments o
  where ${orElse} or o.id in (select held.assortment_id from (${customerRelations(ids)}) held)`;
