import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { type Buyer, isBuyer } from '../../../visitors/index.ts';
import { PERSON_COLUMNS, type PersonRow, personJoins, personOf } from './person-row.ts';

/**
 * A contact as the buyer they are, without a session: for orders that come from somebody's system, not their browser.
 * On the account asked for, else that of their active cart, else their first. Undefined for a contact who is none or no
 * buyer, and for an account that is not theirs. One query.
 */
export const buyerOf =
  (db: Database) =>
  async (contactId: string, accountId?: string): Promise<Buyer | undefined> => {
    const { rows } = await sql<PersonRow>`
      select ${PERSON_COLUMNS}
      from contacts c
      left join carts k on k.contact_id = c.id and k.is_active
      ${personJoins(accountId === undefined ? sql`k.account_id` : sql`${accountId}::uuid`)}
      where c.id = ${contactId}`.execute(db);
    const person = rows[0] && personOf(rows[0], undefined);
    if (person === undefined || !isBuyer(person)) return undefined;
    return accountId === undefined || person.account.id === accountId ? person : undefined;
  };
