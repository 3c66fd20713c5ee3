import { moneyToDecimal, type OrderType, quantityToDecimal } from '@grossist/domain';
import type { Selectable } from 'kysely';
import type { CartsTable, Transaction } from '../../db/index.ts';
import type { OrderAnswer, PricedCart } from '../../gateways/erp/port.ts';
import type { CartLineRow } from '../cart/index.ts';
import type { Buyer } from '../identity/index.ts';

export interface OrderToWrite {
  orderId: string;
  cart: Selectable<CartsTable>;
  orderType: OrderType;
  deliveryDate: string | null;
  customerReference: string;
  lines: readonly CartLineRow[];
  priced: PricedCart;
  taken: Extract<OrderAnswer, { outcome: 'taken' }>;
}

/** Writes the order with its lines as they were priced and taken. Two statements, however many lines. */
export const writeOrder = async (tx: Transaction, buyer: Buyer, order: OrderToWrite): Promise<void> => {
  const { cart, lines, priced, taken } = order;
  const { totals } = priced;
  await tx
    .insertInto('orders')
    .values({
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
      project_number: cart.project_number,
      delivery_type: cart.delivery_type,
      delivery_date: order.deliveryDate,
      address: cart.address === null ? null : JSON.stringify(cart.address),
      currency: buyer.account.currency,
      sub_total: moneyToDecimal(totals.subtotal),
      duties: moneyToDecimal(totals.duties),
      freight: moneyToDecimal(totals.freight),
      vat_percent: String(priced.vatPercent),
      vat: moneyToDecimal(totals.tax),
      total: moneyToDecimal(totals.total),
      line_count: lines.length,
      has_back_order: taken.lines.some((line) => line.backOrdered > 0),
    })
    .execute();
  const pricedById = new Map(priced.lines.map((line) => [line.key, line]));
  await tx
    .insertInto('order_lines')
    .values(
      lines.map((line, index) => {
        const price = pricedById.get(line.id)?.price;
        const answer = taken.lines[index];
        if (price === undefined || answer === undefined) throw new Error(`Line ${line.id} was not priced or taken`);
        return {
          order_id: order.orderId,
          line_number: answer.lineNumber,
          cart_line_id: line.id,
          sap_material_number: line.sap_material_number,
          code: line.code,
          names: JSON.stringify(line.names),
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
          duties: moneyToDecimal(price.buildUp.duties),
        };
      }),
    )
    .execute();
};
