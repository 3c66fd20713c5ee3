import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { MOST_LINES } from '../most-lines.ts';
import type { CartLineRow } from './cart-lines.ts';

/** What the ERP must know of a line. */
export type LineToPrice = Pick<
  CartLineRow,
  | 'id'
  | 'sap_material_number'
  | 'parent_line_id'
  | 'quantity'
  | 'is_clearance'
  | 'cable_remnant'
  | 'is_direct_delivery'
  | 'package_size'
  | 'cable_cut_allowed'
>;

/** And what keeps it from being ordered at any price. */
export type OwnLineToPrice = LineToPrice & Pick<CartLineRow, 'code' | 'status' | 'sold_here'>;

/**
 * The lines of a cart in their order, as far as their prices and whether they can be ordered depend on them, at most
 * 2,000. One query. [erp-02]
 */
export const linesToPrice =
  (db: Database) =>
  async (
    cartId: string,
    { market, ...visibleTo }: Pick<Buyer, 'market' | 'assortments'>,
  ): Promise<readonly OwnLineToPrice[]> => {
    const { rows } = await sql<OwnLineToPrice>`
      select l.id, l.sap_material_number, l.parent_line_id, l.quantity, l.is_clearance, l.cable_remnant, l.is_direct_delivery,
        m.package_size, m.cable_cut_allowed, m.code, m.status,
        (${market} = any(m.markets) and ${visibleMaterial(visibleTo)}) as sold_here
      from cart_lines l join materials m on m.sap_material_number = l.sap_material_number
      where l.cart_id = ${cartId} and l.removed_at is null
      order by l.position limit ${MOST_LINES}`.execute(db);
    return rows;
  };
