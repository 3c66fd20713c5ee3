import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, MaterialCode, Ok, QuantityIn, QuantityOut } from '../shared/values.ts';
import { CartItem, lineKey, Note, QuantityProposal } from './cart.ts';
import { AccountingString } from './line-accounting.ts';

const change = { area: 'cart', access: 'buyer' } as const;

/** Adds a material to the active cart; a quantity that breaks the packing rules is rounded up and reported. [cart-10] */
export const addToCart = operation({
  ...change,
  call: 'cart-10',
  name: 'addToCart',
  summary: 'Add a material to the cart',
  method: 'POST',
  path: '/api/cart/addToCart',
  body: z.object({
    Code: MaterialCode,
    Quantity: QuantityIn,
    CabelRemnantValue: QuantityIn.nullish(),
    ShouldReturnCartItem: z.boolean().default(false),
  }),
  response: z.object({
    CartItemId: Id,
    FastboxZone: z.string().nullable(),
    IsMaxi: z.boolean(),
    /** The quantity asked for broke the packing rules and was rounded up. */
    IsRounded: z.boolean(),
    /** Cable will be cut: the quantity is no multiple of the package. */
    IsCableCut: z.boolean(),
    /** The stock of a phased-out material or of the express box caps the quantity. */
    IsCapped: z.boolean(),
    RequestedQuantity: z.number(),
    /** What this call added; 0 when a cap left no room. */
    AddedQuantity: z.number(),
    /** What the line holds now. */
    LineQuantity: z.number(),
    /** The normal line that took what clearance stock doesn't cover; null where nothing was split. */
    AdditionalLine: z.object({ CartItemId: Id, AddedQuantity: QuantityOut, LineQuantity: QuantityOut }).nullable(),
    ItemCount: z.number().int(),
    CartItem: CartItem.nullable(),
  }),
});

/** Leaves the line as it is and answers with a proposal where the quantity breaks a rule. [cart-13] */
export const changeQuantity = operation({
  ...change,
  call: 'cart-13',
  name: 'changeQuantity',
  summary: 'Change the quantity of a line',
  method: 'POST',
  path: '/api/cart/changeQuantity',
  body: z.object({
    ...lineKey,
    Quantity: QuantityIn,
    /** The proposal that the user applies with this quantity. */
    AppliedProposal: QuantityProposal.shape.Kind.optional(),
  }),
  /** Version: the cart's, after the change. */
  response: z.object({ CartItem, Proposal: QuantityProposal.nullable(), Version: z.number().int() }),
});

/**
 * Takes a line out; it can be brought back with restoreRemovedLines. A kit goes with its materials: where these are to
 * stay (ShouldRemoveChildItems false) it is refused, 422. [cart-11]
 */
export const removeFromCart = operation({
  ...change,
  call: 'cart-11',
  name: 'removeFromCart',
  summary: 'Remove a line',
  method: 'DELETE',
  path: '/api/cart/removeFromCart',
  body: z.object({
    ...lineKey,
    /** A line is removed whole: anything but 0 is refused, 422. */
    Quantity: QuantityIn.default(0),
    ShouldRemoveChildItems: z.boolean().default(true),
    /** What the caller takes the line for; the other kind of line is refused, 409. */
    isOnClearanceSale: z.boolean().optional(),
  }),
  response: Ok,
});

/** Takes many lines out; a kit that lost all its children goes too. [cart-12] */
export const removeItemsFromCart = operation({
  ...change,
  call: 'cart-12',
  name: 'removeItemsFromCart',
  summary: 'Remove many lines',
  method: 'DELETE',
  path: '/api/cart/remove-items-from-cart',
  body: z.array(z.object(lineKey)).min(1).max(2000),
  response: Ok,
});

/** Brings removed lines of the active cart back as they were: the undo of a removal. */
export const restoreRemovedLines = operation({
  ...change,
  call: 'own-cart-01',
  name: 'restoreRemovedLines',
  summary: 'Undo a removal',
  method: 'POST',
  path: '/api/cart/restoreRemovedLines',
  body: z.object({ CartItemIds: z.array(Id).min(1).max(2000) }),
  response: z.object({ RestoredCount: z.number().int() }),
});

/** [cart-35] */
export const emptyCart = operation({
  ...change,
  call: 'cart-35',
  name: 'emptyCart',
  summary: 'Remove every line',
  method: 'POST',
  path: '/api/cart/emptyCart',
  isAudited: true,
  response: Ok,
});

/** [cart-19] */
export const changeNote = operation({
  ...change,
  call: 'cart-19',
  name: 'changeNote',
  summary: 'Change the note of a line',
  method: 'POST',
  path: '/api/cart/changeNote',
  body: z.object({ ...lineKey, Note, IsAdditionalItemNote: z.boolean().default(false) }),
  response: Ok,
});

/** In place of a line comes what the wholesaler suggests for it. [cart-24] */
export const convertToConcept = operation({
  ...change,
  method: 'POST',
  call: 'cart-24',
  name: 'convertToConcept',
  summary: 'Take the suggested material instead of a line',
  path: '/api/cart/convertToConcept',
  body: z.object({
    ItemInCart: z.object({ CartItemId: Id, Code: MaterialCode.optional(), Quantity: QuantityIn.optional() }),
    ConceptSuggestion: z.object({ Code: MaterialCode, Quantity: QuantityIn.optional() }),
  }),
  response: z.object({ CartItem }),
});

export const PartialCartItem = z.object({
  Quantity: QuantityIn.optional(),
  /** The proposal that the user applies with this quantity. */
  AppliedProposal: QuantityProposal.shape.Kind.optional(),
  Note: Note.optional(),
  AdditionalNote: Note.optional(),
  AccountingString1: AccountingString.optional(),
  AccountingString2: AccountingString.optional(),
  IsDirectDeliveryProduct: z.boolean().optional(),
});

/** All or none, in one transaction. A quantity that breaks a rule leaves its line and is told as a proposal. [cart-25] */
export const updateManyItems = operation({
  ...change,
  method: 'POST',
  call: 'cart-25',
  name: 'updateManyItems',
  summary: 'Change many lines',
  path: '/api/cart/items/updateMany',
  body: z.object({
    UpdateCartItemRequest: z
      .array(PartialCartItem.extend({ CartItemId: Id }))
      .min(1)
      .max(2000),
  }),
  response: z.object({
    CartItems: z.array(CartItem),
    Proposals: z.array(z.object({ CartItemId: Id, Proposal: QuantityProposal })),
    /** The cart's, after the change. */
    Version: z.number().int(),
  }),
});

/** [cart-38] */
export const patchCartItem = operation({
  ...change,
  call: 'cart-38',
  name: 'patchCartItem',
  summary: 'Change a line',
  method: 'PATCH',
  path: '/api/cart/patchCartItem',
  query: z.object({ cartItemId: Id }),
  body: PartialCartItem,
  /** Version: the cart's, after the change. */
  response: z.object({ CartItem, Proposal: QuantityProposal.nullable(), Version: z.number().int() }),
});
