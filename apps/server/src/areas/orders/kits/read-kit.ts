import type { Currency, Texts } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database, StoredAddress } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { ownCart } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';

/** A line of a kit, or of a material in it, of a cart or of an order. */
export interface KitRow {
  id: string;
  parent_id: string | null;
  line_number: number;
  sap_material_number: string;
  code: string;
  names: Texts;
  kit_name: string;
  quantity: string;
  quantity_per_kit: string | null;
  sales_unit: string;
  el_number: string | null;
  hws_number: string | null;
  ean: string | null;
  note: string;
  additional_note: string;
  /** Null in carts. */
  net_amount: string | null;
}

/** Where a kit is: what its label tells beside the kit itself. */
export interface KitPlace {
  projectNumber: string;
  projectTitle: string;
  customerReference: string;
  name: string;
  salesOrderId: string;
  deliveryDate: string | null;
  address: StoredAddress | null;
  currency: Currency;
}

export interface ReadKit {
  orderType: 'draft' | 'sent';
  kitId: string;
  place: KitPlace;
  /** The lines that are the kit, each with what hangs below it. */
  rows: readonly KitRow[];
}

const MOST_ROWS = 2000;

const kitRows = async (db: Database, rows: RawBuilder<unknown>): Promise<readonly KitRow[]> => {
  const found = await sql<KitRow>`${rows} limit ${MOST_ROWS}`.execute(db);
  if (found.rows.length === 0) throw notFound('kit');
  return found.rows;
};

interface OrderPlaceRow {
  project_number: string;
  project_title: string | null;
  customer_reference: string;
  name: string;
  sales_order_id: string;
  delivery_date: string | null;
  address: KitPlace['address'];
  currency: KitPlace['currency'];
}

/**
 * A kit of an order on the buyer's own accounts. Two queries.
 * @throws Failure 404 for an order that is absent or another company's, or that has no such kit
 */
export const readKitOfOrder =
  (db: Database) =>
  async (buyer: Buyer, orderId: string, kitId: string): Promise<ReadKit> => {
    const { rows } = await sql<OrderPlaceRow>`
      select o.project_number, p.title as project_title, o.customer_reference, o.name, o.sales_order_id, o.delivery_date,
        o.address, o.currency
      from orders o
      join contact_accounts ca on ca.account_id = o.account_id and ca.contact_id = ${buyer.contactId}
      left join projects p on p.account_id = o.account_id and p.number = o.project_number
      where o.id = ${orderId} and o.company_id = ${buyer.company.id}`.execute(db);
    const [order] = rows;
    if (order === undefined) throw notFound('order');
    const place: KitPlace = {
      projectNumber: order.project_number,
      projectTitle: order.project_title ?? '',
      customerReference: order.customer_reference,
      name: order.name,
      salesOrderId: order.sales_order_id,
      deliveryDate: order.delivery_date,
      address: order.address,
      currency: order.currency,
    };
    const kit = await kitRows(
      db,
      sql`select l.cart_line_id as id, h.cart_line_id as parent_id, l.line_number, l.sap_material_number, l.code, l.names,
          l.kit_name, l.quantity, l.quantity_per_kit, l.sales_unit, m.el_number, m.hws_number, m.ean,
          l.note, l.additional_note, l.net_amount
        from order_lines l
        left join materials m on m.sap_material_number = l.sap_material_number
        left join order_lines h on h.order_id = l.order_id and h.line_number = l.parent_line_number
        where l.order_id = ${orderId} and l.kit_id = ${kitId} order by l.line_number`,
    );
    return { orderType: 'sent', kitId, place, rows: kit };
  };

/**
 * A kit of one of the buyer's own carts. Three queries at most.
 * @throws Failure 404 for another's cart or one that has no such kit, 409 for one that was ordered
 */
export const readKitOfCart =
  (db: Database) =>
  async (asking: Buyer, cartId: string, kitId: string): Promise<ReadKit> => {
    const { cart, buyer } = await ownCart(db)(asking, cartId);
    const place: KitPlace = {
      projectNumber: cart.project_number,
      projectTitle: cart.project_title ?? '',
      customerReference: cart.customer_reference,
      name: cart.name,
      salesOrderId: '',
      deliveryDate: cart.delivery_date,
      address: cart.address,
      currency: buyer.account.currency,
    };
    const kit = await kitRows(
      db,
      sql`select l.id, l.parent_line_id as parent_id, l.position::integer as line_number, l.sap_material_number, m.code,
          m.names, l.kit_name, l.quantity, l.quantity_per_kit, m.sales_unit, m.el_number, m.hws_number, m.ean,
          l.note, l.additional_note, null as net_amount
        from cart_lines l join materials m on m.sap_material_number = l.sap_material_number
        where l.cart_id = ${cart.id} and l.kit_id = ${kitId} and l.removed_at is null order by l.position, l.id`,
    );
    return { orderType: 'draft', kitId, place, rows: kit };
  };
