import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, orBlank, pageNumber, pageSize, typedText } from '../shared/values.ts';
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
  .array(
    z.object({
      Key: z.string().max(60).describe('Key'),
      Values: z.array(z.string().max(100)).max(50).describe('Values'),
    }),
  )
  .max(12)
  .default([]);

const listRequest = {
  Query: typedText(100)
    .default('')
    .describe('Every word of it in number, name, reference, project, person, or in numbers and names of lines'),
  Page: pageNumber,
  PageSize: pageSize(20).describe('Items of a page'),
  SelectedFacets: selectedFacets.describe('Facet values that narrow the result'),
};

export const OrderListRequest = z
  .object({
    ...listRequest,
    SortKey: orBlank(z.enum(ORDER_SORT_KEYS), 'orderedAt-desc').default('orderedAt-desc').describe('Order of the list'),
  })
  .describe(
    'What narrows a list: values of one key are alternatives, keys hold together. Keys: soldTo, orderedBy, project, status, orderType, deliveryType, year ("2026"), month ("2026-03"), and orderedAt, whose values are the first and the last day of a span, either may be \'\'. Keys that a list does not have are passed over; a value that no key has finds nothing',
  );
export const DraftListRequest = z
  .object({
    ...listRequest,
    SortKey: orBlank(z.enum(DRAFT_SORT_KEYS), 'lastChanged-desc')
      .default('lastChanged-desc')
      .describe('Order of the list'),
  })
  .describe('What narrows and sorts the list of drafts');

const Facets = z
  .array(
    z.object({
      Key: z.string().describe('Key'),
      Values: z
        .array(
          z.object({
            Value: z.string().describe('Value'),
            Name: z.string().describe('Name'),
            Count: z.number().int().describe('How many there are'),
          }),
        )
        .describe('Values'),
    }),
  )
  .describe(
    "How many there are of each value, with everything chosen but of the same key; most first, at most 50, the chosen always among them. Names are '' where the value is a code. A count is what the list has when only that value is chosen",
  );

const count = z.number().int();

export const orderDrafts = operation({
  call: 'ord-06',
  name: 'orderDrafts',
  area: 'orders',
  summary: 'Order drafts of the user',
  description: "The user's own drafts. Facets: soldTo, project, deliveryType.",
  method: 'POST',
  path: '/api/ordersOverview/orderDrafts',
  access: 'buyer',
  changes: false,
  body: DraftListRequest,
  response: z.object({
    DraftOrders: z.array(DraftSummary).describe('The drafts of this page'),
    DraftTotalPageAmount: count.describe('Number of pages'),
    DraftTotalNumber: count.describe('Number of drafts'),
    Facets: Facets.describe('Facets of the list with their counts'),
  }),
});

export const orderSents = operation({
  call: 'ord-07',
  name: 'orderSents',
  area: 'orders',
  summary: 'Sent orders',
  description:
    "Lists orders of the user's own accounts. A query covers the newest 2,000 hits; IsMoreFound is true when there are more.",
  method: 'POST',
  path: '/api/ordersOverview/orderSents',
  access: 'buyer',
  changes: false,
  body: OrderListRequest,
  response: z.object({
    SentOrders: z.array(OrderSummary).describe('The orders of this page'),
    SentTotalPageAmount: count.describe('Number of pages'),
    SentTotalNumber: count.describe('Number of orders'),
    IsMoreFound: z.boolean().describe('Whether the query finds more orders than are listed'),
    Facets: Facets.describe('Facets of the list with their counts'),
  }),
});

export const backSents = operation({
  call: 'ord-08',
  name: 'backSents',
  area: 'orders',
  summary: 'Back orders',
  description: 'Orders of which something is still owed.',
  method: 'POST',
  path: '/api/ordersOverview/backSents',
  access: 'buyer',
  changes: false,
  body: OrderListRequest,
  response: z.object({
    BackOrders: z.array(OrderSummary).describe('The back orders of this page'),
    BackTotalPageAmount: count.describe('Number of pages'),
    BackTotalNumber: count.describe('Number of back orders'),
    IsMoreFound: z.boolean().describe('Whether the query finds more orders than are listed'),
    Facets: Facets.describe('Facets of the list with their counts'),
  }),
});

export const returnOrders = operation({
  call: 'own-ord-02',
  name: 'returnOrders',
  area: 'orders',
  summary: 'Returns',
  description:
    'Lists returns. Facets: soldTo, orderedBy, project, status, reason, year, month; orderedAt is the time of the request.',
  method: 'POST',
  path: '/api/ordersOverview/returnOrders',
  access: 'buyer',
  changes: false,
  body: OrderListRequest,
  response: z.object({
    ReturnOrders: z.array(ReturnSummary).describe('The returns of this page'),
    ReturnTotalPageAmount: count.describe('Number of pages'),
    ReturnTotalNumber: count.describe('Number of returns'),
    Facets: Facets.describe('Facets of the list with their counts'),
  }),
});

const BuyerDesk = z.object({
  Today: CalendarDate.describe("Today by the calendar of the buyer's market"),
  ArrivingTodayCount: count.describe('Orders whose day of delivery is today and that are not delivered yet'),
  ArrivingCount: count.describe('Orders whose day of delivery is within seven days, today among them'),
  Arriving: z.array(OrderSummary).describe('The first 8 of those, by their day of delivery'),
  BackOrderCount: count.describe('Orders of which something is still owed'),
  BackOrders: z
    .array(OrderSummary)
    .describe('Five of the newest 50 of those: first the ones whose goods are expected first'),
  LastOrders: z.array(OrderSummary).describe('The last 4 orders, newest first'),
});
export type BuyerDesk = z.infer<typeof BuyerDesk>;

export const getBuyerDesk = operation({
  call: 'own-ord-10',
  name: 'getBuyerDesk',
  area: 'orders',
  summary: 'What a buyer’s home page begins with',
  description:
    "What arrives within seven days, what is still owed and what was ordered last, of the orders on the user's own accounts.",
  method: 'GET',
  path: '/api/ordersOverview/desk',
  access: 'buyer',
  response: BuyerDesk,
});
