import {
  addMoney,
  calendarDate,
  type Money,
  moneyOf,
  moneyToDecimal,
  NO_MONEY,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
} from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { sql } from 'kysely';
import type { Database } from '../../../../db/index.ts';
import type { Buyer } from '../../../identity/index.ts';
import type { LineState } from '../../details/line-state.ts';
import { priceParts } from '../../details/order-line.ts';
import { readStoredProgress, statesOf } from '../../details/progress.ts';
import { type LineRow, type LinesAsk, readExportLines } from './read-lines.ts';

/** Unit price × quantity + cutting fee = amount; of a kit as one line only the amount. */
interface ExportPrice {
  unitPrice: Money | undefined;
  per: Quantity | undefined;
  cuttingFee: Money;
  amount: Money;
}

/** A line of any of the lists, as sheets have it. What a list does not have is ''. */
export interface ExportLine {
  orderNumber: string;
  returnNumber: string;
  orderName: string;
  reference: string;
  projectNumber: string;
  soldTo: string;
  soldToName: string;
  /** Calendar date. */
  orderedOn: string;
  orderedBy: string;
  lineNumber: number;
  elNumber: string;
  hwsNumber: string;
  sapNumber: string;
  ean: string;
  name: string;
  type: string;
  supplier: string;
  quantity: Quantity;
  unit: string;
  note: string;
  additionalNote: string;
  accountingString1: string;
  accountingString2: string;
  /** In words. */
  status: string;
  reason: string;
  delivered: Quantity | undefined;
  backOrdered: Quantity | undefined;
  backOrderDate: string;
  currency: string;
  /** Absent for who may not see net prices, and in drafts. */
  price: ExportPrice | undefined;
}

type StateOf = (row: LineRow) => LineState | undefined;

const byOwner = (rows: readonly LineRow[]): ReadonlyMap<string, readonly LineRow[]> => {
  const grouped = new Map<string, LineRow[]>();
  for (const row of rows) {
    const known = grouped.get(row.owner_id);
    if (known === undefined) grouped.set(row.owner_id, [row]);
    else known.push(row);
  }
  return grouped;
};

/** States of the lines by the progress that the ERP last reported. One statement. */
const readStates = async (db: Database, rows: readonly LineRow[]): Promise<StateOf> => {
  const byOrder = byOwner(rows);
  const stored = await sql<{ order_id: string; progress: unknown }>`
    select order_id, progress from order_progress where order_id = any(${[...byOrder.keys()]}::uuid[])`.execute(db);
  const progressOf = new Map(stored.rows.map((row) => [row.order_id, readStoredProgress(row.progress)]));
  const states = new Map(
    [...byOrder].map(([orderId, lines]) => [
      orderId,
      statesOf(
        lines.map((row) => ({
          lineNumber: row.line_number,
          quantity: quantityOf(row.quantity),
          backOrdered: quantityOf(row.back_ordered),
          backOrderDate: row.back_order_date === null ? undefined : calendarDate(row.back_order_date),
          returned: quantityOf(row.returned),
        })),
        progressOf.get(orderId),
      ),
    ]),
  );
  return (row) => states.get(row.owner_id)?.get(row.line_number);
};

const priceOf = (row: LineRow, net_amount: string): ExportPrice => {
  const { net_unit_price, per_quantity } = row;
  const amount = moneyOf(net_amount);
  if (net_unit_price === null || per_quantity === null)
    return { unitPrice: undefined, per: undefined, cuttingFee: NO_MONEY, amount };
  const { unitPrice, cuttingFee } = priceParts({ ...row, net_unit_price, per_quantity, net_amount });
  return { unitPrice: unitPrice.amount, per: unitPrice.perQuantity, cuttingFee, amount };
};

const exportLine = (row: LineRow, state: LineState | undefined, buyer: Buyer): ExportLine => {
  const text = textFor(buyer.locale);
  return {
    orderNumber: row.order_number,
    returnNumber: row.return_number,
    orderName: row.order_name,
    reference: row.reference,
    projectNumber: row.project_number,
    soldTo: row.sold_to,
    soldToName: row.sold_to_name,
    orderedOn: row.ordered_on ?? '',
    orderedBy: row.ordered_by,
    lineNumber: row.line_number,
    elNumber: row.el_number ?? '',
    hwsNumber: row.hws_number ?? '',
    sapNumber: row.sap_material_number,
    ean: row.ean ?? '',
    name: row.parent_line_number === null ? row.name : `– ${row.name}`,
    type: row.type_designation,
    supplier: row.supplier_name ?? '',
    quantity: quantityOf(row.quantity),
    unit: row.sales_unit,
    note: row.note,
    additionalNote: row.additional_note,
    accountingString1: row.accounting_string1,
    accountingString2: row.accounting_string2,
    status: state === undefined ? '' : text(`orderStatus.${state.status}`),
    reason: row.reason === null ? '' : text(`returnReason.${row.reason}`),
    delivered: state?.delivered,
    backOrdered: state?.backOrdered,
    backOrderDate: state?.backOrderDate ?? '',
    currency: row.currency,
    price: buyer.showNetPrice && row.net_amount !== null ? priceOf(row, row.net_amount) : undefined,
  };
};

/** Kits and their materials: the amounts are those of the materials, so that a sum of the column counts each once. */
const withParts = (rows: readonly LineRow[]): readonly LineRow[] => {
  const kits = new Set(rows.map((row) => `${row.owner_id} ${row.parent_line_number}`));
  return rows.map((row) =>
    row.net_amount !== null && kits.has(`${row.owner_id} ${row.line_number}`) && moneyOf(row.net_amount) === NO_MONEY
      ? { ...row, net_amount: null }
      : row,
  );
};

/** Kits as one line each, at what the kit costs with all that is in it; the price of one kit is left out. */
const withoutParts = (rows: readonly LineRow[]): readonly LineRow[] => {
  const parts = new Map<string, Money>();
  const ofKit = (row: LineRow, line: number) => `${row.owner_id} ${line}`;
  for (const row of rows) {
    if (row.parent_line_number === null || row.net_amount === null) continue;
    const kit = ofKit(row, row.parent_line_number);
    parts.set(kit, addMoney(parts.get(kit) ?? NO_MONEY, moneyOf(row.net_amount)));
  }
  return rows.flatMap((row) => {
    if (row.parent_line_number !== null) return [];
    const inside = parts.get(ofKit(row, row.line_number));
    if (inside === undefined || row.net_amount === null) return [row];
    const amount = addMoney(moneyOf(row.net_amount), inside);
    return [
      { ...row, net_amount: moneyToDecimal(amount), net_unit_price: null, per_quantity: null, cutting_fee: null },
    ];
  });
};

/**
 * The lines of orders, drafts or returns as sheets have them; of back orders those that are still owed. Three
 * statements, however many lines.
 * @throws Failure 404 when one is absent or somebody else's, 422 `too-many-lines`
 */
export const exportLines =
  (db: Database) =>
  async (buyer: Buyer, ask: LinesAsk & { withParts: boolean }): Promise<readonly ExportLine[]> => {
    const all = await readExportLines(db, buyer, ask);
    const isOfOrders = ask.kind === 'sent' || ask.kind === 'back';
    const stateOf: StateOf = isOfOrders ? await readStates(db, all) : () => undefined;
    const owed =
      ask.kind === 'back' ? all.filter((row) => (stateOf(row)?.backOrdered ?? NO_QUANTITY) > NO_QUANTITY) : all;
    const rows = ask.withParts || ask.kind === 'back' ? withParts(owed) : withoutParts(owed);
    return rows.map((row) => exportLine(row, stateOf(row), buyer));
  };
