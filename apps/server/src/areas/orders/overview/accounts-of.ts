import { type RawBuilder, sql } from 'kysely';
import type { Buyer } from '../../identity/index.ts';

/** The buyer's accounts, of their company: what of theirs anybody's orders are on. */
export const accountsOf = (buyer: Buyer): RawBuilder<unknown> => sql`
  select a.id, a.sold_to, a.name from contact_accounts ca join accounts a on a.id = ca.account_id
  where ca.contact_id = ${buyer.contactId} and a.company_id = ${buyer.company.id}`;
