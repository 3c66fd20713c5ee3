import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Instant, Ok, typedText } from '../shared/values.ts';
import { Cart, CartDetails, DeliveryType } from './cart.ts';

const change = { area: 'cart', access: 'buyer', method: 'POST' } as const;
const name = typedText(80);

export const OrderDraft = z
  .object({
    CartId: Id.describe('Id of the cart'),
    Name: z.string().describe('Name of the draft'),
    CartType: DeliveryType,
    ItemCount: z.number().int().describe('Number of lines'),
    Modified: Instant.describe('When it was last changed'),
    IsReady: z.boolean().describe('Whether the cart was marked as ready to be ordered'),
    IsActive: z.boolean().describe('Whether it is the active one'),
    SoldTo: z.string().describe('Number of the sold-to account'),
    SoldToName: z.string().describe('Name of the sold-to account'),
    ProjectNumber: z.string().describe("Number of the project; '' for none"),
  })
  .describe('A cart that was put aside, or the active one once it has been saved');
export type OrderDraft = z.infer<typeof OrderDraft>;

export const getDrafts = operation({
  ...change,
  call: 'cart-02',
  name: 'getDrafts',
  summary: 'The order drafts',
  description: "The user's order drafts, newest first; at most 500.",
  method: 'GET',
  path: '/api/cart/drafts',
  response: z.array(OrderDraft),
});

export const renameDraft = operation({
  ...change,
  call: 'own-cart-02',
  name: 'renameDraft',
  summary: 'Rename an order draft',
  description: 'A draft gets another name; an empty one changes nothing and sets the invalid-name flag.',
  method: 'PUT',
  path: '/api/cart/drafts/:id',
  failures: [404],
  isAudited: true,
  params: z.object({ id: Id.describe('Id') }),
  body: z.object({ Name: name.describe('Name') }),
  response: z.object({ IsNameInvalid: z.boolean().describe('Whether the name was empty and therefore not saved') }),
});

export const deleteDraft = operation({
  ...change,
  call: 'own-cart-03',
  name: 'deleteDraft',
  summary: 'Delete an order draft',
  description: 'A draft goes for good; the active cart is left by deleteCurrentCart instead.',
  method: 'DELETE',
  path: '/api/cart/drafts/:id',
  failures: [404, 422],
  isAudited: true,
  params: z.object({ id: Id.describe('Id') }),
  response: Ok,
});

export const restoreDraft = operation({
  ...change,
  call: 'own-cart-04',
  name: 'restoreDraft',
  summary: 'Undo the deletion of a draft or cart',
  description:
    'A deleted draft comes back as it was: the undo of deleteDraft, deleteCurrentCart and discardCurrentCart.',
  path: '/api/cart/drafts/:id/restore',
  failures: [404],
  isAudited: true,
  params: z.object({ id: Id.describe('Id') }),
  response: Ok,
});

export const setReadyFlags = operation({
  ...change,
  call: 'cart-27',
  name: 'setReadyFlags',
  summary: 'Mark carts as ready',
  description:
    'Marks carts as ready to be ordered, or removes the mark. A cart that was never saved becomes a draft only with `ForceSave`; without it the result of that cart is `not-saved`.',
  path: '/api/cart/setReadyFlags',
  isAudited: true,
  body: z.object({
    CartIds: z.array(Id).min(1).max(100).describe('Ids of the carts'),
    ReadyState: z.boolean().describe('Whether the cart is ready to be ordered'),
    ForceSave: z.boolean().default(false).describe('Whether to save carts that were never saved'),
  }),
  response: z.array(
    z.object({
      CartId: Id.describe('Id of the cart'),
      ReadyState: z.boolean().describe('Whether the cart is ready to be ordered'),
      IsChanged: z.boolean().describe('Whether it was changed'),
      Problem: z
        .enum(['not-found', 'not-saved', 'empty'])
        .nullable()
        .describe('Why the cart was not changed; null when it was'),
    }),
  ),
});

export const setActiveCartId = operation({
  ...change,
  call: 'cart-28',
  name: 'setActiveCartId',
  summary: 'Make a cart the active one',
  description: "Makes one of the user's own open carts the active one; the previous one becomes a draft.",
  path: '/api/cart/setActiveCartId',
  failures: [404, 409, 422],
  isAudited: true,
  body: z.object({ CartId: Id.describe('Id of the cart') }),
  response: CartDetails,
});

export const setDraftAsCurrentCart = operation({
  ...change,
  call: 'cart-29',
  name: 'setDraftAsCurrentCart',
  summary: 'Load a draft in place of the present cart',
  description: 'Loads a draft as the active cart. An unsaved active cart is discarded.',
  path: '/api/cart/setDraftAsCurrentCart',
  failures: [404, 409, 422],
  isAudited: true,
  body: z.object({ draftId: Id.describe('Id of the draft') }),
  response: CartDetails,
});

export const saveCartAsOrderDraftAndCreateNewCart = operation({
  ...change,
  call: 'cart-31',
  name: 'saveCartAsOrderDraftAndCreateNewCart',
  summary: 'Save the cart as a draft and begin a new one',
  description: 'DriveIn begins a cart that is picked up, as changeCartDeliveryType does.',
  path: '/api/cart/saveCartAsOrderDraftAndCreateNewCart',
  failures: [404, 409, 422],
  isAudited: true,
  body: z.object({
    orderName: name.describe('Name of the order'),
    newCartDeliveryType: DeliveryType.default('Normal').describe('How the new cart is delivered'),
  }),
  response: Cart,
});

export const saveCartAsOrderDraftAndLoadDraft = operation({
  ...change,
  call: 'cart-32',
  name: 'saveCartAsOrderDraftAndLoadDraft',
  summary: 'Save the cart as a draft and load another',
  path: '/api/cart/saveCartAsOrderDraftAndLoadDraft',
  failures: [404, 409, 422],
  isAudited: true,
  body: z.object({ draftId: Id.describe('Id of the draft'), orderName: name.describe('Name of the order') }),
  response: Cart,
});

export const saveCartAsOrderDraftAndCreateNewFastboxCart = operation({
  ...change,
  call: 'cart-33',
  name: 'saveCartAsOrderDraftAndCreateNewFastboxCart',
  summary: 'Begin a new express-box cart',
  description: 'SaveCart false discards the present cart instead of keeping it as a draft named PrevCartName.',
  path: '/api/cart/saveCartAsOrderDraftAndCreateNewFastboxCart',
  failures: [404, 409, 422],
  isAudited: true,
  body: z.object({
    PrevCartName: name.default('').describe('Name under which the present cart is saved'),
    SaveCart: z.boolean().describe('Whether to save the present cart as a draft'),
    OrderName: name.default('').describe('Name of the order'),
    ContactPerson: typedText(80).optional().describe('Name of the contact person for the delivery'),
    ContactPhoneNumber: typedText(40).optional().describe('Telephone number of the contact person'),
    Project: typedText(40).optional().describe("Number of one of the account's projects; empty: none"),
    DeliveryAddress: typedText(60).optional().describe("Id of one of the account's addresses"),
  }),
  response: Cart,
});
