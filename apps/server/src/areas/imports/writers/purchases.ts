import type { PurchaseRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { plannedOnce } from './planned-once.ts';
import { keyOf, outcomesOf, rowsOf, SEPARATOR, type Writer, type Written } from './writer.ts';

export const purchaseKey = (record: PurchaseRecord): string => keyOf(record.soldTo, record.orderNumber);

/** Orders of the past: of customers and materials that the shop may not know any more. */
export const writePurchases: Writer<PurchaseRecord> = async (tx, items) => {
  const rows = rowsOf(items, ({ record, hash }) => ({
    sold_to: record.soldTo,
    order_number: record.orderNumber,
    ordered_on: record.orderedOn,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into purchases (sold_to, order_number, ordered_on, content_hash)
    select sold_to, order_number, ordered_on, content_hash
    from json_populate_recordset(null::purchases, ${rows}::json)
    on conflict (sold_to, order_number) do update set ordered_on = excluded.ordered_on,
      content_hash = excluded.content_hash
    where purchases.content_hash is distinct from excluded.content_hash
    returning concat_ws(${SEPARATOR}, sold_to, order_number) as key, (xmax = 0) as made`.execute(tx);
  const changed = new Set(written.rows.map(({ key }) => key));
  const orders = items.map(({ record }) => record).filter((record) => changed.has(purchaseKey(record)));
  if (written.rows.some(({ made }) => !made)) {
    const keys = JSON.stringify(orders.map(({ soldTo, orderNumber }) => ({ soldTo, orderNumber })));
    await sql`
      delete from purchase_lines l using json_to_recordset(${keys}::json) as k ("soldTo" text, "orderNumber" text)
      where l.sold_to = k."soldTo" and l.order_number = k."orderNumber"`.execute(tx);
  }
  const lines = orders.flatMap(({ soldTo, orderNumber, lines: all }) =>
    all.map((line) => ({
      sold_to: soldTo,
      order_number: orderNumber,
      sap_material_number: line.sapMaterialNumber,
      quantity: line.quantity,
    })),
  );
  // The same material on several lines of an order was bought once, in all.
  await plannedOnce(tx, () =>
    sql`
      insert into purchase_lines (sold_to, order_number, sap_material_number, quantity)
      select sold_to, order_number, sap_material_number, sum(quantity)
      from json_populate_recordset(null::purchase_lines, ${JSON.stringify(lines)}::json)
      group by sold_to, order_number, sap_material_number`.execute(tx),
  );
  return outcomesOf(items, purchaseKey, written.rows);
};
