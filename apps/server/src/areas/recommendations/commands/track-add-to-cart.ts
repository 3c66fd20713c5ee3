import type { Database } from '../../../db/index.ts';
import { isCurrentRcsToken, newRcsToken } from '../rcs-token.ts';

/** Notes what was put into the cart; an old or foreign token is replaced by a new one, which is answered. [rec-01] */
export const trackAddToCart =
  (db: Database, now: () => number) =>
  async (contactId: string, wanted: { rcsToken: string; sapMaterialNumbers: readonly string[] }): Promise<string> => {
    const token = isCurrentRcsToken(wanted.rcsToken, now()) ? wanted.rcsToken : newRcsToken();
    await db
      .insertInto('recommendation_events')
      .values({
        rcs_token: token,
        contact_id: contactId,
        sap_material_numbers: [...new Set(wanted.sapMaterialNumbers)],
      })
      .execute();
    return token;
  };
