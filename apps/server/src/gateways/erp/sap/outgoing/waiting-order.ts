import { sql } from 'kysely';
import type { Database, StoredAddress, StoredSapOrder } from '../../../../db/index.ts';

export interface ClaimedOrder {
  orderId: string;
  salesOrderId: string;
  requestId: string;
  writtenAt: Date;
  attempts: number;
  refusals: number;
  ask: StoredSapOrder;
}

/** Far longer than sending an order may take: no other process claims it before the outcome is noted. */
const LEASE_MINUTES = 5;

/** Claims the due order that has waited longest for this process alone; undefined when there is none. */
export const claimOrder = async (db: Database): Promise<ClaimedOrder | undefined> => {
  const { rows } = await sql<ClaimedOrder>`
    update sap_orders set attempts = attempts + 1,
      next_attempt_at = clock_timestamp() + make_interval(mins => ${LEASE_MINUTES})
    where order_id = (
      select order_id from sap_orders where state = 'waiting' and next_attempt_at <= clock_timestamp()
      order by next_attempt_at, order_id limit 1 for update skip locked)
    returning order_id as "orderId", sales_order_id as "salesOrderId", request_id as "requestId",
      written_at as "writtenAt", attempts, refusals, ask`.execute(db);
  return rows[0];
};

export interface LineDetails {
  unit: string;
  /** Whose stock the shop has taken. */
  plant: string;
  /** What the buyer wrote to the line. */
  notes: readonly string[];
  /** As confirmed to the buyer: "12.5000" for "1.000"; undefined when the shop has written no order. */
  price: { amount: string; perQuantity: string } | undefined;
}

export interface OrderDetails {
  customerReference: string;
  /** What the buyer wrote to the order. */
  notes: readonly string[];
  address: StoredAddress | undefined;
  /** By line number. */
  lines: ReadonlyMap<number, LineDetails>;
}

const labelled = (label: string, text: string | null): readonly string[] =>
  text === null || text === '' ? [] : [`${label}${text}`];

/** Loads an order's texts, address, units and prices. Two statements, however many lines. */
export const readDetails = async (db: Database, orderId: string): Promise<OrderDetails> => {
  const order = await db
    .selectFrom('orders')
    .select(['name', 'customer_reference', 'project_number', 'ordered_by', 'address', 'note'])
    .select(['contact_person', 'contact_phone'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const lines = await db
    .selectFrom('sap_order_lines as s')
    .leftJoin('order_lines as l', (join) =>
      join.onRef('l.order_id', '=', 's.order_id').onRef('l.line_number', '=', 's.line_number'),
    )
    .leftJoin('materials as m', 'm.sap_material_number', 's.sap_material_number')
    .select(['s.line_number', 's.plant', 'm.sales_unit', 'l.sales_unit as ordered_unit', 'l.note', 'l.additional_note'])
    .select(['l.kit_name', 'l.accounting_string1', 'l.accounting_string2', 'l.net_unit_price', 'l.per_quantity'])
    .where('s.order_id', '=', orderId)
    .execute();
  return {
    customerReference: order?.customer_reference ?? '',
    notes:
      order === undefined
        ? []
        : [
            ...labelled('', order.name),
            ...labelled('Project ', order.project_number),
            ...labelled('Ordered by ', order.ordered_by),
            ...labelled('Ask ', [order.contact_person, order.contact_phone].filter((part) => part !== '').join(', ')),
            ...labelled('', order.note),
          ],
    address: order?.address ?? undefined,
    lines: new Map(
      lines.map((line) => [
        line.line_number,
        {
          plant: line.plant,
          unit: line.ordered_unit ?? line.sales_unit ?? '',
          notes: [
            ...labelled('Kit ', line.kit_name),
            ...labelled('', line.note),
            ...labelled('', line.additional_note),
            ...labelled('', line.accounting_string1),
            ...labelled('', line.accounting_string2),
          ],
          price:
            line.net_unit_price === null || line.per_quantity === null
              ? undefined
              : { amount: line.net_unit_price, perQuantity: line.per_quantity },
        },
      ]),
    ),
  };
};
