import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id } from '../shared/values.ts';
import { CartItem } from './cart.ts';

const change = { area: 'cart', access: 'buyer', method: 'POST' } as const;

/** Puts kits of the user's company into the cart: for each a line of the kit with its materials below it. [cart-26] */
export const addKitsToCart = operation({
  ...change,
  call: 'cart-26',
  name: 'addKitsToCart',
  summary: 'Add kits to the cart',
  path: '/api/cart/addKitsToCart',
  body: z.object({ KitIds: z.array(Id).min(1).max(100) }),
  response: z.object({ CartItems: z.array(CartItem), ItemCount: z.number().int() }),
});
