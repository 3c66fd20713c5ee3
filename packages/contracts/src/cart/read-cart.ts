import { z } from 'zod';
import { operation } from '../operation.ts';
import { orBlank, pageNumber, pageSize } from '../shared/values.ts';
import { Cart, CartDetails, CartItem } from './cart.ts';

const read = { area: 'cart', method: 'GET', access: 'buyer' } as const;

/** The active cart of the user, made on first use. [cart-01] */
export const getCart = operation({
  ...read,
  call: 'cart-01',
  name: 'getCart',
  summary: 'The active cart with its lines',
  path: '/api/cart/getCart',
  query: z.object({ timestamp: z.string().max(40).optional() }),
  response: Cart,
});

/** [cart-03] */
export const getCartItems = operation({
  ...read,
  call: 'cart-03',
  name: 'getCartItems',
  summary: 'The lines of the active cart',
  path: '/api/cart/getCartItems',
  response: z.array(CartItem),
});

/** [cart-04] */
export const getCartDetails = operation({
  ...read,
  call: 'cart-04',
  name: 'getCartDetails',
  summary: 'The active cart without its lines',
  path: '/api/cart/getCartDetails',
  response: CartDetails.extend({ ItemCount: z.number().int() }),
});

/** [cart-07] */
export const pagedCartItems = operation({
  ...read,
  call: 'cart-07',
  name: 'pagedCartItems',
  summary: 'A page of the lines of the active cart',
  path: '/api/cart/pagedCartItems',
  query: z.object({
    page: pageNumber,
    pageSize: pageSize(20),
    sort: orBlank(z.enum(['added', 'code', 'name']), 'added').default('added'),
  }),
  response: z.object({ PageItems: z.array(CartItem), TotalItems: z.number().int() }),
});
