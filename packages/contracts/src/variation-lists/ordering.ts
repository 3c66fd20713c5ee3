import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, QuantityIn, QuantityOut } from '../shared/values.ts';
import { NotAddedToList } from './lines.ts';
import { ListName, ofList } from './list.ts';

const ordering = { area: 'variation lists', access: 'buyer', method: 'POST' } as const;

/** Most lines that one call puts into the cart. */
const MOST = 2000;

/** Why a line can't be put into the cart. */
export const NotAddedToCartReason = z.enum([
  'blocked',
  'obsolete',
  'not-sold-here',
  'sold-out',
  'quantity',
  'not-in-this-cart',
  'cart-full',
  'unavailable',
]);

const OrderedLine = z.object({
  LineId: Id,
  Code: z.string(),
  Name: z.string(),
  /** Sales units that were asked for: sent, else the usual quantity, else the least that can be ordered. */
  Asked: QuantityOut,
});

/**
 * Puts lines of a list into the active cart in one transaction: all, or those of `Lines` with their quantity. Each
 * quantity obeys the packing rules and the stock as addToCart does. Every line is in exactly one part of the response;
 * what is hidden from the caller is not a line. 404 for a LineId that the list does not have, 422 `too-many-lines` beyond
 * 2,000 lines.
 */
export const addListToCart = operation({
  ...ordering,
  call: 'own-vl-11',
  name: 'addListToCart',
  summary: 'Put lines of a list into the cart',
  path: '/api/variation-lists/:id/addToCart',
  params: ofList,
  body: z.object({
    /** Absent: all lines of the list. */
    Lines: z
      .array(z.object({ LineId: Id, Quantity: QuantityIn.optional() }))
      .min(1)
      .max(MOST)
      .optional(),
  }),
  response: z.object({
    /** Put into the cart with the quantity that was asked for. */
    Added: z.array(OrderedLine.extend({ CartItemId: Id, Quantity: QuantityOut })),
    /** Put into the cart with a higher quantity, by the packing rules. */
    Rounded: z.array(OrderedLine.extend({ CartItemId: Id, Quantity: QuantityOut })),
    /** Put into the cart with a lower quantity, by the stock of a phased-out or clearance material. */
    Capped: z.array(OrderedLine.extend({ CartItemId: Id, Quantity: QuantityOut })),
    Refused: z.array(OrderedLine.extend({ Reason: NotAddedToCartReason })),
    /** Lines of the active cart afterwards. */
    ItemCount: z.number().int(),
  }),
});

/**
 * Adds the materials of the active cart, of a draft or of an order to a list, with their quantities as usual quantities.
 * The list is ListId, else a new one of `Name`, else the default list, else the favorites. Kits, gifts and fees are no
 * lines. 404 for somebody else's cart or order, 422 `choose-list` when both ListId and Name are sent.
 */
export const addOrderLinesToVariationList = operation({
  ...ordering,
  call: 'own-vl-12',
  name: 'addOrderLinesToVariationList',
  summary: 'Add lines of a cart, draft or order to a list',
  path: '/api/variation-lists/lines-from',
  body: z.object({
    ListId: Id.optional(),
    Name: ListName.optional(),
    Source: z.enum(['cart', 'draft', 'order']),
    /** Id of the draft or order; absent: the active cart. */
    SourceId: Id.optional(),
    /** Ids of lines of the cart or draft; absent: all. */
    CartItemIds: z.array(Id).min(1).max(MOST).optional(),
    /** Numbers of lines of the order; absent: all. */
    LineNumbers: z.array(z.number().int()).min(1).max(MOST).optional(),
  }),
  response: z.object({
    ListId: Id,
    Name: z.string(),
    AddedCount: z.number().int(),
    AlreadyThereCount: z.number().int(),
    NotAdded: z.array(NotAddedToList),
    Version: z.number().int(),
  }),
});
