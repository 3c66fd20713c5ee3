import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, MaterialCode, Ok, QuantityIn, typedText } from '../shared/values.ts';
import { CartItem, lineKey, Note, QuantityProposal } from './cart.ts';

const change = { area: 'cart', access: 'buyer', method: 'POST' } as const;
const MOST = 2000;

export const AccountingString = typedText(60).describe('Number of a project or task of the customer');

const accountingStrings = z.object({
  ...lineKey,
  AccountingString1: AccountingString,
  AccountingString2: AccountingString,
});

export const changeAccountingStrings = operation({
  ...change,
  call: 'cart-20',
  name: 'changeAccountingStrings',
  summary: 'Change the accounting strings of a line',
  path: '/api/cart/changeAccountingStrings',
  failures: [404, 409, 422],
  body: accountingStrings,
  response: Ok,
});

export const changeAccountingStringsForProducts = operation({
  ...change,
  call: 'cart-21',
  name: 'changeAccountingStringsForProducts',
  summary: 'Change the accounting strings of many lines',
  path: '/api/cart/changeAccountingStringsForProducts',
  failures: [404, 409, 422],
  body: z.array(accountingStrings).min(1).max(MOST),
  response: Ok,
});

export const changeDirectDeliveryForProducts = operation({
  ...change,
  call: 'cart-22',
  name: 'changeDirectDeliveryForProducts',
  summary: 'Have lines delivered directly by the supplier',
  description: 'Only a material that the supplier delivers itself may be delivered directly.',
  path: '/api/cart/changeDirectDeliveryForProducts',
  failures: [404, 409, 422],
  body: z
    .array(
      z.object({
        CartItemId: Id.describe('Id of the cart line'),
        IsDirectDeliveryProduct: z.boolean().describe('Whether the supplier delivers the material directly'),
      }),
    )
    .min(1)
    .max(MOST),
  response: Ok,
});

const inCart = { area: 'cart', access: 'buyer' } as const;

export const changeNote = operation({
  ...inCart,
  call: 'cart-19',
  name: 'changeNote',
  summary: 'Change the note of a line',
  method: 'POST',
  path: '/api/cart/changeNote',
  failures: [404, 409, 422],
  body: z.object({
    ...lineKey,
    Note,
    IsAdditionalItemNote: z.boolean().default(false).describe('Whether the second note is meant'),
  }),
  response: Ok,
});

export const convertToConcept = operation({
  ...inCart,
  method: 'POST',
  call: 'cart-24',
  name: 'convertToConcept',
  summary: 'Take the suggested material instead of a line',
  description: 'In place of a line comes what the wholesaler suggests for it.',
  path: '/api/cart/convertToConcept',
  failures: [404, 409, 422],
  body: z.object({
    ItemInCart: z
      .object({
        CartItemId: Id.describe('Id of the cart line'),
        Code: MaterialCode.optional().describe('Code of the variation, as in its address'),
        Quantity: QuantityIn.optional().describe('Quantity in sales units'),
      })
      .describe('The line that is replaced'),
    ConceptSuggestion: z
      .object({
        Code: MaterialCode.describe('Code of the variation, as in its address'),
        Quantity: QuantityIn.optional().describe('Quantity in sales units'),
      })
      .describe('The material that replaces it'),
  }),
  response: z.object({ CartItem }),
});

export const PartialCartItem = z
  .object({
    Quantity: QuantityIn.optional().describe('Quantity in sales units'),
    AppliedProposal: QuantityProposal.shape.Kind.optional().describe(
      'The proposal that the user applies with this quantity',
    ),
    Note: Note.optional().describe('Note'),
    AdditionalNote: Note.optional().describe('Second note on the line'),
    AccountingString1: AccountingString.optional().describe(
      "Project of the customer that the line is accounted on; '' for none",
    ),
    AccountingString2: AccountingString.optional().describe(
      "Task of the project that the line is accounted on; '' for none",
    ),
    IsDirectDeliveryProduct: z.boolean().optional().describe('Whether the supplier delivers the material directly'),
  })
  .describe('The fields of a cart line to change; absent fields stay as they are');

export const updateManyItems = operation({
  ...inCart,
  method: 'POST',
  call: 'cart-25',
  name: 'updateManyItems',
  summary: 'Change many lines',
  description:
    'Changes many lines in one transaction, all or none. A quantity that breaks a rule leaves its line unchanged and is returned as a proposal.',
  path: '/api/cart/items/updateMany',
  failures: [404, 409, 422],
  body: z.object({
    UpdateCartItemRequest: z
      .array(PartialCartItem.extend({ CartItemId: Id.describe('Id of the cart line') }))
      .min(1)
      .max(2000)
      .describe('The lines with the fields to change'),
  }),
  response: z.object({
    CartItems: z.array(CartItem).describe('The lines'),
    Proposals: z
      .array(z.object({ CartItemId: Id.describe('Id of the cart line'), Proposal: QuantityProposal }))
      .describe('Proposals for quantities that break a rule'),
    Version: z.number().int().describe("The cart's, after the change"),
  }),
});

export const patchCartItem = operation({
  ...inCart,
  call: 'cart-38',
  name: 'patchCartItem',
  summary: 'Change a line',
  method: 'PATCH',
  path: '/api/cart/patchCartItem',
  failures: [404, 409, 422],
  query: z.object({ cartItemId: Id.describe('Id of the cart line') }),
  body: PartialCartItem,
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
