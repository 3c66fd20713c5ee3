import { moneyToDecimal, type OrderType, orderDeliveryType, quantityToDecimal } from '@grossist/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { CartsTable, Transaction } from '../../db/index.ts';
import type { DeliveryAsk, OrderAnswer, PricedCart } from '../../gateways/erp/port.ts';
import type { CartLineRow } from '../cart/index.ts';
import type { Buyer } from '../identity/index.ts';
import type { OrderOrigin } from './wanted-order.ts';

export interface OrderToWrite {
  orderId: string;
  cart: Selectable<CartsTable>;
  /** How it leaves the house. */
  ask: Pick<DeliveryAsk, 'isPickup'>;
  orderType: OrderType;
  deliveryDate: string | null;
  customerReference: string;
  /** To the order as a whole. */
  note: string;
  idempotencyKey: string | null;
  origin: OrderOrigin;
  lines: readonly CartLineRow[];
  priced: PricedCart;
  taken: Extract<OrderAnswer, { outcome: 'taken' }>;
}

const headOf = (buyer: Buyer, { cart, ask, lines, priced, taken, ...order }: OrderToWrite) => {
  const { totals } = priced;
  return {
    id: order.orderId,
    cart_id: cart.id,
    cart_version: cart.version,
    sales_order_id: taken.salesOrderId,
    order_type: order.orderType,
    contact_id: buyer.contactId,
    company_id: buyer.company.id,
    account_id: buyer.account.id,
    sold_to: buyer.account.soldTo,
    sold_to_name: buyer.account.name,
    ordered_by: buyer.name,
    name: cart.name,
    customer_reference: order.customerReference,
    note: order.note,
    project_number: cart.project_number,
    delivery_type: orderDeliveryType(cart.delivery_type, ask.isPickup),
    delivery_date: order.deliveryDate,
    address: cart.address === null ? null : JSON.stringify(cart.address),
    currency: buyer.account.currency,
    sub_total: moneyToDecimal(totals.subtotal),
    duties: moneyToDecimal(totals.duties),
    freight: moneyToDecimal(totals.freight),
    extra_freight: moneyToDecimal(totals.extraFreight),
    freight_service_tax: moneyToDecimal(totals.freightServiceTax),
    vat_percent: String(priced.vatPercent),
    vat: moneyToDecimal(totals.tax),
    total: moneyToDecimal(totals.total),
    line_count: lines.length,
    has_back_order: taken.lines.some((line) => line.backOrdered > 0),
    source: order.origin.source,
    payment_id: order.origin.paymentId,
    idempotency_key: order.idempotencyKey,
    contact_person: cart.contact_person,
    contact_phone: cart.contact_phone,
    end_user_registration: JSON.stringify(cart.end_user_registration),
    combined_delivery: cart.combined_delivery,
  };
};

const linesOf = ({ lines, priced, taken }: OrderToWrite) => {
  const pricedById = new Map(priced.lines.map((line) => [line.key, line]));
  const numberById = new Map(lines.map((line, index) => [line.id, taken.lines[index]?.lineNumber]));
  return lines.map((line, index) => {
    const price = pricedById.get(line.id)?.price;
    const answer = taken.lines[index];
    if (price === undefined || answer === undefined) throw new Error(`Line ${line.id} was not priced or taken`);
    return {
      line_number: answer.lineNumber,
      cart_line_id: line.id,
      sap_material_number: line.sap_material_number,
      code: line.code,
      names: line.names,
      type_designation: line.type_designation,
      sales_unit: line.sales_unit,
      quantity: line.quantity,
      confirmed: quantityToDecimal(answer.confirmed),
      back_ordered: quantityToDecimal(answer.backOrdered),
      back_order_date: answer.backOrderDate ?? null,
      is_clearance: line.is_clearance,
      note: line.note,
      additional_note: line.additional_note,
      accounting_string1: line.accounting_string1,
      accounting_string2: line.accounting_string2,
      net_unit_price: moneyToDecimal(price.buildUp.unitPrice.amount),
      per_quantity: quantityToDecimal(price.buildUp.unitPrice.perQuantity),
      net_amount: moneyToDecimal(price.buildUp.lineTotal),
      cutting_fee: moneyToDecimal(price.cableCutFee),
      duties: moneyToDecimal(price.buildUp.duties),
      parent_line_number: line.parent_line_id === null ? null : (numberById.get(line.parent_line_id) ?? null),
      kit_id: line.kit_id,
      kit_name: line.kit_name,
      quantity_per_kit: line.quantity_per_kit,
      is_kit_material: line.is_kit_material,
      cable_remnant: line.cable_remnant,
      is_direct_delivery: line.is_direct_delivery,
    };
  });
};

/** Only these: what others add to the table has its own preset. */
const COLUMNS = sql.join(
  [
    'line_number',
    'cart_line_id',
    'sap_material_number',
    'code',
    'names',
    'type_designation',
    'sales_unit',
    'quantity',
    'confirmed',
    'back_ordered',
    'back_order_date',
    'is_clearance',
    'note',
    'additional_note',
    'accounting_string1',
    'accounting_string2',
    'net_unit_price',
    'per_quantity',
    'net_amount',
    'cutting_fee',
    'duties',
    'parent_line_number',
    'kit_id',
    'kit_name',
    'quantity_per_kit',
    'is_kit_material',
    'cable_remnant',
    'is_direct_delivery',
  ].map((column) => sql.ref(column)),
);

/**
 * What writes an order with its lines as they were priced and taken. Two changes, however many lines: these go as one
 * document, for thousands of parameters take the database longer than the lines.
 */
export const writingOrder = (tx: Transaction, buyer: Buyer, order: OrderToWrite): readonly RawBuilder<unknown>[] => [
  sql`${tx.insertInto('orders').values(headOf(buyer, order))}`,
  sql`
    insert into order_lines (order_id, ${COLUMNS})
    select ${order.orderId}, ${COLUMNS}
    from jsonb_populate_recordset(null::order_lines, ${JSON.stringify(linesOf(order))}::jsonb)`,
];
