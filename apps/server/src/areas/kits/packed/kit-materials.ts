import { type MaterialStatus, type PackingRules, type Quantity, quantityOf, type Texts } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';

interface Row {
  sap_material_number: string;
  code: string;
  names: Texts;
  status: MaterialStatus;
  el_number: string;
  hws_number: string;
  ean: string;
  sales_unit: string;
  min_quantity: string;
  multiplum: string;
  package_size: string;
  cable_cut_allowed: boolean;
  is_on_clearance_sale: boolean;
  replaced_by: string;
  is_sold_here: boolean;
}

/** A material as kits need to know it, whether or not it can be ordered. */
export interface KitMaterial extends PackingRules {
  sapMaterialNumber: string;
  code: string;
  names: Texts;
  status: MaterialStatus;
  elNumber: string;
  hwsNumber: string;
  ean: string;
  packageSize: Quantity;
  isOnClearanceSale: boolean;
  /** '' without one. */
  successor: string;
  /** In the buyer's market and assortment, and sold by itself. */
  isSoldHere: boolean;
}

export type KitMaterials = ReadonlyMap<string, KitMaterial>;

const materialOf = (row: Row): KitMaterial => ({
  sapMaterialNumber: row.sap_material_number,
  code: row.code,
  names: row.names,
  status: row.status,
  elNumber: row.el_number,
  hwsNumber: row.hws_number,
  ean: row.ean,
  salesUnit: row.sales_unit,
  minQuantity: quantityOf(row.min_quantity),
  multiplum: quantityOf(row.multiplum),
  packageSize: quantityOf(row.package_size),
  cableCutAllowed: row.cable_cut_allowed,
  isOnClearanceSale: row.is_on_clearance_sale,
  successor: row.replaced_by,
  isSoldHere: row.is_sold_here,
});

/** Reads materials by SAP number, with those that replace them. One query, none for no numbers. */
export const kitMaterials =
  (db: Database) =>
  async (buyer: Buyer, numbers: readonly string[]): Promise<KitMaterials> => {
    const asked = [...new Set(numbers)];
    if (asked.length === 0) return new Map();
    const { rows } = await sql<Row>`
      select m.sap_material_number, m.code, m.names, m.status, m.el_number, m.hws_number, m.ean, m.sales_unit,
        m.min_quantity, m.multiplum, m.package_size, m.cable_cut_allowed, m.is_on_clearance_sale, m.replaced_by,
        (${buyer.market} = any(m.markets) and m.material_group <> 'KITHDR' and ${visibleMaterial(buyer)}) as is_sold_here
      from materials m
      where m.sap_material_number in (
        select unnest(${asked}::text[])
        union select r.replaced_by from materials r
          where r.sap_material_number = any(${asked}::text[]) and r.replaced_by <> '')`.execute(db);
    return new Map(rows.map((row) => [row.sap_material_number, materialOf(row)]));
  };
