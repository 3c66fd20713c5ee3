import { type MaterialStatus, type Quantity, quantityOf, type Texts } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, hasCode, type StoredConceptSuggestion } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';

/** The columns of a material that the line rules need. */
export interface MaterialRow {
  sap_material_number: string;
  code: string;
  names: Texts;
  status: MaterialStatus;
  sales_unit: string;
  min_quantity: string;
  multiplum: string;
  package_size: string;
  cable_cut_allowed: boolean;
  is_on_clearance_sale: boolean;
  is_direct_delivery_product: boolean;
  concept_suggestion: StoredConceptSuggestion | null;
  concept_suggestion_zcon2: StoredConceptSuggestion | null;
}

/** The columns of a MaterialRow, of the row `m` (materials). */
export const MATERIAL_COLUMNS = sql`m.sap_material_number, m.code, m.names, m.status, m.sales_unit, m.min_quantity,
  m.multiplum, m.package_size, m.cable_cut_allowed, m.is_on_clearance_sale, m.is_direct_delivery_product,
  m.concept_suggestion, m.concept_suggestion_zcon2`;

/** True if the material of the row `m` can be added as a line: a packed kit's header can't. */
export const IS_SOLD_BY_ITSELF = sql<boolean>`m.material_group <> 'KITHDR'`;

export interface Material {
  sapMaterialNumber: string;
  code: string;
  names: Texts;
  status: MaterialStatus;
  salesUnit: string;
  minQuantity: Quantity;
  multiplum: Quantity;
  packageSize: Quantity;
  cableCutAllowed: boolean;
  isOnClearanceSale: boolean;
  /** The supplier delivers it itself where that is wanted. */
  isDirectDeliveryProduct: boolean;
  suggestions: readonly StoredConceptSuggestion[];
}

export const materialOf = (row: MaterialRow): Material => ({
  sapMaterialNumber: row.sap_material_number,
  code: row.code,
  names: row.names,
  status: row.status,
  salesUnit: row.sales_unit,
  minQuantity: quantityOf(row.min_quantity),
  multiplum: quantityOf(row.multiplum),
  packageSize: quantityOf(row.package_size),
  cableCutAllowed: row.cable_cut_allowed,
  isOnClearanceSale: row.is_on_clearance_sale,
  isDirectDeliveryProduct: row.is_direct_delivery_product,
  suggestions: [row.concept_suggestion, row.concept_suggestion_zcon2].filter((each) => each !== null),
});

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
