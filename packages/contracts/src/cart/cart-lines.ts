import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, MaterialCode, Ok, QuantityIn, QuantityOut } from '../shared/values.ts';
import { AdditionKey } from './bulk-additions.ts';
import { CartItem, lineKey, QuantityProposal } from './cart.ts';

const inCart = { area: 'cart', access: 'buyer' } as const;

export const addToCart = operation({
  ...inCart,
  call: 'cart-10',
  name: 'addToCart',
  summary: 'Add a material to the cart',
  description:
    'Adds a material to the active cart; a quantity that breaks the packing rules is rounded up and reported.',
  method: 'POST',
  path: '/api/cart/addToCart',
  failures: [404, 409, 422],
  body: z.object({
    Code: MaterialCode.describe('Code of the variation, as in its address'),
    Quantity: QuantityIn.describe('Quantity in sales units'),
    CabelRemnantValue: QuantityIn.nullish().describe(
      'Length of the cable remnant in sales units; null for material from the reel. Spelled as in the specification',
    ),
    ShouldReturnCartItem: z.boolean().default(false).describe('Whether to include the line in the response'),
    IdempotencyKey: AdditionKey.optional().describe(
      'Key of this addition: a repeated call with the same key is answered as the first and adds nothing. 422 `idempotency-key-used` for another material or quantity',
    ),
  }),
  response: z.object({
    CartItemId: Id.describe('Id of the cart line'),
    FastboxZone: z.string().nullable().describe("Express-box zone of the cart's address; null outside of every zone"),
    IsMaxi: z.boolean().describe('Whether the express box becomes a large one'),
    IsRounded: z.boolean().describe('Whether the requested quantity broke the packing rules and was rounded up'),
    IsCableCut: z.boolean().describe('Whether cable will be cut, since the quantity is no multiple of the package'),
    IsCapped: z
      .boolean()
      .describe('Whether the stock of a phased-out material or of the express box limits the quantity'),
    RequestedQuantity: z.number().describe('The quantity that was requested'),
    AddedQuantity: z.number().describe('Quantity that this call added; 0 when the limit was reached already'),
    LineQuantity: z.number().describe('Quantity of the line after the call'),
    AdditionalLine: z
      .object({
        CartItemId: Id.describe('Id of the cart line'),
        AddedQuantity: QuantityOut.describe('Quantity that was added'),
        LineQuantity: QuantityOut.describe('Quantity of the line now'),
      })
      .nullable()
      .describe("The normal line that took what clearance stock doesn't cover; null where nothing was split"),
    ItemCount: z.number().int().describe('Number of lines'),
    CartItem: CartItem.nullable().describe('The line'),
  }),
});

export const changeQuantity = operation({
  ...inCart,
  call: 'cart-13',
  name: 'changeQuantity',
  summary: 'Change the quantity of a line',
  description: 'Leaves the line as it is and answers with a proposal where the quantity breaks a rule.',
  method: 'POST',
  path: '/api/cart/changeQuantity',
  failures: [404, 409, 422],
  body: z.object({
    ...lineKey,
    Quantity: QuantityIn.describe('Quantity in sales units'),
    AppliedProposal: QuantityProposal.shape.Kind.optional().describe(
      'The proposal that the user applies with this quantity',
    ),
  }),
  /** Version: the cart's, after the change. */
  response: z.object({
    CartItem,
    Proposal: QuantityProposal.nullable().describe(
      'What the line rules propose instead; null when the quantity is accepted',
    ),
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
  }),
});

export const removeFromCart = operation({
  ...inCart,
  call: 'cart-11',
  name: 'removeFromCart',
  summary: 'Remove a line',
  description:
    'Takes a line out; it can be brought back with restoreRemovedLines. A kit goes with its materials: where these are to stay (ShouldRemoveChildItems false) it is refused, 422.',
  method: 'DELETE',
  path: '/api/cart/removeFromCart',
  failures: [404, 409, 422],
  body: z.object({
    ...lineKey,
    Quantity: QuantityIn.default(0).describe('A line is removed whole: anything but 0 is refused, 422'),
    ShouldRemoveChildItems: z.boolean().default(true).describe('Whether the materials of a kit are removed with it'),
    isOnClearanceSale: z
      .boolean()
      .optional()
      .describe('What the caller takes the line for; the other kind of line is refused, 409'),
  }),
  response: Ok,
});

export const removeItemsFromCart = operation({
  ...inCart,
  call: 'cart-12',
  name: 'removeItemsFromCart',
  summary: 'Remove many lines',
  description: 'Takes many lines out; a kit that lost all its children goes too.',
  method: 'DELETE',
  path: '/api/cart/remove-items-from-cart',
  failures: [404, 409, 422],
  body: z.array(z.object(lineKey)).min(1).max(2000),
  response: Ok,
});

export const restoreRemovedLines = operation({
  ...inCart,
  call: 'own-cart-01',
  name: 'restoreRemovedLines',
  summary: 'Undo a removal',
  description: 'Brings removed lines of the active cart back as they were: the undo of a removal.',
  method: 'POST',
  path: '/api/cart/restoreRemovedLines',
  failures: [422],
  body: z.object({ CartItemIds: z.array(Id).min(1).max(2000).describe('Ids of the cart lines') }),
  response: z.object({ RestoredCount: z.number().int().describe('How many lines were restored') }),
});

export const emptyCart = operation({
  ...inCart,
  call: 'cart-35',
  name: 'emptyCart',
  summary: 'Remove every line',
  method: 'POST',
  path: '/api/cart/emptyCart',
  isAudited: true,
  response: Ok,
});

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
