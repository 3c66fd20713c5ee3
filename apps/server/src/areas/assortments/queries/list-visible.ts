import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { type VisibleTo, visibleMaterial } from '../visible-material.ts';

/** Those of the materials that who looks may see. One query; none where there is nothing to look at. */
export const listVisible =
  (db: Database) =>
  async (who: VisibleTo, sapMaterialNumbers: readonly string[]): Promise<ReadonlySet<string>> => {
    if (sapMaterialNumbers.length === 0) return new Set();
    const { rows } = await sql<{ number: string }>`
      select m.sap_material_number as number from materials m
      where m.sap_material_number = any(${sapMaterialNumbers}::text[]) and ${visibleMaterial(who)}`.execute(db);
    return new Set(rows.map(({ number }) => number));
  };
