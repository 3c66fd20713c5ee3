import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, typedText } from '../shared/values.ts';

const month = z.number().int().min(1).max(12);
const year = z.number().int().min(2000).max(2999);

export const getDeliveryDates = operation({
  call: 'erp-10',
  name: 'getDeliveryDates',
  area: 'erp',
  summary: 'Possible delivery dates',
  description:
    "The dates on which an order sent now can arrive, earliest first, from the start month to the end month, of at most 24 months (422). What is blank is the customer's own: plant, route, ordinary delivery. `ShipTo` is the number of one of the account's addresses (404 otherwise): its postal code decides the route, or the zone of the express box, where `Route` names none. May be broken off by the caller.",
  method: 'POST',
  path: '/api/erp/getDeliveryDates',
  failures: [404, 422],
  access: 'buyer',
  changes: false,
  body: z.object({
    Route: typedText(40).default('').describe('Route of the delivery'),
    PlantId: typedText(40).default('').describe('Number of the plant'),
    ShippingCondition: typedText(10).default('').describe('Shipping condition of the ERP'),
    ShipTo: typedText(40).default('').describe('Ship-to number of the address in the ERP'),
    StartMonth: month.describe('First month, 1 to 12'),
    EndMonth: month.describe('Last month, 1 to 12'),
    StartYear: year.describe('Year of the first month'),
    EndYear: year.describe('Year of the last month'),
  }),
  response: z.object({ DeliveryDates: z.array(CalendarDate).describe('Possible days of delivery, earliest first') }),
});
