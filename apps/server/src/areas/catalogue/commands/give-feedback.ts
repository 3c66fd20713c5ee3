import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule, notFound, tooMany } from '../../../http/failure.ts';
import type { Person } from '../../identity/index.ts';

const MOST_A_DAY = 20;
const WAIT_SECONDS = 3600;

export interface FeedbackGiven {
  /** Code or SAP number. */
  variation: string;
  text: string;
  contact: string;
}

/**
 * Keeps what somebody has to say of a variation's data. [cat-07]
 * @throws Failure 422 for blank text, 404 for a variation that there is not, 429 after 20 in a day
 */
export const giveFeedback =
  (db: Database) =>
  (person: Person, { variation, text, contact }: FeedbackGiven): Promise<void> => {
    const said = text.trim();
    if (said === '') throw breaksRule('feedback-empty', 'Write what is wrong or missing', 'text');
    return transaction(db, async (tx) => {
      await sql`select from contacts where id = ${person.contactId} for no key update`.execute(tx);
      const { rows } = await sql<{ number: string | null; given: number }>`
        select (select sap_material_number from materials
            where code = ${variation} or sap_material_number = ${variation}
            order by (code = ${variation}) desc limit 1) as number,
          (select count(*) from variation_feedback
            where contact_id = ${person.contactId} and given_at > now() - interval '1 day') as given`.execute(tx);
      const [found] = rows;
      if (found === undefined || found.number === null) throw notFound('variation');
      if (found.given >= MOST_A_DAY) throw tooMany('Thank you, that is enough for a day', WAIT_SECONDS);
      await tx
        .insertInto('variation_feedback')
        .values({
          id: uuidv7(),
          sap_material_number: found.number,
          contact_id: person.contactId,
          text: said,
          contact: contact.trim() || person.email,
        })
        .execute();
    });
  };
