import { sql } from 'kysely';
import { type Database, hasCode } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { MATERIAL_COLUMNS, type Material, type MaterialRow, materialOf } from './material-row.ts';

/** A material that the market has and the buyer may see, by its code or SAP number. One query. */
export const findMaterial =
  (db: Database) =>
  async (buyer: Buyer, code: string): Promise<Material | undefined> => {
    const { rows } = await sql<MaterialRow>`
      select ${MATERIAL_COLUMNS} from materials m
      where ${hasCode(code)} and ${buyer.market} = any(m.markets)
        and ${visibleMaterial(buyer)}
      order by m.code = ${code} desc limit 1`.execute(db);
    return rows[0] && materialOf(rows[0]);
  };

/** Those of some materials that the market has and the buyer may see, by SAP number. One query. */
export const findMaterials =
  (db: Database) =>
  async (buyer: Buyer, materials: readonly string[]): Promise<ReadonlyMap<string, Material>> => {
    const { rows } = await sql<MaterialRow>`
      select ${MATERIAL_COLUMNS} from materials m
      where m.sap_material_number = any(${[...materials]}::text[]) and ${buyer.market} = any(m.markets)
        and ${visibleMaterial(buyer)}`.execute(db);
    return new Map(rows.map((row) => [row.sap_material_number, materialOf(row)]));
  };
