import { v7 as uuidv7, validate, version } from 'uuid';
import type { Database } from '../../db/index.ts';

const KEPT_HOURS = 12;
const HOUR_MS = 3_600_000;
/** Clocks of several machines differ a little. */
const AHEAD_MS = 60_000;

/**
 * Makes a token for recommendations that are shown together, to attribute later orders to them. It contains its time, so
 * nothing is stored until it is used.
 */
export const newRcsToken = (): string => uuidv7();

const madeAt = (token: string): number => Number.parseInt(token.replaceAll('-', '').slice(0, 12), 16);

/** Returns true if a token was made less than 12 hours ago. */
export const isCurrentRcsToken = (token: string, now: number): boolean => {
  if (!validate(token) || version(token) !== 7) return false;
  const age = now - madeAt(token);
  return age >= -AHEAD_MS && age < KEPT_HOURS * HOUR_MS;
};

/** Stores an addition to the cart; replaces an old or unknown token. @returns the token. [rec-01] */
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
