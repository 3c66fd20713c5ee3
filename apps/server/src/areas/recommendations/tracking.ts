/** What people looked at and put into the cart, which recommendations are made from. */

import { sql } from 'kysely';
import { v7 as uuidv7, validate, version } from 'uuid';
import { type Database, transaction } from '../../db/index.ts';
import { notFound } from '../../http/failure.ts';

const MOST_SEEN = 50;

/**
 * Stores that a person viewed a material, and deletes all but the last fifty.
 * @throws Failure 404 for an unknown material
 */
export const noteSeen =
  (db: Database) =>
  async (contactId: string, sapMaterialNumber: string): Promise<void> => {
    await transaction(db, async (tx) => {
      // Serializes requests of one person's tabs, so that none deletes what another stores.
      await sql`select id from contacts where id = ${contactId} for no key update`.execute(tx);
      const { rows } = await sql<{ sap_material_number: string }>`
        insert into seen_materials (contact_id, sap_material_number)
        select ${contactId}::uuid, sap_material_number from materials where sap_material_number = ${sapMaterialNumber}
        on conflict (contact_id, sap_material_number) do update set seen_at = clock_timestamp()
        returning sap_material_number`.execute(tx);
      if (rows.length === 0) throw notFound('material');
      await sql`
        delete from seen_materials where contact_id = ${contactId} and sap_material_number in (
          select sap_material_number from seen_materials where contact_id = ${contactId}
          order by seen_at desc, sap_material_number offset ${MOST_SEEN}::int)`.execute(tx);
    });
  };

/** Lists viewed materials, the latest first. One query. */
export const listSeen =
  (db: Database) =>
  async (contactId: string, limit: number): Promise<readonly string[]> => {
    const rows = await db
      .selectFrom('seen_materials')
      .select('sap_material_number')
      .where('contact_id', '=', contactId)
      .orderBy('seen_at', 'desc')
      .orderBy('sap_material_number')
      .limit(limit)
      .execute();
    return rows.map((row) => row.sap_material_number);
  };

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
