import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, MaterialCode, multilineText, Ok, QuantityIn, QuantityOut, typedText } from '../shared/values.ts';
import { CartItem, lineKey, Note, QuantityProposal } from './cart.ts';

const change = { area: 'cart', access: 'buyer', method: 'POST' } as const;
const MOST = 2000;

export const AccountingString = typedText(60);

const accountingStrings = z.object({
  ...lineKey,
  AccountingString1: AccountingString,
  AccountingString2: AccountingString,
});

/** [cart-20] */
export const changeAccountingStrings = operation({
  ...change,
  call: 'cart-20',
  name: 'changeAccountingStrings',
  summary: 'Change the accounting strings of a line',
  path: '/api/cart/changeAccountingStrings',
  body: accountingStrings,
  response: Ok,
});

/** [cart-21] */
export const changeAccountingStringsForProducts = operation({
  ...change,
  call: 'cart-21',
  name: 'changeAccountingStringsForProducts',
  summary: 'Change the accounting strings of many lines',
  path: '/api/cart/changeAccountingStringsForProducts',
  body: z.array(accountingStrings).min(1).max(MOST),
  response: Ok,
});

/** Only a material that the supplier delivers itself may be delivered directly. [cart-22] */
export const changeDirectDeliveryForProducts = operation({
  ...change,
  call: 'cart-22',
  name: 'changeDirectDeliveryForProducts',
  summary: 'Have lines delivered directly by the supplier',
  path: '/api/cart/changeDirectDeliveryForProducts',
  body: z
    .array(z.object({ CartItemId: Id, IsDirectDeliveryProduct: z.boolean() }))
    .min(1)
    .max(MOST),
  response: Ok,
});

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

/** In place of a line comes what the wholesaler suggests for it. [cart-24] */
export const convertToConcept = operation({
  ...change,
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
  call: 'cart-25',
  name: 'updateManyItems',
  summary: 'Change many lines',
  path: '/api/cart/items/updateMany',
  body: z.object({
    UpdateCartItemRequest: z
      .array(PartialCartItem.extend({ CartItemId: Id }))
      .min(1)
      .max(MOST),
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

/** Puts kits of the user's company into the cart: for each a line of the kit with its materials below it. [cart-26] */
export const addKitsToCart = operation({
  ...change,
  call: 'cart-26',
  name: 'addKitsToCart',
  summary: 'Add kits to the cart',
  path: '/api/cart/addKitsToCart',
  body: z.object({ KitIds: z.array(Id).min(1).max(100) }),
  response: z.object({ CartItems: z.array(CartItem), ItemCount: z.number().int() }),
});
