import { z } from 'zod';
import { operation } from '../operation.ts';
import { orBlank, pageNumber, pageSize, typedText } from '../shared/values.ts';
import { DraftSummary, OrderSummary, ReturnSummary } from './order-summary.ts';

export const ORDER_SORT_KEYS = [
  'orderedAt-desc',
  'orderedAt-asc',
  'total-desc',
  'total-asc',
  'deliveryDate-desc',
  'deliveryDate-asc',
] as const;
export const DRAFT_SORT_KEYS = ['lastChanged-desc', 'lastChanged-asc', 'name-asc', 'name-desc'] as const;

const selectedFacets = z
  .array(z.object({ Key: z.string().max(60), Values: z.array(z.string().max(100)).max(50) }))
  .max(12)
  .default([]);

const listRequest = {
  /** Every word of it in number, name, reference, project, person, or in numbers and names of lines. */
  Query: typedText(100).default(''),
  Page: pageNumber,
  PageSize: pageSize(20),
  SelectedFacets: selectedFacets,
};

/**
 * What narrows a list: values of one key are alternatives, keys hold together. Keys: soldTo, orderedBy, project, status,
 * orderType, deliveryType, year ("2026"), month ("2026-03"), and orderedAt, whose values are the first and the last day
 * of a span, either may be ''. Keys that a list does not have are passed over; a value that no key has finds nothing.
 */
export const OrderListRequest = z.object({
  ...listRequest,
  SortKey: orBlank(z.enum(ORDER_SORT_KEYS), 'orderedAt-desc').default('orderedAt-desc'),
});
export const DraftListRequest = z.object({
  ...listRequest,
  SortKey: orBlank(z.enum(DRAFT_SORT_KEYS), 'lastChanged-desc').default('lastChanged-desc'),
});

/**
 * How many there are of each value, with everything chosen but of the same key; most first, at most 50, the chosen
 * always among them. Names are '' where the value is a code. A count is what the list has when only that value is chosen.
 */
const Facets = z.array(
  z.object({
    Key: z.string(),
    Values: z.array(z.object({ Value: z.string(), Name: z.string(), Count: z.number().int() })),
  }),
);

const count = z.number().int();

/** The user's own drafts. Facets: soldTo, project, deliveryType. [ord-06] */
export const orderDrafts = operation({
  call: 'ord-06',
  name: 'orderDrafts',
  area: 'orders',
  summary: 'Order drafts of the user',
  method: 'POST',
  path: '/api/ordersOverview/orderDrafts',
  access: 'buyer',
  changes: false,
  body: DraftListRequest,
  response: z.object({
    DraftOrders: z.array(DraftSummary),
    DraftTotalPageAmount: count,
    DraftTotalNumber: count,
    Facets,
  }),
});

/**
 * Orders on the user's own accounts. With a query, of the newest 2,000 that it finds; IsMoreFound tells that there are
 * more. [ord-07]
 */
export const orderSents = operation({
  call: 'ord-07',
  name: 'orderSents',
  area: 'orders',
  summary: 'Sent orders',
  method: 'POST',
  path: '/api/ordersOverview/orderSents',
  access: 'buyer',
  changes: false,
  body: OrderListRequest,
  response: z.object({
    SentOrders: z.array(OrderSummary),
    SentTotalPageAmount: count,
    SentTotalNumber: count,
    IsMoreFound: z.boolean(),
    Facets,
  }),
});

/** Orders of which something is still owed. [ord-08] */
export const backSents = operation({
  call: 'ord-08',
  name: 'backSents',
  area: 'orders',
  summary: 'Back orders',
  method: 'POST',
  path: '/api/ordersOverview/backSents',
  access: 'buyer',
  changes: false,
  body: OrderListRequest,
  response: z.object({
    BackOrders: z.array(OrderSummary),
    BackTotalPageAmount: count,
    BackTotalNumber: count,
    IsMoreFound: z.boolean(),
    Facets,
  }),
});

/** What went or goes back. Facets: soldTo, orderedBy, project, status, reason, year, month; orderedAt is when it was asked for. */
export const returnOrders = operation({
  call: 'own-ord-02',
  name: 'returnOrders',
  area: 'orders',
  summary: 'Returns',
  method: 'POST',
  path: '/api/ordersOverview/returnOrders',
  access: 'buyer',
  changes: false,
  body: OrderListRequest,
  response: z.object({
    ReturnOrders: z.array(ReturnSummary),
    ReturnTotalPageAmount: count,
    ReturnTotalNumber: count,
    Facets,
  }),
});
