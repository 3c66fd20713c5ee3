import type { Database } from '../../../db/index.ts';

/** What somebody looked at, the latest first. One query. */
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
