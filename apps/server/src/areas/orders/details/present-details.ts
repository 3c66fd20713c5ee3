import type { OrderDelivery, OrderDetails, OrderLine } from '@grossist/contracts';
import {
  formatMoney,
  type Money,
  maxQuantity,
  moneyOf,
  moneyToNumber,
  NO_MONEY,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  quantityToNumber,
  shownUnitPrice,
  sumMoney,
  sumQuantity,
} from '@grossist/domain';
import type { DeliveryProgress, OrderProgress } from '../../../gateways/erp/port.ts';
import { presentAddress } from '../../delivery/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { moneyText, presentOrderSummary } from '../presenter.ts';
import { isOwed, type LineState, lineStateOf, orderStatusOf, stepsOf } from './line-state.ts';
import { amountsOfKits, isKitLine, lineName, priceParts } from './order-line.ts';
import { type KnownProgress, statesOf } from './progress.ts';
import { deliveredTo, type OrderLineRow, type OrderRow, type ReadOrder } from './read-order.ts';

type Document = OrderDetails['Documents'][number];

/** The files of an order, and a delivery note of whatever has left the house. */
const documentsOf = (
  { id, sales_order_id: number }: { id: string; sales_order_id: string },
  progress: OrderProgress | undefined,
  showNetPrice: boolean,
): Document[] => {
  const file = (kind: 'pdf' | 'ubl' | 'efonelfo' | 'json', name: string): Document => ({
    Kind: kind,
    Name: '',
    Url: `/api/orders/${id}/documents/${kind}`,
    FileName: name,
  });
  const notes = (progress?.deliveries ?? []).filter(({ status }) => status !== 'planned');
  return [
    file('pdf', `${number}.pdf`),
    { Kind: 'xlsx', Name: '', Url: `/api/ordersOverview/excelExport/${id}?orderType=sent`, FileName: `${number}.xlsx` },
    // These tell net prices.
    ...(showNetPrice ? [file('ubl', `${number}.xml`), file('json', `${number}.json`)] : []),
    file('efonelfo', `${number}.txt`),
    ...notes.map(
      ({ deliveryId }): Document => ({
        Kind: 'delivery-note',
        Name: deliveryId,
        Url: `/api/orders/${id}/delivery-notes/${encodeURIComponent(deliveryId)}`,
        FileName: `${deliveryId}.pdf`,
      }),
    ),
  ];
};

const instant = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());

/** What one costs, or a hundred, as it is read, and the part of the amount that is for cutting. */
const unitPriceOf = (line: OrderLineRow, { currency }: OrderRow, buyer: Buyer, kitAmount: Money | undefined) => {
  const price = { amount: moneyOf(line.net_unit_price), perQuantity: quantityOf(line.per_quantity) };
  const { amount, per } = shownUnitPrice(price);
  const { cuttingFee } = priceParts(line);
  return {
    // A kit costs what is in it.
    UnitPriceStr: buyer.showNetPrice && kitAmount === undefined ? formatMoney(amount, currency, buyer.locale) : '',
    PerQuantity: per,
    CuttingFeeStr: buyer.showNetPrice && cuttingFee > NO_MONEY ? formatMoney(cuttingFee, currency, buyer.locale) : '',
  };
};

const presentLine = (
  line: OrderLineRow,
  state: LineState,
  order: OrderRow,
  buyer: Buyer,
  kitAmount: Money | undefined,
): OrderLine => ({
  LineNumber: line.line_number,
  ParentLineNumber: line.parent_line_number,
  KitId: line.kit_id,
  MaterialNo: line.sap_material_number,
  Code: line.code,
  Name: lineName(line, buyer),
  TypeDesignation: line.type_designation,
  ImageUrl: `/media/materials/${encodeURIComponent(line.sap_material_number)}.svg`,
  Url: `/variation/${encodeURIComponent(line.code)}`,
  SalesUnit: line.sales_unit,
  Status: state.status,
  Quantity: quantityToNumber(quantityOf(line.quantity)),
  ConfirmedQuantity: quantityToNumber(quantityOf(line.confirmed)),
  BackOrderQuantity: quantityToNumber(state.backOrdered),
  BackOrderDate: state.backOrderDate ?? null,
  PickedQuantity: quantityToNumber(state.picked),
  UnderwayQuantity: quantityToNumber(state.underway),
  DeliveredQuantity: quantityToNumber(state.delivered),
  ReturnedQuantity: quantityToNumber(state.returned),
  ReturnableQuantity: isKitLine(line) ? 0 : quantityToNumber(state.returnable),
  Note: line.note,
  AdditionalNote: line.additional_note,
  AccountingString1: line.accounting_string1,
  AccountingString2: line.accounting_string2,
  IsOnClearanceSale: line.is_clearance,
  ...unitPriceOf(line, order, buyer, kitAmount),
  NetPrice: buyer.showNetPrice ? moneyToNumber(kitAmount ?? moneyOf(line.net_amount)) : null,
  NetPriceStr: moneyText(kitAmount ?? line.net_amount, order.currency, buyer),
});

const presentDelivery = (delivery: DeliveryProgress, order: OrderRow): OrderDelivery => ({
  DeliveryId: delivery.deliveryId,
  Status: delivery.status,
  Carrier: delivery.carrier,
  TrackingNumber: delivery.trackingNumber,
  // Somebody else's address is followed only where it is one of the web.
  TrackingUrl: delivery.trackingUrl?.startsWith('https://') ? delivery.trackingUrl : null,
  PlannedDate: delivery.plannedDate ?? null,
  PickedAt: instant(delivery.pickedAt),
  ShippedAt: instant(delivery.shippedAt),
  DeliveredAt: instant(delivery.deliveredAt),
  DeliveredTo: delivery.isPickup ? '' : deliveredTo(order),
  Lines: delivery.lines.map(({ lineNumber, quantity }) => ({
    LineNumber: lineNumber,
    Quantity: quantityToNumber(quantity),
  })),
});

const kitsOf = (lines: readonly OrderLineRow[], buyer: Buyer): OrderDetails['Kits'] => {
  const kits = new Map<string, { name: string; quantities: Quantity[] }>();
  for (const line of lines) {
    if (line.kit_id === null || !isKitLine(line)) continue;
    const kit = kits.get(line.kit_id) ?? { name: lineName(line, buyer), quantities: [] };
    kit.quantities.push(quantityOf(line.quantity));
    kits.set(line.kit_id, kit);
  }
  return [...kits].map(([KitId, { name, quantities }]) => ({
    KitId,
    Name: name,
    Quantity: quantityToNumber(sumQuantity(quantities)),
  }));
};

const owedDates = (states: readonly LineState[]): (string | null)[] =>
  states
    .filter(({ backOrdered }) => maxQuantity(backOrdered, NO_QUANTITY) > NO_QUANTITY)
    .map(({ backOrderDate }) => backOrderDate ?? null);

/** An order as its page shows it: what was ordered, and its progress as the ERP last reported it. */
export const presentOrderDetails = (read: ReadOrder, known: KnownProgress, buyer: Buyer): OrderDetails => {
  const { order, lines, ordered, returns } = read;
  const kits = amountsOfKits(lines);
  const byNumber = statesOf(ordered, known.progress);
  const states = [...byNumber.values()];
  const owed = owedDates(states);
  const freight = sumMoney([moneyOf(order.freight), moneyOf(order.extra_freight), moneyOf(order.freight_service_tax)]);
  const listed = {
    ...order,
    status: orderStatusOf(states),
    is_owed: isOwed(states),
    owed_lines: owed.length,
    next_back_order_date: owed.filter((date) => date !== null).toSorted()[0] ?? null,
    owed_dates: owed.map((date) => ({ date, lines: 1 })),
  };
  return {
    ...presentOrderSummary(listed, buyer),
    Lines: lines.map((line, index) => {
      const plain = ordered[index];
      const state = byNumber.get(line.line_number) ?? (plain && lineStateOf(plain, undefined, false));
      if (state === undefined) throw new Error(`Line ${line.line_number} has no state`);
      return presentLine(line, state, order, buyer, kits.get(line.line_number));
    }),
    Address: order.address === null ? null : presentAddress(order.address),
    ContactPerson: order.contact_person,
    ContactPhone: order.contact_phone,
    Note: order.note,
    SubTotalStr: moneyText(order.sub_total, order.currency, buyer),
    DutiesStr: moneyText(order.duties, order.currency, buyer),
    FreightCostStr: moneyText(freight, order.currency, buyer),
    VatStr: moneyText(order.vat, order.currency, buyer),
    VatPercent: Number(order.vat_percent),
    Progress: stepsOf(order.ordered_at, known.progress, states),
    Deliveries: (known.progress?.deliveries ?? []).map((delivery) => presentDelivery(delivery, order)),
    Documents: documentsOf(order, known.progress, buyer.showNetPrice),
    Kits: kitsOf(lines, buyer),
    Returns: returns.map((each) => ({
      ReturnOrderId: each.id,
      ReturnNumber: each.return_number,
      Status: each.status,
      ReturnedAt: each.returned_at.toISOString(),
    })),
    ConfirmationMailTo: order.confirmation_mail_to,
    TrackedAt: known.reportedAt?.toISOString() ?? null,
    IsTrackingStale: known.isStale,
  };
};
