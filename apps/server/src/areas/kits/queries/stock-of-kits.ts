import { type KnownStock, labelKits, type Quantity, quantityOf, supplyStatusOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Erp, MaterialStock } from '../../../gateways/erp/port.ts';
import { stockOf } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import type { ItemRow } from '../packed/items.ts';

/** Kits that are labeled together: of one project, or one by itself. */
export interface KitsToLabel {
  projectId: string | null;
  kits: readonly { id: string; items: readonly ItemRow[] }[];
}

/** Maps the ERP's stock of a material to what the labels of kits need. */
export const knownStockOf = (stock: MaterialStock): KnownStock => ({
  atpQuantity: stock.atp,
  isStatus11Or12: supplyStatusOf(stock.color, stock.isStatus12Product) !== undefined,
});

/**
 * What is used of materials outside some kits: by the project's other kits, and by the lines of the active cart that
 * are not made of the project's kits. One query.
 */
export const usedElsewhere = async (
  db: Database,
  buyer: Buyer,
  { projectId, kits }: KitsToLabel,
): Promise<ReadonlyMap<string, Quantity>> => {
  const ids = kits.map(({ id }) => id);
  const materials = [...new Set(kits.flatMap(({ items }) => items.map((item) => item.sap_material_number)))];
  const { rows } = await sql<{ material: string; quantity: string }>`
    select material, sum(quantity)::numeric(15, 3) as quantity from (
      select i.sap_material_number as material, i.quantity
      from kit_drafts k join kit_draft_items i on i.kit_draft_id = k.id
      where k.smart_kit_id = ${projectId}::uuid and k.deleted_at is null and i.deleted_at is null
        and k.id <> all(${ids}::uuid[]) and i.sap_material_number = any(${materials}::text[])
      union all
      select l.sap_material_number, l.quantity
      from carts c join cart_lines l on l.cart_id = c.id
      where c.contact_id = ${buyer.contactId} and c.is_active and l.removed_at is null and l.cable_remnant is null
        and l.sap_material_number = any(${materials}::text[])
        and (l.kit_id is null or l.kit_id <> all(${ids}::uuid[])
          and not exists (select from kit_drafts k where k.id = l.kit_id and k.smart_kit_id = ${projectId}::uuid))
    ) used group by material`.execute(db);
  return new Map(rows.map(({ material, quantity }) => [material, quantityOf(quantity)]));
};

const asMaterials = (items: readonly ItemRow[]) =>
  items.map((item) => ({ materialNo: item.sap_material_number, quantity: quantityOf(item.quantity) }));

/** Labels kits by known stock and what is used elsewhere; `used` must not count the kits themselves. */
export const labelsOf = (
  { kits }: KitsToLabel,
  stock: ReadonlyMap<string, KnownStock>,
  used: ReadonlyMap<string, Quantity>,
) =>
  labelKits(
    kits.map(({ id, items }) => ({ id, items: asMaterials(items) })),
    stock,
    used,
  );

/**
 * Labels kits after what the cart and the project's other kits use. One query and one request to the ERP; without its
 * answer every label is UNKNOWN. Section 4, "Kit stock label".
 */
export const stockLabels = (db: Database, erp: Erp) => {
  const stockIn = stockOf(erp);
  return async (buyer: Buyer, group: KitsToLabel) => {
    const items = group.kits.flatMap((kit) => kit.items);
    if (items.length === 0) return labelsOf(group, new Map(), new Map());
    const materials = [...new Set(items.map((item) => item.sap_material_number))];
    const [stocks, used] = await Promise.all([stockIn(buyer, materials), usedElsewhere(db, buyer, group)]);
    if (stocks.size === 0) return undefined;
    return labelsOf(group, new Map([...stocks].map(([number, stock]) => [number, knownStockOf(stock)])), used);
  };
};
