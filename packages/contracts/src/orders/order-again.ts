import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, QuantityIn, QuantityOut } from '../shared/values.ts';

const ofOrder = z.object({ orderId: Id });

/** Lines of the order by their numbers; absent: all of them. The quantity is the order's unless told. */
const ChosenLines = z
  .array(z.object({ LineNumber: z.number().int(), Quantity: QuantityIn.optional() }))
  .min(1)
  .max(2000)
  .optional();

const LineTold = z.object({ LineNumber: z.number().int(), Code: z.string(), Name: z.string() });

/**
 * Puts an order's lines into the active cart once more, at today's prices: what is no longer orderable is told line by
 * line and left out, what had to be changed too. Of a kit comes the whole kit while the company still has it.
 */
export const orderAgain = operation({
  call: 'own-ord-03',
  name: 'orderAgain',
  area: 'orders',
  summary: 'Put an order into the cart once more',
  method: 'POST',
  path: '/api/orders/:orderId/again',
  access: 'buyer',
  params: ofOrder,
  body: z.object({ Lines: ChosenLines }),
  response: z.object({
    Added: z.array(
      LineTold.extend({
        CartItemId: Id,
        /** What the cart got of it, and what was asked for. */
        Quantity: QuantityOut,
        Asked: QuantityOut,
        /** Why they differ: minimum, multiplum, cable-cut, phased-out, clearance-split …; null when they don't. */
        Change: z.string().nullable(),
      }),
    ),
    NotAdded: z.array(
      LineTold.extend({
        Reason: z.enum([
          'unknown',
          'blocked',
          'not-sold-here',
          'sold-out',
          'quantity',
          'not-in-this-cart',
          'remnant',
          'kit-gone',
          'cart-full',
        ]),
      }),
    ),
    /** Lines of the active cart afterwards. */
    ItemCount: z.number().int(),
  }),
});

/** Marks the materials of an order's lines as favourites; those that are already stay so. */
export const orderIntoFavourites = operation({
  call: 'own-ord-04',
  name: 'orderIntoFavourites',
  area: 'orders',
  summary: 'Mark an order’s materials as favourites',
  method: 'POST',
  path: '/api/orders/:orderId/favourites',
  access: 'buyer',
  params: ofOrder,
  body: z.object({
    Lines: z
      .array(z.object({ LineNumber: z.number().int() }))
      .min(1)
      .max(2000)
      .optional(),
  }),
  response: z.object({
    AddedCount: z.number().int(),
    AlreadyThereCount: z.number().int(),
    /** No longer sold here. */
    NotAdded: z.array(LineTold),
  }),
});
