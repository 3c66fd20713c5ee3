import { type RawBuilder, sql } from 'kysely';

/** Selects the companies that have no assortment, neither by themselves nor by an account or a user of theirs. */
export const customersWithoutAssortment = (): RawBuilder<unknown> => sql`
  select co.id, co.code, co.name from companies co
  where not exists (
    select from (
      select r.company_id as id from assortment_relations r where r.company_id is not null
      union all
      select a.company_id from assortment_relations r join accounts a on a.id = r.account_id
      union all
      select c.company_id from assortment_relations r join contacts c on c.id = r.contact_id
    ) related where related.id = co.id)`;
