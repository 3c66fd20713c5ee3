import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id } from '../shared/values.ts';
import { CartItem } from './cart.ts';

const change = { area: 'cart', access: 'buyer', method: 'POST' } as const;

export const addKitsToCart = operation({
  ...change,
  call: 'cart-26',
  name: 'addKitsToCart',
  summary: 'Add kits to the cart',
  description:
    "Puts kits of the user's company into the cart: for each a line of the kit with its materials below it. Kits of the cart's own project are there once and are brought up to date; any other kit comes again each time.",
  path: '/api/cart/addKitsToCart',
  failures: [404, 409, 422],
  body: z.object({ KitIds: z.array(Id).min(1).max(250).describe('Ids of the kits') }),
  response: z.object({
    CartItems: z.array(CartItem).describe('The lines'),
    ItemCount: z.number().int().describe('Number of lines'),
  }),
});
