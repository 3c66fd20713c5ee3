import { addQuantity, type CalendarDate, NO_QUANTITY, type Quantity, remaining, sumQuantity } from '@grossist/domain';
import { z } from 'zod';
import { EdmDate, EdmDecimal, EdmQuantity, entityPath, equals, queryOf } from '../odata/literals.ts';
import type { Service } from '../odata/service.ts';
import type { SapSettings } from '../settings.ts';
import { createBody, orderKey } from './create-body.ts';
import type { ClaimedOrder, OrderDetails } from './waiting-order.ts';

/** An order as stored in SAP. */
export interface SapOrder {
  sapSalesOrder: string;
  netAmount: string;
  lines: readonly SapLine[];
}

export interface SapLine {
  lineNumber: number;
  /** The quantity available on the first date that SAP gives for the line. */
  confirmed: Quantity;
  backOrdered: Quantity;
  /** When the last of it comes; undefined when unknown. */
  backOrderDate: CalendarDate | undefined;
  netAmount: string | undefined;
}

const Number10 = z.string().regex(/^[\w-]{1,10}$/);
const Found = z.object({ SalesOrder: Number10 });
const Header = z.object({ SalesOrder: Number10, TotalNetAmount: EdmDecimal });
export const ScheduleLine = z.object({
  ScheduleLine: z.string(),
  RequestedDeliveryDate: EdmDate.nullish(),
  ConfirmedDeliveryDate: EdmDate.nullish(),
  ConfdOrderQtyByMatlAvailCheck: EdmQuantity.nullish(),
});
export const Item = z.object({
  SalesOrderItem: z.string().regex(/^\d{1,6}$/),
  RequestedQuantity: EdmQuantity,
  NetAmount: EdmDecimal.nullish(),
  to_ScheduleLine: z.object({ results: z.array(ScheduleLine) }),
});

/** The properties of a schema as `$select` names them; those of navigations stand behind a path. */
export const selected = (schema: z.ZodObject, within = ''): string =>
  Object.keys(schema.shape)
    .filter((name) => !name.startsWith('to_'))
    .map((name) => within + name)
    .join(',');

/**
 * What a line's schedule lines come to. SAP confirms on the day it is asked for what there is, and the rest on later
 * days, or not at all.
 */
export const lineOf = (item: z.output<typeof Item>): SapLine => {
  const parts = item.to_ScheduleLine.results.flatMap((line) => {
    const quantity = line.ConfdOrderQtyByMatlAvailCheck ?? NO_QUANTITY;
    return quantity === NO_QUANTITY ? [] : [{ quantity, date: line.ConfirmedDeliveryDate ?? undefined }];
  });
  const asked = item.to_ScheduleLine.results.flatMap((line) => line.RequestedDeliveryDate ?? []).sort()[0];
  const isLate = ({ date }: (typeof parts)[number]): boolean =>
    date === undefined ? false : asked !== undefined && date > asked;
  const confirmed = sumQuantity(parts.filter((part) => !isLate(part)).map(({ quantity }) => quantity));
  const late = parts.filter(isLate);
  const promised = addQuantity(confirmed, sumQuantity(late.map(({ quantity }) => quantity)));
  const last = late
    .flatMap(({ date }) => date ?? [])
    .sort()
    .at(-1);
  return {
    lineNumber: Number(item.SalesOrderItem),
    confirmed,
    backOrdered: remaining(item.RequestedQuantity, confirmed),
    backOrderDate: promised >= item.RequestedQuantity ? last : undefined,
    netAmount: item.NetAmount ?? undefined,
  };
};

export interface SalesOrders {
  /** The order in SAP that has the shop's as its reference: the first, should there ever be several. */
  find(order: ClaimedOrder, signal: AbortSignal): Promise<string | undefined>;
  /** Makes it there. */
  create(order: ClaimedOrder, details: OrderDetails, signal: AbortSignal): Promise<string>;
  /** What SAP makes of it: amounts, what is confirmed for when. */
  read(sapSalesOrder: string, signal: AbortSignal): Promise<SapOrder>;
}

/** SAP's sales-order service. Every call may throw SapDoesNotAnswer or SapRefuses. */
export const openSalesOrders = (service: Service, settings: SapSettings): SalesOrders => ({
  find: async ({ orderId, ask }, signal) => {
    const $filter = `${equals('PurchaseOrderByCustomer', orderKey(orderId))} and ${equals('SoldToParty', ask.soldTo)}`;
    const query = queryOf({ $filter, $select: selected(Found), $orderby: 'SalesOrder', $top: '2' });
    const found = await service.list(`A_SalesOrder?${query}`, Found, signal);
    if (found.length > 1) settings.log.error({ orderId, found }, 'SAP has several orders with this number');
    return found[0]?.SalesOrder;
  },

  create: async (order, details, signal) => {
    const { SalesOrder } = await service.create(
      {
        set: 'A_SalesOrder',
        body: createBody(settings, order, details),
        schema: Found,
        // Where the gateway is set up for it, the same request is carried out once, however often it arrives.
        headers: { requestid: orderKey(order.requestId), repeatabilitycreation: order.writtenAt.toUTCString() },
      },
      signal,
    );
    return SalesOrder;
  },

  read: async (sapSalesOrder, signal) => {
    const path = entityPath('A_SalesOrder', sapSalesOrder);
    const header = await service.entity(`${path}?${queryOf({ $select: selected(Header) })}`, Header, signal);
    const schedule = selected(ScheduleLine, 'to_ScheduleLine/');
    const items = { $expand: 'to_ScheduleLine', $select: `${selected(Item)},${schedule}` };
    const lines = await service.list(`${path}/to_Item?${queryOf(items)}`, Item, signal);
    return {
      sapSalesOrder: header.SalesOrder,
      netAmount: header.TotalNetAmount,
      lines: lines.map(lineOf),
    };
  },
});
