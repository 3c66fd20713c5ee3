import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Instant, LocaleCode } from '../shared/values.ts';
import { DeliveryAddress } from './cart.ts';

const read = { area: 'cart', method: 'GET', access: 'buyer' } as const;

export const getCartLanguage = operation({
  ...read,
  call: 'cart-05',
  name: 'getCartLanguage',
  summary: "The language of the cart's texts",
  description: "The language the cart's texts are written in: the user's.",
  path: '/api/cart/getCartLanguage',
  response: z.object({ Language: LocaleCode.describe('Language') }),
});

export const getCartDeliveryDateConfig = operation({
  ...read,
  call: 'cart-06',
  name: 'getCartDeliveryDateConfig',
  summary: 'Words of the calendar of delivery dates',
  description: "What a calendar of delivery dates is written with, in the user's language; a week begins on Monday.",
  path: '/api/cart/getCartDeliveryDateConfig',
  response: z.object({
    PreviousMonth: z.string().describe('Text of the button for the previous month'),
    NextMonth: z.string().describe('Text of the button for the next month'),
    Months: z.array(z.string()).length(12).describe('Names of the months, January first'),
    Weekdays: z.array(z.string()).length(7).describe('Names of the days, Monday first'),
    WeekdaysShort: z.array(z.string()).length(7).describe('Short names of the days, Monday first'),
    Language: LocaleCode.describe('Language'),
  }),
});

export const getDeliveryAddressesForProject = operation({
  ...read,
  call: 'cart-08',
  name: 'getDeliveryAddressesForProject',
  summary: 'Delivery addresses of a project',
  description: "The addresses of a project, by the project's number or that of its account. At most 500.",
  path: '/api/cart/getDeliveryAddressesForProject',
  query: z.object({ projectAccountNumber: z.string().max(40).describe("Number of the project's account") }),
  response: z.array(DeliveryAddress),
});

export const getFastboxDeliveryTime = operation({
  ...read,
  call: 'cart-09',
  name: 'getFastboxDeliveryTime',
  summary: 'Delivery and closing time of the express box',
  description:
    "When an express box ordered now arrives, within the opening hours of its service center: today, or from the next opening on; and until when it may be ordered to arrive today, also when that is past. The closing time is null on a day on which none runs, the delivery time when the next opening is not known, and both where none goes to the cart's address.",
  path: '/api/cart/getFastboxDeliveryTime',
  failures: [404, 409],
  query: z.object({ cartId: Id.describe('Id of the cart') }),
  response: z.object({
    DeliveryTime: Instant.nullable().describe('When an order placed now arrives'),
    FastboxClosingTime: Instant.nullable().describe(
      'Until when an order arrives today; null when there is no delivery today',
    ),
  }),
});
