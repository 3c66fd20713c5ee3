import type { PurchaseRecord } from '@grossist/catalogue-formats';
import { MAX_QUANTITY, type Quantity, quantityOf, quantityOfThousandths, quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import { type CopyTarget, copyRows, field } from './copy.ts';
import { plannedOnce } from './planned-once.ts';
import { keyOf, outcomesOf, rowsOf, SEPARATOR, type Writer, type Written } from './writer.ts';

export const purchaseKey = (record: PurchaseRecord): string => keyOf(record.soldTo, record.orderNumber);

const LINES: CopyTarget = { table: 'purchase_lines (sold_to, order_number, sap_material_number, quantity)' };

type Lines = PurchaseRecord['lines'];

// What is too much to count exactly is too much for the column, which refuses it.
const inAll = (left: Quantity, right: Quantity): Quantity =>
  quantityOfThousandths(Math.min(left + right, MAX_QUANTITY));

/** The same material on several lines of an order was bought once, in all. */
const together = (lines: Lines): Lines => {
  const quantities = new Map<string, string>();
  for (const { sapMaterialNumber, quantity } of lines) {
    const before = quantities.get(sapMaterialNumber);
    const bought = before === undefined ? quantity : quantityToDecimal(inAll(quantityOf(before), quantityOf(quantity)));
    quantities.set(sapMaterialNumber, bought);
  }
  return Array.from(quantities, ([sapMaterialNumber, quantity]) => ({ sapMaterialNumber, quantity }));
};

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
  const lines = orders.flatMap(({ soldTo, orderNumber, lines: all }) => {
    const order = `${field(soldTo)}\t${field(orderNumber)}`;
    return together(all).map(({ sapMaterialNumber, quantity }) => `${order}\t${field(sapMaterialNumber)}\t${quantity}`);
  });
  await plannedOnce(tx, () => copyRows(tx, LINES, lines));
  return outcomesOf(items, purchaseKey, written.rows);
};
