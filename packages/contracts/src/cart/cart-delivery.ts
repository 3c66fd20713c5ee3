import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, Id, Instant, LocaleCode, typedText } from '../shared/values.ts';
import { Cart, CartDetails, DeliveryAddress, DeliveryType } from './cart.ts';

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

const change = { area: 'cart', access: 'buyer', method: 'POST' } as const;

const name = typedText(80);

export const UnsavedCart = z.enum(['save', 'discard']).describe('What to do with an unsaved cart');

export const changeCartDeliveryType = operation({
  ...change,
  call: 'cart-18',
  name: 'changeCartDeliveryType',
  summary: 'Change how the cart is delivered',
  description:
    'Changes how the cart is delivered. When that starts another cart and the present one is unsaved, `UnsavedCart` says what to do with it (422 `unsaved-cart` without it). From fastbox to normal `DeliveryDate` is required, or `standard` for as soon as possible. DriveIn is a normal cart that is picked up at the preferred service center, else at the one nearest to the account (422 `no-service-center` when the market has none); Normal sends such a cart to the account’s usual address again.',
  path: '/api/cart/changeCartDeliveryType',
  failures: [404, 409, 422],
  isAudited: true,
  body: z.object({
    DeliveryType,
    DeliveryDate: CalendarDate.or(z.literal('standard'))
      .optional()
      .describe('Day of delivery; null when none is set or known'),
    UnsavedCart: UnsavedCart.optional().describe('What to do with an unsaved cart'),
    OrderName: name.optional().describe('Name of the order'),
  }),
  response: CartDetails,
});

export const convertCartToFastboxCart = operation({
  ...change,
  call: 'cart-34',
  name: 'convertCartToFastboxCart',
  summary: 'Make the cart an express-box cart',
  description:
    'Makes the cart an express-box cart. Lines that no express box can carry stay in the cart, with the proposals of the line rules.',
  path: '/api/cart/convertCartToFastboxCart',
  failures: [404, 409, 422],
  isAudited: true,
  response: Cart,
});

export const convertCartToNormalCart = operation({
  ...change,
  call: 'cart-36',
  name: 'convertCartToNormalCart',
  summary: 'Make the cart a normal one, delivered on a day',
  description: 'Must be a possible delivery date, or `standard`: as soon as possible, whenever that is.',
  path: '/api/cart/convertCartToNormalCart',
  failures: [404, 409, 422],
  isAudited: true,
  body: CalendarDate.or(z.literal('standard')),
  response: Cart,
});
