import { sql } from 'kysely';
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
