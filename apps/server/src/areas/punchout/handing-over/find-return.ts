import type { Database } from '../../../db/index.ts';
import { findVisit } from '../sessions/index.ts';
import { type ReturnForm, returnForm } from './return-form.ts';

/**
 * What a visit handed over, as the form that goes back; the same each time it is asked for.
 * @returns 'not-yet' while the cart is still the buyer's, undefined for who came from nowhere
 */
export const findReturn =
  (db: Database) =>
  async (sessionToken: string | undefined, isSingleEncoding: boolean): Promise<ReturnForm | 'not-yet' | undefined> => {
    const visit = await findVisit(db)(sessionToken);
    if (visit === undefined) return undefined;
    if (visit.handed_over === null) return 'not-yet';
    const { form_encoding: encoding } = await db
      .selectFrom('punchout_customers')
      .select('form_encoding')
      .where('id', '=', visit.customer_id)
      .executeTakeFirstOrThrow();
    return returnForm(visit.return_url, visit.facts, visit.handed_over, { encoding, isSingleEncoding });
  };
