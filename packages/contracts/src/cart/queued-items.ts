import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, QuantityIn, QuantityOut, typedText } from '../shared/values.ts';
import { QuantityProposal } from './cart.ts';
import { OrderLineErrorKind } from './order-lines.ts';

/** Days for which the server knows the key of an addition; clients must not repeat an addition that is older. */
export const QUEUE_KEY_DAYS = 30;
export const MOST_QUEUED_AT_ONCE = 50;

export const AdditionKey = z
  .uuid()
  .describe(
    `Idempotency key of one addition, made by the client. For ${QUEUE_KEY_DAYS} days the same key of the same user adds nothing again`,
  );

export const addQueuedItems = operation({
  call: 'own-cart-09',
  name: 'addQueuedItems',
  area: 'cart',
  access: 'buyer',
  method: 'POST',
  path: '/api/cart/addQueuedItems',
  summary: 'Add what was queued offline',
  description:
    'Adds what a user put into the cart while their device was offline, in the order sent, in one transaction. Every entry has an idempotency key: entries that were added before are answered with what was added then (`IsRepeated`) and add nothing. Entries that can not be added are reported with the reason, and the others are added. 409 `queue-of-another` when the entries belong to another user than the one who is signed in; 422 `idempotency-key-used` when a key was used for another material or quantity.',
  failures: [409, 422],
  body: z.object({
    ContactId: Id.describe('Id of the contact who put the entries into the queue'),
    Entries: z
      .array(
        z.object({
          Key: AdditionKey,
          Identifier: typedText(60)
            .min(1)
            .describe('EL, HWS or SAP number, EAN, GTIN of a carton, or code of a variation'),
          Quantity: QuantityIn.describe('Quantity in sales units, or in what the number stands for, such as a carton'),
        }),
      )
      .min(1)
      .max(MOST_QUEUED_AT_ONCE)
      .refine((entries) => new Set(entries.map(({ Key }) => Key)).size === entries.length, 'has the same key twice')
      .describe('The entries in the order in which they were queued'),
  }),
  response: z.object({
    Results: z
      .array(
        z.object({
          Key: AdditionKey,
          Outcome: z.enum(['added', 'refused']).describe('Whether the entry is in the cart now'),
          IsRepeated: z.boolean().describe('Whether an earlier call added the entry'),
          Code: z.string().nullable().describe('Code of the variation; null for refused entries'),
          AddedQuantity: QuantityOut.describe('Quantity that was added; 0 for refused entries'),
          ChangedBy: QuantityProposal.shape.Kind.nullable().describe(
            'Rule that changed the quantity of the material; null when it was added as requested',
          ),
          Reason: OrderLineErrorKind.nullable().describe('Why the entry was refused; null for added ones'),
        }),
      )
      .describe('One for each entry, in the order sent'),
    ItemCount: z.number().int().describe('Number of lines'),
  }),
});
