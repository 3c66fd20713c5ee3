import type { KitDetails } from '@grossist/contracts';
import { kitItemLabel, NO_QUANTITY, quantityOf, quantityToNumber, remaining, supplyStatusOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { stockOf } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import type { KitRow, ReadKit } from './read-kit.ts';

type ItemStock = NonNullable<KitDetails['items'][number]['stock']>;

/** By the id of a kit's line. */
export type StockOfKit = ReadonlyMap<string, ItemStock>;

/** How much a cart holds of each material, lines of other kits included. One query. */
const heldByCart = async (db: Database, cartId: string, materials: readonly string[]) => {
  const { rows } = await sql<{ material: string; quantity: string }>`
    select sap_material_number as material, sum(quantity)::numeric(15, 3) as quantity from cart_lines
    where cart_id = ${cartId} and removed_at is null and cable_remnant is null
      and sap_material_number = any(${[...materials]}::text[])
    group by sap_material_number`.execute(db);
  return new Map(rows.map(({ material, quantity }) => [material, quantityOf(quantity)]));
};

/**
 * Returns the stock of a kit's materials in a cart, labeled after what the cart holds of each; none while the ERP is
 * unavailable. One query and one request to the ERP. Section 4, "Item label".
 */
export const stockOfKit = (db: Database, erp: Erp) => {
  const stockIn = stockOf(erp);
  return async (buyer: Buyer, cartId: string, { rows }: ReadKit): Promise<StockOfKit> => {
    const items = rows.filter(({ parent_id: parent }) => parent !== null);
    const materials = [...new Set(items.map((row) => row.sap_material_number))];
    if (materials.length === 0) return new Map();
    const [stocks, held] = await Promise.all([stockIn(buyer, materials), heldByCart(db, cartId, materials)]);
    return new Map(
      items.flatMap((row: KitRow): [string, ItemStock][] => {
        const stock = stocks.get(row.sap_material_number);
        if (stock === undefined) return [];
        const own = quantityOf(row.quantity);
        const { stockLabel, exceededAmount } = kitItemLabel(own, {
          atpQuantity: stock.atp,
          quantityInCart: remaining(held.get(row.sap_material_number) ?? NO_QUANTITY, own),
          isStatus11Or12: supplyStatusOf(stock.color, stock.isStatus12Product) !== undefined,
        });
        const label = { stockLabel, exceededAmount: quantityToNumber(exceededAmount) };
        return [[row.id, { ...label, atpQuantity: quantityToNumber(stock.atp) }]];
      }),
    );
  };
};
