import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, typedText } from '../shared/values.ts';

const month = z.number().int().min(1).max(12);
const year = z.number().int().min(2000).max(2999);

/**
 * The dates on which an order sent now can arrive, earliest first, from the start month to the end month, of at most 24
 * months (422). What is blank is the customer's own: plant, route, ordinary delivery. `ShipTo` is the number of one of the
 * account's addresses (404 otherwise): its postal code decides the route, or the zone of the express box, where `Route` names
 * none. May be broken off by the caller.
 * [erp-10]
 */
export const getDeliveryDates = operation({
  call: 'erp-10',
  name: 'getDeliveryDates',
  area: 'erp',
  summary: 'Possible delivery dates',
  method: 'POST',
  path: '/api/erp/getDeliveryDates',
  access: 'buyer',
  changes: false,
  body: z.object({
    Route: typedText(40).default(''),
    PlantId: typedText(40).default(''),
    ShippingCondition: typedText(10).default(''),
    ShipTo: typedText(40).default(''),
    StartMonth: month,
    EndMonth: month,
    StartYear: year,
    EndYear: year,
  }),
  response: z.object({ DeliveryDates: z.array(CalendarDate) }),
});
