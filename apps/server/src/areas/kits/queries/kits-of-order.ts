import { type Quantity, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { perKitOf } from '../files/kit-csv.ts';

interface Row {
  kit_line: number | null;
  kit_name: string;
  kit_quantity: string;
  sap_material_number: string;
  quantity: string;
  quantity_per_kit: string | null;
}

export interface OrderedKit {
  name: string;
  /** How many of it were packed. */
  count: number;
  items: { sapMaterialNumber: string; quantity: Quantity }[];
}

/** Lines of the largest order that is read: 250 kits of 200 materials. */
const MOST_LINES = 50_000;

/**
 * Returns the kits of an order on the buyer's own accounts as they were packed; materials outside of kits are one more,
 * named after the order. Cable remnants are left out, since each was the only piece. Two queries.
 * @throws Failure 404 for an order of other accounts
 */
export const kitsOfOrder =
  (db: Database) =>
  async (buyer: Buyer, orderId: string): Promise<readonly OrderedKit[]> => {
    const order = await db
      .selectFrom('orders as o')
      .innerJoin('contact_accounts as ca', (join) =>
        join.onRef('ca.account_id', '=', 'o.account_id').on('ca.contact_id', '=', buyer.contactId),
      )
      .select(['o.id', 'o.name'])
      .where('o.id', '=', orderId)
      .where('o.company_id', '=', buyer.company.id)
      .executeTakeFirst();
    if (order === undefined) throw notFound('order');
    const { rows } = await sql<Row>`
      select h.line_number as kit_line, coalesce(h.kit_name, ${order.name}::text) as kit_name,
        coalesce(h.quantity, 1)::text as kit_quantity, l.sap_material_number, l.quantity, l.quantity_per_kit
      from order_lines l
      left join order_lines h on h.order_id = l.order_id and h.line_number = l.parent_line_number and h.kit_id is not null
      where l.order_id = ${order.id} and (l.kit_id is null or l.parent_line_number is not null)
        and l.cable_remnant is null
      order by l.line_number limit ${MOST_LINES}`.execute(db);
    const kits = new Map<number | null, OrderedKit>();
    for (const row of rows) {
      const kit = kits.get(row.kit_line) ?? {
        name: row.kit_name,
        count: Math.max(1, Math.round(Number(row.kit_quantity))),
        items: [],
      };
      const quantity = row.kit_line === null ? quantityOf(row.quantity) : perKitOf(row);
      kit.items.push({ sapMaterialNumber: row.sap_material_number, quantity });
      kits.set(row.kit_line, kit);
    }
    return [...kits.values()];
  };
