import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate } from '../shared/values.ts';
import { OrderSummary } from './order-summary.ts';

const count = z.number().int();

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
