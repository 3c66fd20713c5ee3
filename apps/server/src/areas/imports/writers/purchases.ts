import type { PurchaseRecord } from '@grossist/catalogue-formats';
import { MAX_QUANTITY, type Quantity, quantityOf, quantityOfThousandths, quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import type { Item, Outcome } from '../item.ts';
import { type CopyTarget, copyRows, field, listField } from './copy.ts';
import { keyOf, rowsOf, SEPARATOR, type Tx, type Writer } from './writer.ts';

export const purchaseKey = (record: PurchaseRecord): string => keyOf(record.soldTo, record.orderNumber);

type PurchaseItem = Item<PurchaseRecord>;

const NEW: CopyTarget = { table: 'purchases (sold_to, order_number, ordered_on, materials, quantities)' };

// A sum above the exact range is too large for the column as well, which refuses it.
const inAll = (left: Quantity, right: Quantity): Quantity =>
  quantityOfThousandths(Math.min(left + right, MAX_QUANTITY));

interface Bought {
  materials: readonly string[];
  quantities: readonly string[];
}

/** Sums the lines of an order by material, sorted by SAP number. */
const together = (lines: PurchaseRecord['lines']): Bought => {
  const quantities = new Map<string, string>();
  for (const { sapMaterialNumber, quantity } of lines) {
    const before = quantities.get(sapMaterialNumber);
    const bought = before === undefined ? quantity : quantityToDecimal(inAll(quantityOf(before), quantityOf(quantity)));
    quantities.set(sapMaterialNumber, bought);
  }
  const materials = [...quantities.keys()].sort();
  return { materials, quantities: materials.map((material) => quantities.get(material) ?? '0') };
};

const knownOf = async (tx: Tx, items: readonly PurchaseItem[]): Promise<ReadonlySet<string>> => {
  const soldTo = items.map(({ record }) => record.soldTo);
  const orderNumbers = items.map(({ record }) => record.orderNumber);
  const { rows } = await sql<{ key: string }>`
    select concat_ws(${SEPARATOR}, p.sold_to, p.order_number) as key
    from unnest(${soldTo}::text[], ${orderNumbers}::text[]) as w (sold_to, order_number)
    join purchases p on p.sold_to = w.sold_to and p.order_number = w.order_number`.execute(tx);
  return new Set(rows.map(({ key }) => key));
};

function* newRows(items: readonly PurchaseItem[]): Generator<string> {
  for (const {
    record: { soldTo, orderNumber, orderedOn, lines },
  } of items) {
    const { materials, quantities } = together(lines);
    // Dates and decimals need neither quotes nor escapes.
    yield `${field(soldTo)}\t${field(orderNumber)}\t${orderedOn}\t${listField(materials)}\t{${quantities.join(',')}}`;
  }
}

/** Updates known orders. @returns keys of those that changed */
const change = async (tx: Tx, items: readonly PurchaseItem[]): Promise<ReadonlySet<string>> => {
  if (items.length === 0) return new Set();
  const wanted = rowsOf(items, ({ record: { soldTo, orderNumber, orderedOn, lines } }) => ({
    sold_to: soldTo,
    order_number: orderNumber,
    ordered_on: orderedOn,
    ...together(lines),
  }));
  const { rows } = await sql<{ key: string }>`
    update purchases p set ordered_on = r.ordered_on, materials = r.materials, quantities = r.quantities
    from json_populate_recordset(null::purchases, ${wanted}::json) r
    where p.sold_to = r.sold_to and p.order_number = r.order_number
      and (p.ordered_on, p.materials, p.quantities) is distinct from (r.ordered_on, r.materials, r.quantities)
    returning concat_ws(${SEPARATOR}, p.sold_to, p.order_number) as key`.execute(tx);
  return new Set(rows.map(({ key }) => key));
};

/** Writes past orders, whose customers and materials need not exist in the shop. */
export const writePurchases: Writer<PurchaseRecord> = async (tx, items) => {
  if (items.length === 0) return new Map();
  const known = await knownOf(tx, items);
  const isKnown = ({ record }: PurchaseItem): boolean => known.has(purchaseKey(record));
  const fresh = items.filter((item) => !isKnown(item));
  await copyRows(tx, NEW, newRows(fresh));
  const changed = await change(tx, items.filter(isKnown));
  const outcomeOf = (item: PurchaseItem): Outcome =>
    isKnown(item) ? (changed.has(purchaseKey(item.record)) ? 'changed' : 'unchanged') : 'made';
  return new Map(items.map((item) => [item, outcomeOf(item)]));
};
