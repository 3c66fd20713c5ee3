import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Instant, LocaleCode } from '../shared/values.ts';
import { DeliveryAddress } from './cart.ts';

const read = { area: 'cart', method: 'GET', access: 'buyer' } as const;

/** The language the cart's texts are written in: the user's. [cart-05] */
export const getCartLanguage = operation({
  ...read,
  call: 'cart-05',
  name: 'getCartLanguage',
  summary: "The language of the cart's texts",
  path: '/api/cart/getCartLanguage',
  response: z.object({ Language: LocaleCode }),
});

/** What a calendar of delivery dates is written with, in the user's language; a week begins on Monday. [cart-06] */
export const getCartDeliveryDateConfig = operation({
  ...read,
  call: 'cart-06',
  name: 'getCartDeliveryDateConfig',
  summary: 'Words of the calendar of delivery dates',
  path: '/api/cart/getCartDeliveryDateConfig',
  response: z.object({
    PreviousMonth: z.string(),
    NextMonth: z.string(),
    Months: z.array(z.string()).length(12),
    Weekdays: z.array(z.string()).length(7),
    WeekdaysShort: z.array(z.string()).length(7),
    Language: LocaleCode,
  }),
});

/** The addresses of a project, by the project's number or that of its account. At most 500. [cart-08] */
export const getDeliveryAddressesForProject = operation({
  ...read,
  call: 'cart-08',
  name: 'getDeliveryAddressesForProject',
  summary: 'Delivery addresses of a project',
  path: '/api/cart/getDeliveryAddressesForProject',
  query: z.object({ projectAccountNumber: z.string().max(40) }),
  response: z.array(DeliveryAddress),
});

/**
 * When an express box ordered now arrives, within the opening hours of its service center: today, or from the next opening
 * on; and until when it may be ordered to arrive today, also when that is past. The closing time is null on a day on which
 * none runs, the delivery time when the next opening is not known, and both where none goes to the cart's address. [cart-09]
 */
export const getFastboxDeliveryTime = operation({
  ...read,
  call: 'cart-09',
  name: 'getFastboxDeliveryTime',
  summary: 'Delivery and closing time of the express box',
  path: '/api/cart/getFastboxDeliveryTime',
  query: z.object({ cartId: Id }),
  response: z.object({ DeliveryTime: Instant.nullable(), FastboxClosingTime: Instant.nullable() }),
});
