import { sql } from 'kysely';
import type { Database } from '../../src/db/index.ts';

/** Notes changes of materials, as writers do. */
export const noteChanges = async (db: Database, numbers: readonly string[]): Promise<void> => {
  await sql`insert into search_changes (sap_material_number) select unnest(${numbers}::text[])`.execute(db);
};
