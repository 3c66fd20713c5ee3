import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, QuantityIn, QuantityOut } from '../shared/values.ts';

const ofOrder = z.object({ orderId: Id.describe('Id of the order') });

const ChosenLines = z
  .array(
    z.object({
      LineNumber: z.number().int().describe('Number of the line, from 1'),
      Quantity: QuantityIn.optional().describe('Quantity in sales units'),
    }),
  )
  .min(1)
  .max(2000)
  .optional()
  .describe("Lines of the order by their numbers; absent: all of them. The quantity is the order's unless given");

const LineTold = z.object({
  LineNumber: z.number().int().describe('Number of the line, from 1'),
  Code: z.string().describe('Code of the variation, as in its address'),
  Name: z.string().describe('Name'),
});

const NotAddedReason = z
  .enum([
    'unknown',
    'blocked',
    'not-sold-here',
    'sold-out',
    'quantity',
    'not-in-this-cart',
    'remnant',
    'kit-gone',
    'cart-full',
  ])
  .describe("Why a line of an order can't be put into the cart");

export const getOrderAgain = operation({
  call: 'own-ord-07',
  name: 'getOrderAgain',
  area: 'orders',
  summary: 'What could be ordered once more of an order',
  description:
    'What could be ordered once more of an order today, line by line, each by itself: nothing is changed by asking. A kit is one line; its materials come with it.',
  method: 'GET',
  path: '/api/orders/:orderId/again',
  failures: [404, 422],
  access: 'buyer',
  params: ofOrder,
  response: z.object({
    Lines: z
      .array(
        LineTold.extend({
          Quantity: QuantityOut.describe('As it was ordered'),
          SalesUnit: z.string().describe('Sales unit'),
          MinQuantity: QuantityOut.describe(
            'What binds the quantity in the active cart: the least, and its step; 0: none',
          ),
          Multiplum: QuantityOut.describe('Step of the quantity, in sales units'),
          PackageSize: QuantityOut.describe('Sales units in a package'),
          MostQuantity: QuantityOut.nullable().describe(
            'The most that can be had; null where stock does not bind it, or is not known',
          ),
          Reason: NotAddedReason.nullable().describe("Why it can't be ordered; null when it can"),
        }),
      )
      .describe('The lines'),
  }),
});

export const orderAgain = operation({
  call: 'own-ord-03',
  name: 'orderAgain',
  area: 'orders',
  summary: 'Put an order into the cart once more',
  description:
    "Adds the lines of an order to the active cart at today's prices. Lines that can no longer be ordered are left out and reported, changed quantities too. A kit is added as a whole while the company still has it.",
  method: 'POST',
  path: '/api/orders/:orderId/again',
  failures: [404, 409, 422],
  access: 'buyer',
  params: ofOrder,
  body: z.object({ Lines: ChosenLines.describe('The lines') }),
  response: z.object({
    Added: z
      .array(
        LineTold.extend({
          CartItemId: Id.describe('Id of the cart line'),
          Quantity: QuantityOut.describe('Quantity that was added'),
          Asked: QuantityOut.describe('The quantity that was requested'),
          Change: z
            .string()
            .nullable()
            .describe(
              'Why they differ: rounding, phased-out …; `clearance-split` also where a part comes at the normal price',
            ),
        }),
      )
      .describe('What was added'),
    NotAdded: z
      .array(
        LineTold.extend({
          Reason: NotAddedReason.describe('Reason'),
        }),
      )
      .describe('What was not added'),
    ItemCount: z.number().int().describe('Lines of the active cart afterwards'),
  }),
});

export const orderIntoFavourites = operation({
  call: 'own-ord-04',
  name: 'orderIntoFavourites',
  area: 'orders',
  summary: 'Mark an order’s materials as favourites',
  description: "Marks the materials of an order's lines as favourites; those that are already stay so.",
  method: 'POST',
  path: '/api/orders/:orderId/favourites',
  failures: [404, 422],
  access: 'buyer',
  params: ofOrder,
  body: z.object({
    Lines: z
      .array(z.object({ LineNumber: z.number().int().describe('Number of the line, from 1') }))
      .min(1)
      .max(2000)
      .optional()
      .describe('The lines'),
  }),
  response: z.object({
    AddedCount: z.number().int().describe('How many were added'),
    AlreadyThereCount: z.number().int().describe('How many existed already'),
    NotAdded: z.array(LineTold).describe('No longer sold here'),
  }),
});
