import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, multilineText, QuantityIn, QuantityOut, typedText } from '../shared/values.ts';
import { QuantityProposal } from './cart.ts';

const change = { area: 'cart', access: 'buyer', method: 'POST' } as const;
const MOST = 2000;

export const OrderLineErrorKind = z
  .enum([
    'unknown-article-number',
    'several-articles',
    'wrong-quantity',
    'other-unit',
    'unknown-pieces',
    'not-orderable',
    'out-of-stock',
    'not-allowed-in-smart-kit',
    'cart-full',
    'unexpected-error',
  ])
  .describe('Why a line could not be added');

export const addMultipleOrderLinesToCart = operation({
  ...change,
  call: 'cart-23',
  name: 'addMultipleOrderLinesToCart',
  summary: 'Add many order lines',
  description:
    "Adds many lines at once, each 'identifier', 'identifier;quantity' or 'identifier;quantity;unit'. Identifiers are EL, HWS or SAP numbers or EANs. Units other than the sales unit are converted (1 km is 1,000 m) or refused as `other-unit`; a carton's GTIN-14 adds its contents, or is refused as `unknown-pieces`. All valid lines are added in one transaction. Quantities are rounded up to the packing rules, split beyond clearance stock and capped by other stock, as `ChangedQuantities` reports; lines with an error are left out and reported.",
  path: '/api/cart/addMultipleOrderLinesToCart',
  failures: [409],
  body: z.object({
    query: z.array(multilineText(200)).min(1).max(MOST).describe('Search text'),
    hwsElOrBoth: z.enum(['hws', 'el', 'both']).default('both').describe('Trade whose numbers are looked up'),
  }),
  response: z.object({
    AddedLines: z
      .array(
        z.object({
          LineNumber: z.number().int().describe('Number of the line, from 1'),
          CartItemId: Id.describe('Id of the cart line'),
          Code: z.string().describe('Code of the variation, as in its address'),
          Quantity: QuantityOut.describe('Quantity in sales units'),
        }),
      )
      .describe('The lines that were added'),
    ChangedQuantities: z
      .array(
        z.object({
          LineNumber: z.number().int().describe('Number of the line, from 1'),
          CartItemId: Id.describe('Id of the cart line'),
          Code: z.string().describe('Code of the variation, as in its address'),
          ItemLocalMaterialName: z.string().describe("Name of the material in the caller's language"),
          RequestedQuantity: QuantityOut.describe('The quantity that was requested'),
          AddedQuantity: QuantityOut.describe('Quantity that was added'),
          Kind: QuantityProposal.shape.Kind.describe('Kind'),
          ClearanceQuantity: QuantityOut.nullable().describe(
            'Of what was added, where clearance stock covers a part only; the rest is an additional normal line',
          ),
          NormalQuantity: QuantityOut.nullable().describe('Quantity of the normal line; null without a split'),
        }),
      )
      .describe('Lines whose quantity was adjusted to the packing rules or the stock'),
    Errors: z
      .array(
        z.object({
          LineNumber: z.number().int().describe('From 1, as sent'),
          Line: z.string().describe('Number of the line, from 1'),
          Kind: OrderLineErrorKind,
          Candidates: z
            .array(
              z.object({
                Code: z.string().describe('Code of the variation, as in its address'),
                ItemLocalMaterialName: z.string().describe("Name of the material in the caller's language"),
              }),
            )
            .describe('The materials that bear the number, for several-articles; at most ten'),
        }),
      )
      .describe('Lines that could not be added'),
    ItemCount: z.number().int().describe('Number of lines'),
  }),
});

export const readOrderLinesFile = operation({
  ...change,
  call: 'own-cart-05',
  name: 'readOrderLinesFile',
  summary: 'Read order lines from a file',
  description:
    'The order lines of a CSV or XLSX file as addMultipleOrderLinesToCart takes them; changes nothing. The file is sent as the body, base64, at most 2 MB. Where it is not known which column holds the quantities, `QuantityColumns` names those that may, `Lines` is empty, and the call is to be repeated with the chosen `QuantityColumn`.',
  path: '/api/cart/readOrderLinesFile',
  changes: false,
  mostBodyBytes: 3 * 1024 * 1024,
  body: z.object({
    FileName: typedText(200).describe('Name of the file'),
    Content: z.base64().max(2_800_000).describe('The file, base64'),
    QuantityColumn: z
      .number()
      .int()
      .min(0)
      .max(1000)
      .optional()
      .describe('The column of the quantities, from 1; 0 for a file without quantities'),
  }),
  response: z.object({
    Lines: z.array(z.string()).max(MOST).describe('The lines'),
    SkippedRows: z
      .array(
        z.object({
          RowNumber: z.number().int().describe('Number of the row, from 1'),
          Text: z.string().describe('Text'),
        }),
      )
      .max(100)
      .describe('Rows of the file that are no order line, and how many more than can be taken there were'),
    RowsBeyondLimit: z.number().int().describe('Rows beyond the limit, which were left out'),
    AssumedQuantities: z
      .array(
        z.object({
          RowNumber: z.number().int().describe('Number of the row, from 1'),
          Text: z.string().describe('Text'),
          Quantity: QuantityOut.describe('Quantity in sales units'),
        }),
      )
      .max(100)
      .describe('Quantities that may be read in two ways ("1.234") and were read as the user\'s language writes them'),
    QuantityColumns: z
      .array(
        z.object({
          Column: z.number().int().describe('Number of the column, from 1'),
          Header: z.string().describe('Header of the column'),
          Samples: z.array(z.string()).describe('First values of the column'),
        }),
      )
      .max(10)
      .describe('Columns of which the user has to choose that of the quantities; none when it is known'),
  }),
});

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
          Quantity: QuantityIn.describe(
            'Quantity in sales units, or in units of what the number identifies, such as a carton',
          ),
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
