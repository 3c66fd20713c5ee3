import type { OrderSummary } from '@grossist/contracts';
import {
  type Currency,
  calendarDate,
  formatMoney,
  type Money,
  moneyOf,
  moneyToNumber,
  owedGroups,
} from '@grossist/domain';
import { presentDeliveryType } from '../cart/index.ts';
import type { Buyer } from '../identity/index.ts';
import type { ListedOrder } from './overview/list-orders.ts';

/** An amount in words of the reader's country; '' for who may not see net prices. */
export const moneyText = (amount: string | Money, currency: Currency, { locale, showNetPrice }: Buyer): string =>
  showNetPrice ? formatMoney(typeof amount === 'string' ? moneyOf(amount) : amount, currency, locale) : '';

const backOrderDates = ({ owed_dates }: Pick<ListedOrder, 'owed_dates'>): OrderSummary['BackOrderDates'] => {
  const owed = (owed_dates ?? []).map(({ date, lines }) => ({
    date: date === null ? undefined : calendarDate(date),
    count: lines,
  }));
  return owedGroups(owed).map(({ kind, date, count }) => ({ Kind: kind, Date: date ?? null, LineCount: count }));
};

export const presentOrderSummary = (order: ListedOrder, buyer: Buyer): OrderSummary => ({
  OrderId: order.id,
  SalesOrderId: order.sales_order_id,
  OrderType: order.order_type,
  Name: order.name,
  SoldTo: order.sold_to,
  SoldToName: order.sold_to_name,
  ProjectNumber: order.project_number,
  CustomerReference: order.customer_reference,
  OrderedBy: order.ordered_by,
  OrderedAt: order.ordered_at.toISOString(),
  DeliveryDate: order.delivery_date,
  DeliveryType: presentDeliveryType(order.delivery_type),
  LineCount: order.line_count,
  HasBackOrder: order.has_back_order,
  Status: order.status,
  BackOrderLineCount: order.owed_lines,
  NextBackOrderDate: order.next_back_order_date,
  BackOrderDates: backOrderDates(order),
  Source: order.source,
  PaymentMethod: order.payment_id === null ? 'invoice' : 'card',
  Currency: order.currency,
  Total: buyer.showNetPrice ? moneyToNumber(moneyOf(order.total)) : null,
  TotalStr: moneyText(order.total, order.currency, buyer),
});
