import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, typedText } from '../shared/values.ts';
import { Cart, CartDetails, DeliveryType } from './cart.ts';

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
