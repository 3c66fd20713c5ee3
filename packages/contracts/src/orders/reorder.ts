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

/** Why a line of an order can't be put into the cart. */
const NotAddedReason = z.enum([
  'unknown',
  'blocked',
  'not-sold-here',
  'sold-out',
  'quantity',
  'not-in-this-cart',
  'remnant',
  'kit-gone',
  'cart-full',
]);

/**
 * What could be ordered once more of an order today, line by line, each by itself: nothing is changed by asking. A kit is
 * one line; its materials come with it.
 */
export const getOrderAgain = operation({
  call: 'own-ord-07',
  name: 'getOrderAgain',
  area: 'orders',
  summary: 'What could be ordered once more of an order',
  method: 'GET',
  path: '/api/orders/:orderId/again',
  access: 'buyer',
  params: ofOrder,
  response: z.object({
    Lines: z.array(
      LineTold.extend({
        /** As it was ordered. */
        Quantity: QuantityOut,
        SalesUnit: z.string(),
        /** What binds the quantity in the active cart: the least, and its step; 0: none. */
        MinQuantity: QuantityOut,
        Multiplum: QuantityOut,
        PackageSize: QuantityOut,
        /** The most that can be had; null where stock does not bind it, or is not known. */
        MostQuantity: QuantityOut.nullable(),
        /** Why it can't be ordered; null when it can. */
        Reason: NotAddedReason.nullable(),
      }),
    ),
  }),
});

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
        /** Why they differ: rounding, phased-out …; `clearance-split` also where a part comes at the normal price. */
        Change: z.string().nullable(),
      }),
    ),
    NotAdded: z.array(
      LineTold.extend({
        Reason: NotAddedReason,
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
