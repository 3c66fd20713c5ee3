import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Ok } from '../shared/values.ts';
import { Cart } from './cart.ts';

const change = { area: 'cart', access: 'buyer', method: 'POST' } as const;

export const discardCurrentCart = operation({
  ...change,
  call: 'cart-30',
  name: 'discardCurrentCart',
  summary: 'Discard the active cart and begin a new one',
  path: '/api/cart/discardCurrentCart',
  failures: [404, 409, 422],
  isAudited: true,
  response: Cart,
});

export const deleteCurrentCart = operation({
  ...change,
  call: 'cart-39',
  name: 'deleteCurrentCart',
  summary: 'Delete the active cart',
  method: 'DELETE',
  path: '/api/cart/deleteCurrentCart',
  isAudited: true,
  response: Ok,
});

export const deleteCartAndMoveSmartKitToNewCart = operation({
  ...change,
  call: 'cart-40',
  name: 'deleteCartAndMoveSmartKitToNewCart',
  summary: 'Delete a cart and keep its smart kit in a new one',
  description: 'The cart goes; its smart kit moves with its kits to a new cart, which becomes the active one.',
  method: 'DELETE',
  path: '/api/cart/deleteCartAndMoveSmartKitToNewCart',
  failures: [404, 409, 422],
  isAudited: true,
  query: z.object({ cartId: Id.describe('Id of the cart') }),
  response: Cart,
});
