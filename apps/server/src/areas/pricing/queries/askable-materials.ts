import { type Quantity, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import { anyOf, type Database } from '../../../db/index.ts';
import { scopeKey, visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { keptAskables } from './kept-askables.ts';

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

const readAskable =
  (db: Database) =>
  async (buyer: Buyer, sapMaterialNumbers: readonly string[]): Promise<ReadonlyMap<string, AskableMaterial>> => {
    const { rows } = await sql<Row>`
      select m.sap_material_number as number, m.sales_unit, m.package_size, m.cable_cut_allowed from materials m
      where m.sap_material_number = ${anyOf(sapMaterialNumbers)}
        and ${visibleMaterial(buyer)}`.execute(db);
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

/**
 * Those of the materials that the buyer may see, by their SAP number. One query; none where nothing is asked, or all of it
 * was asked before by somebody with the same assortments and nothing is told to have changed since.
 */
export const askableMaterials = (db: Database) => {
  const read = readAskable(db);
  const kept = keptAskables(db);
  return async (buyer: Buyer, numbers: readonly string[]): Promise<ReadonlyMap<string, AskableMaterial>> => {
    if (numbers.length === 0) return new Map();
    return kept.of(scopeKey(buyer.assortments), numbers, (missing) => read(buyer, missing));
  };
};
