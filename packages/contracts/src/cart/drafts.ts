import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Instant, Ok, typedText } from '../shared/values.ts';
import { Cart, CartDetails, DeliveryType } from './cart.ts';

const change = { area: 'cart', access: 'buyer', method: 'POST' } as const;
const name = typedText(80);

/** A cart that was put aside, or the active one once it has been saved. */
export const OrderDraft = z.object({
  CartId: Id,
  Name: z.string(),
  CartType: DeliveryType,
  ItemCount: z.number().int(),
  Modified: Instant,
  IsReady: z.boolean(),
  IsActive: z.boolean(),
  SoldTo: z.string(),
  SoldToName: z.string(),
  ProjectNumber: z.string(),
});
export type OrderDraft = z.infer<typeof OrderDraft>;

/** The user's order drafts, newest first; at most 500. [cart-02] */
export const getDrafts = operation({
  ...change,
  call: 'cart-02',
  name: 'getDrafts',
  summary: 'The order drafts',
  method: 'GET',
  path: '/api/cart/drafts',
  response: z.array(OrderDraft),
});

/** A draft gets another name; an empty one changes nothing and sets the invalid-name flag. */
export const renameDraft = operation({
  ...change,
  call: 'own-cart-02',
  name: 'renameDraft',
  summary: 'Rename an order draft',
  method: 'PUT',
  path: '/api/cart/drafts/:id',
  isAudited: true,
  params: z.object({ id: Id }),
  body: z.object({ Name: name }),
  response: z.object({ IsNameInvalid: z.boolean() }),
});

/** A draft goes for good; the active cart is left by deleteCurrentCart instead. */
export const deleteDraft = operation({
  ...change,
  call: 'own-cart-03',
  name: 'deleteDraft',
  summary: 'Delete an order draft',
  method: 'DELETE',
  path: '/api/cart/drafts/:id',
  isAudited: true,
  params: z.object({ id: Id }),
  response: Ok,
});

/** A deleted draft comes back as it was: the undo of deleteDraft, deleteCurrentCart and discardCurrentCart. */
export const restoreDraft = operation({
  ...change,
  call: 'own-cart-04',
  name: 'restoreDraft',
  summary: 'Undo the deletion of a draft or cart',
  path: '/api/cart/drafts/:id/restore',
  isAudited: true,
  params: z.object({ id: Id }),
  response: Ok,
});

/**
 * Marks carts as ready to be ordered, or takes the mark off. A cart that was never saved becomes a draft only with
 * ForceSave; without it that cart's result says so and it stays. [cart-27]
 */
export const setReadyFlags = operation({
  ...change,
  call: 'cart-27',
  name: 'setReadyFlags',
  summary: 'Mark carts as ready',
  path: '/api/cart/setReadyFlags',
  isAudited: true,
  body: z.object({
    CartIds: z.array(Id).min(1).max(100),
    ReadyState: z.boolean(),
    ForceSave: z.boolean().default(false),
  }),
  response: z.array(
    z.object({
      CartId: Id,
      ReadyState: z.boolean(),
      IsChanged: z.boolean(),
      Problem: z.enum(['not-found', 'not-saved', 'empty']).nullable(),
    }),
  ),
});

/** Makes one of the user's own open carts the active one; the one before is kept as a draft. [cart-28] */
export const setActiveCartId = operation({
  ...change,
  call: 'cart-28',
  name: 'setActiveCartId',
  summary: 'Make a cart the active one',
  path: '/api/cart/setActiveCartId',
  isAudited: true,
  body: z.object({ CartId: Id }),
  response: CartDetails,
});

/** Loads a draft; an unsaved cart before it is discarded, as the user was asked. [cart-29] */
export const setDraftAsCurrentCart = operation({
  ...change,
  call: 'cart-29',
  name: 'setDraftAsCurrentCart',
  summary: 'Load a draft in place of the present cart',
  path: '/api/cart/setDraftAsCurrentCart',
  isAudited: true,
  body: z.object({ draftId: Id }),
  response: CartDetails,
});

/** DriveIn begins a cart that is picked up, as changeCartDeliveryType does. [cart-31] */
export const saveCartAsOrderDraftAndCreateNewCart = operation({
  ...change,
  call: 'cart-31',
  name: 'saveCartAsOrderDraftAndCreateNewCart',
  summary: 'Save the cart as a draft and begin a new one',
  path: '/api/cart/saveCartAsOrderDraftAndCreateNewCart',
  isAudited: true,
  body: z.object({ orderName: name, newCartDeliveryType: DeliveryType.default('Normal') }),
  response: Cart,
});

/** [cart-32] */
export const saveCartAsOrderDraftAndLoadDraft = operation({
  ...change,
  call: 'cart-32',
  name: 'saveCartAsOrderDraftAndLoadDraft',
  summary: 'Save the cart as a draft and load another',
  path: '/api/cart/saveCartAsOrderDraftAndLoadDraft',
  isAudited: true,
  body: z.object({ draftId: Id, orderName: name }),
  response: Cart,
});

/** SaveCart false discards the present cart instead of keeping it as a draft named PrevCartName. [cart-33] */
export const saveCartAsOrderDraftAndCreateNewFastboxCart = operation({
  ...change,
  call: 'cart-33',
  name: 'saveCartAsOrderDraftAndCreateNewFastboxCart',
  summary: 'Begin a new express-box cart',
  path: '/api/cart/saveCartAsOrderDraftAndCreateNewFastboxCart',
  isAudited: true,
  body: z.object({
    PrevCartName: name.default(''),
    SaveCart: z.boolean(),
    OrderName: name.default(''),
    ContactPerson: typedText(80).optional(),
    ContactPhoneNumber: typedText(40).optional(),
    /** Number of one of the account's projects; empty: none. */
    Project: typedText(40).optional(),
    /** Id of one of the account's addresses. */
    DeliveryAddress: typedText(60).optional(),
  }),
  response: Cart,
});
