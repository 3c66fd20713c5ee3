import { type Quantity, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';

/** A material that a buyer may see, with what the ERP's answer about it depends on. */
export interface AskableMaterial {
  salesUnit: string;
  packageSize: Quantity;
  cableCutAllowed: boolean;
}

interface Row {
  number: string;
  sales_unit: string;
  package_size: string;
  cable_cut_allowed: boolean;
}

/** Those of the materials that the buyer may see, by their SAP number. One query; none where nothing is asked. */
export const askableMaterials =
  (db: Database) =>
  async (buyer: Buyer, sapMaterialNumbers: readonly string[]): Promise<ReadonlyMap<string, AskableMaterial>> => {
    if (sapMaterialNumbers.length === 0) return new Map();
    const { rows } = await sql<Row>`
      select m.sap_material_number as number, m.sales_unit, m.package_size, m.cable_cut_allowed from materials m
      where m.sap_material_number = any(${sapMaterialNumbers}::text[]) and ${visibleMaterial(buyer)}`.execute(db);
    return new Map(
      rows.map((row) => [
        row.number,
        {
          salesUnit: row.sales_unit,
          packageSize: quantityOf(row.package_size),
          cableCutAllowed: row.cable_cut_allowed,
        },
      ]),
    );
  };
