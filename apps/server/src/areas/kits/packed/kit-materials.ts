/** Materials of kits: loads them, and packs quantities of them as the rules of lines allow. */

import {
  addQuantity,
  isOrderable,
  type MaterialStatus,
  NO_QUANTITY,
  type PackingRules,
  packedQuantity,
  type Quantity,
  quantityOf,
  type Texts,
} from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
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

/** Returns true for a material that the buyer can order. */
export const isPackable = (material: KitMaterial | undefined): material is KitMaterial =>
  material !== undefined && material.isSoldHere && isOrderable(material.status);

export interface PackedMaterial {
  sapMaterialNumber: string;
  /** As it is packed into each kit. */
  quantity: Quantity;
  requested: Quantity;
}

/** More than this of one material is in no kit: what a column of the database holds. */
const MOST: Quantity = quantityOf(9_999_999);

/**
 * Returns what a kit holds of a material that is asked for, rounded up to its packing rules.
 * @throws Failure 404 for a material that the buyer can't see, 422 `not-orderable` or `quantity-not-positive`
 */
export const pack = (
  materials: KitMaterials,
  { sapMaterialNumber, quantity }: { sapMaterialNumber: string; quantity: Quantity },
  fields: { material: string; quantity: string },
): PackedMaterial => {
  const material = materials.get(sapMaterialNumber);
  if (material === undefined || !material.isSoldHere) throw notFound('material');
  if (!isOrderable(material.status)) {
    throw breaksRule('not-orderable', `The material ${material.code} can't be ordered`, fields.material);
  }
  if (quantity <= NO_QUANTITY) {
    throw breaksRule('quantity-not-positive', 'The quantity must be above 0', fields.quantity);
  }
  const packed = packedQuantity(material, quantity);
  if (packed === undefined || packed.quantity > MOST) {
    throw breaksRule('quantity-too-large', 'The quantity is too large', fields.quantity);
  }
  return { sapMaterialNumber, quantity: packed.quantity, requested: quantity };
};

/** Sums quantities of the same material, in the order in which materials are named first. */
export const sumByMaterial = (
  wanted: readonly { sapMaterialNumber: string; quantity: Quantity }[],
): { sapMaterialNumber: string; quantity: Quantity; index: number }[] => {
  const sums = new Map<string, { sapMaterialNumber: string; quantity: Quantity; index: number }>();
  for (const [index, { sapMaterialNumber, quantity }] of wanted.entries()) {
    const known = sums.get(sapMaterialNumber);
    if (known === undefined) sums.set(sapMaterialNumber, { sapMaterialNumber, quantity, index });
    else known.quantity = addQuantity(known.quantity, quantity);
  }
  return [...sums.values()];
};

/**
 * Returns what a kit holds of a material that was packed or ordered before: rounded to today's packing rules, unchanged
 * for what can't be ordered anymore, which stays visible to be replaced. Undefined for an unknown material.
 */
export const packedAsNow = (
  materials: KitMaterials,
  item: { sapMaterialNumber: string; quantity: Quantity },
): Quantity | undefined => {
  const material = materials.get(item.sapMaterialNumber);
  if (material === undefined) return undefined;
  return isPackable(material) ? packedQuantity(material, item.quantity)?.quantity : item.quantity;
};
