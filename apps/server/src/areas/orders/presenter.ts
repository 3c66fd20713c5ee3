import type { createOrder, OperationOutput, OrderDetails, OrderSummary } from '@grossist/contracts';
import {
  formatMoney,
  type Locale,
  languageOf,
  moneyOf,
  moneyToNumber,
  quantityOf,
  quantityToNumber,
  type Texts,
  textIn,
} from '@grossist/domain';
import { presentDeliveryType } from '../cart/index.ts';
import { presentAddress } from '../delivery/index.ts';
import type { Buyer } from '../identity/index.ts';
import type { PlacedOrder } from './commands/place-order.ts';
import { refusalMessage } from './messages.ts';
import type { LineRefusal } from './order-refused.ts';
import type { OrderLineRow } from './queries/find-order.ts';
import type { OrderRow } from './queries/list-orders.ts';

type CreatedOrder = OperationOutput<typeof createOrder>;

const NOTHING: CreatedOrder = {
  SalesOrderId: null,
  OrderId: null,
  ErrorMessages: [],
  OrderValidationInfo: null,
  RcsToken: '',
  NetsRedirectUrl: null,
};

export const presentPlaced = (placed: PlacedOrder, rcsToken: string): CreatedOrder => ({
  ...NOTHING,
  SalesOrderId: placed.salesOrderId,
  OrderId: placed.orderId,
  RcsToken: rcsToken,
});

/** A refused order: no number, the reasons line by line, in the editors' words for their codes. */
export const presentRefused = (
  refused: readonly LineRefusal[],
  locale: Locale,
  rcsToken: string,
  words: ReadonlyMap<string, Texts> = new Map(),
): CreatedOrder => {
  const Lines = refused.map((line) => ({
    CartItemId: line.lineId,
    MaterialNo: line.sapMaterialNumber,
    Code: line.code,
    Message: refusalMessage(line, languageOf(locale), words.get(line.code)),
    AvailableQuantity: line.available === undefined ? null : quantityToNumber(line.available),
  }));
  return {
    ...NOTHING,
    ErrorMessages: [...new Set(Lines.map((line) => line.Message))],
    OrderValidationInfo: { Lines },
    RcsToken: rcsToken,
  };
};

const money = (decimal: string, order: OrderRow, { locale, showNetPrice }: Buyer): string =>
  showNetPrice ? formatMoney(moneyOf(decimal), order.currency, locale) : '';

export const presentOrderSummary = (order: OrderRow, buyer: Buyer): OrderSummary => ({
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
  Currency: order.currency,
  Total: buyer.showNetPrice ? moneyToNumber(moneyOf(order.total)) : null,
  TotalStr: money(order.total, order, buyer),
});

const number = (decimal: string): number => quantityToNumber(quantityOf(decimal));

const presentLine = (line: OrderLineRow, order: OrderRow, buyer: Buyer): OrderDetails['Lines'][number] => ({
  LineNumber: line.line_number,
  MaterialNo: line.sap_material_number,
  Code: line.code,
  Name: textIn(line.names, languageOf(buyer.locale))?.text ?? line.code,
  TypeDesignation: line.type_designation,
  ImageUrl: `/media/materials/${encodeURIComponent(line.sap_material_number)}.svg`,
  Url: `/variation/${encodeURIComponent(line.code)}`,
  SalesUnit: line.sales_unit,
  Quantity: number(line.quantity),
  ConfirmedQuantity: number(line.confirmed),
  BackOrderQuantity: number(line.back_ordered),
  BackOrderDate: line.back_order_date,
  Note: line.note,
  IsOnClearanceSale: line.is_clearance,
  NetPrice: buyer.showNetPrice ? moneyToNumber(moneyOf(line.net_amount)) : null,
  NetPriceStr: money(line.net_amount, order, buyer),
});

export const presentOrderDetails = (order: OrderRow, lines: readonly OrderLineRow[], buyer: Buyer): OrderDetails => ({
  ...presentOrderSummary(order, buyer),
  Lines: lines.map((line) => presentLine(line, order, buyer)),
  Address: order.address === null ? null : presentAddress(order.address),
  SubTotalStr: money(order.sub_total, order, buyer),
  DutiesStr: money(order.duties, order, buyer),
  FreightCostStr: money(order.freight, order, buyer),
  VatStr: money(order.vat, order, buyer),
  VatPercent: Number(order.vat_percent),
});
