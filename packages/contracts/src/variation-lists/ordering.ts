import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, QuantityIn, QuantityOut } from '../shared/values.ts';
import { NotAddedToList } from './lines.ts';
import { ListName, ofList } from './list.ts';

const ordering = { area: 'variation lists', access: 'buyer', method: 'POST' } as const;

/** Most lines that one call puts into the cart. */
const MOST = 2000;

export const NotAddedToCartReason = z
  .enum([
    'blocked',
    'obsolete',
    'not-sold-here',
    'sold-out',
    'quantity',
    'not-in-this-cart',
    'cart-full',
    'unavailable',
  ])
  .describe("Why a line can't be put into the cart");

const OrderedLine = z.object({
  LineId: Id.describe('Id of the line of the list'),
  Code: z.string().describe('Code of the variation, as in its address'),
  Name: z.string().describe('Name'),
  Asked: QuantityOut.describe(
    'Sales units that were asked for: sent, else the usual quantity, else the least that can be ordered',
  ),
});

export const addListToCart = operation({
  ...ordering,
  call: 'own-vl-11',
  name: 'addListToCart',
  summary: 'Put lines of a list into the cart',
  description:
    'Puts lines of a list into the active cart in one transaction: all, or those of `Lines` with their quantity. Each quantity obeys the packing rules and the stock as addToCart does. Every line is in exactly one part of the response; what is hidden from the caller is not a line. 404 for a LineId that the list does not have, 422 `too-many-lines` beyond 2,000 lines.',
  path: '/api/variation-lists/:id/addToCart',
  failures: [404, 422],
  params: ofList,
  body: z.object({
    Lines: z
      .array(
        z.object({
          LineId: Id.describe('Id of the line of the list'),
          Quantity: QuantityIn.optional().describe('Quantity in sales units'),
        }),
      )
      .min(1)
      .max(MOST)
      .optional()
      .describe('Absent: all lines of the list'),
  }),
  response: z.object({
    Added: z
      .array(
        OrderedLine.extend({
          CartItemId: Id.describe('Id of the cart line'),
          Quantity: QuantityOut.describe('Quantity in sales units'),
        }),
      )
      .describe('Put into the cart with the quantity that was asked for'),
    Rounded: z
      .array(
        OrderedLine.extend({
          CartItemId: Id.describe('Id of the cart line'),
          Quantity: QuantityOut.describe('Quantity in sales units'),
        }),
      )
      .describe('Put into the cart with a higher quantity, by the packing rules'),
    Capped: z
      .array(
        OrderedLine.extend({
          CartItemId: Id.describe('Id of the cart line'),
          Quantity: QuantityOut.describe('Quantity in sales units'),
        }),
      )
      .describe('Put into the cart with a lower quantity, by the stock of a phased-out or clearance material'),
    Refused: z.array(OrderedLine.extend({ Reason: NotAddedToCartReason })).describe('What was refused'),
    ItemCount: z.number().int().describe('Lines of the active cart afterwards'),
  }),
});

export const addOrderLinesToVariationList = operation({
  ...ordering,
  call: 'own-vl-12',
  name: 'addOrderLinesToVariationList',
  summary: 'Add lines of a cart, draft or order to a list',
  description:
    "Adds the materials of the active cart, of a draft or of an order to a list, with their quantities as usual quantities. The list is ListId, else a new one of `Name`, else the default list, else the favorites. Kits, gifts and fees are no lines. 404 for somebody else's cart or order, 422 `choose-list` when both ListId and Name are sent.",
  path: '/api/variation-lists/lines-from',
  failures: [403, 404, 409, 422],
  body: z.object({
    ListId: Id.optional().describe('Id of the list'),
    Name: ListName.optional().describe('Name'),
    Source: z.enum(['cart', 'draft', 'order']).describe('Where the lines come from'),
    SourceId: Id.optional().describe('Id of the draft or order; absent: the active cart'),
    CartItemIds: z.array(Id).min(1).max(MOST).optional().describe('Ids of lines of the cart or draft; absent: all'),
    LineNumbers: z
      .array(z.number().int())
      .min(1)
      .max(MOST)
      .optional()
      .describe('Numbers of lines of the order; absent: all'),
  }),
  response: z.object({
    ListId: Id.describe('Id of the list'),
    Name: z.string().describe('Name'),
    AddedCount: z.number().int().describe('How many were added'),
    AlreadyThereCount: z.number().int().describe('How many existed already'),
    NotAdded: z.array(NotAddedToList).describe('What was not added'),
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
  }),
});
