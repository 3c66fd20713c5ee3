import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, multilineText, QuantityOut, typedText } from '../shared/values.ts';
import { QuantityProposal } from './cart.ts';

const change = { area: 'cart', access: 'buyer', method: 'POST' } as const;
const MOST = 2000;

/** Why a line could not be added. */
export const OrderLineErrorKind = z.enum([
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
]);

/**
 * Adds many lines at once, each 'identifier', 'identifier;quantity' or 'identifier;quantity;unit'; identifiers are EL,
 * HWS, SAP number or EAN, and units other than the sales unit are converted (1 km is 1,000 m) or refused as `other-unit`. A carton's
 * GTIN-14 stands for what is in it, or is refused as `unknown-pieces`.
 * What can be added is added in one transaction; quantities are rounded up to the packing rules, split beyond clearance
 * stock and capped by other stock, which is told; lines with an error are told and left out. [cart-23]
 */
export const addMultipleOrderLinesToCart = operation({
  ...change,
  call: 'cart-23',
  name: 'addMultipleOrderLinesToCart',
  summary: 'Add many order lines',
  path: '/api/cart/addMultipleOrderLinesToCart',
  body: z.object({
    query: z.array(multilineText(200)).min(1).max(MOST),
    hwsElOrBoth: z.enum(['hws', 'el', 'both']).default('both'),
  }),
  response: z.object({
    AddedLines: z.array(
      z.object({ LineNumber: z.number().int(), CartItemId: Id, Code: z.string(), Quantity: QuantityOut }),
    ),
    ChangedQuantities: z.array(
      z.object({
        LineNumber: z.number().int(),
        CartItemId: Id,
        Code: z.string(),
        ItemLocalMaterialName: z.string(),
        RequestedQuantity: QuantityOut,
        AddedQuantity: QuantityOut,
        Kind: QuantityProposal.shape.Kind,
        /** Of what was added, where clearance stock covers a part only; the rest is an additional normal line. */
        ClearanceQuantity: QuantityOut.nullable(),
        NormalQuantity: QuantityOut.nullable(),
      }),
    ),
    Errors: z.array(
      z.object({
        /** From 1, as sent. */
        LineNumber: z.number().int(),
        Line: z.string(),
        Kind: OrderLineErrorKind,
        /** The materials that bear the number, for several-articles; at most ten. */
        Candidates: z.array(z.object({ Code: z.string(), ItemLocalMaterialName: z.string() })),
      }),
    ),
    ItemCount: z.number().int(),
  }),
});

/**
 * The order lines of a CSV or XLSX file as addMultipleOrderLinesToCart takes them; changes nothing. The file is sent
 * as the body, base64, at most 2 MB. Where it is not known which column holds the quantities, `QuantityColumns` names those
 * that may, `Lines` is empty, and the call is to be repeated with the chosen `QuantityColumn`.
 */
export const readOrderLinesFile = operation({
  ...change,
  call: 'own-cart-05',
  name: 'readOrderLinesFile',
  summary: 'Read order lines from a file',
  path: '/api/cart/readOrderLinesFile',
  changes: false,
  mostBodyBytes: 3 * 1024 * 1024,
  body: z.object({
    FileName: typedText(200),
    Content: z.base64().max(2_800_000),
    /** The column of the quantities, from 1; 0 for a file without quantities. */
    QuantityColumn: z.number().int().min(0).max(1000).optional(),
  }),
  response: z.object({
    Lines: z.array(z.string()).max(MOST),
    /** Rows of the file that are no order line, and how many more than can be taken there were. */
    SkippedRows: z.array(z.object({ RowNumber: z.number().int(), Text: z.string() })).max(100),
    RowsBeyondLimit: z.number().int(),
    /** Quantities that may be read in two ways ("1.234") and were read as the user's language writes them. */
    AssumedQuantities: z
      .array(z.object({ RowNumber: z.number().int(), Text: z.string(), Quantity: QuantityOut }))
      .max(100),
    /** Columns of which the user has to choose that of the quantities; none when it is known. */
    QuantityColumns: z
      .array(z.object({ Column: z.number().int(), Header: z.string(), Samples: z.array(z.string()) }))
      .max(10),
  }),
});
