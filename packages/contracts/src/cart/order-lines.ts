import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, multilineText, QuantityOut, typedText } from '../shared/values.ts';
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
    "Adds many lines at once, each 'identifier', 'identifier;quantity' or 'identifier;quantity;unit'. Identifiers are EL, HWS or SAP numbers or EANs. Units other than the sales unit are converted (1 km is 1,000 m) or refused as `other-unit`; a carton's GTIN-14 stands for its contents, or is refused as `unknown-pieces`. All valid lines are added in one transaction. Quantities are rounded up to the packing rules, split beyond clearance stock and capped by other stock, as `ChangedQuantities` reports; lines with an error are left out and reported.",
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
