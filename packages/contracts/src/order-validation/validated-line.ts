import { LINE_DIFFERENCES } from '@grossist/domain';
import { z } from 'zod';
import { AmountOut, CalendarDate, Id, QuantityOut, SapMaterialNumber } from '../shared/values.ts';
import { NumberKind, ValidatedLineStatus } from './values.ts';

/**
 * By which of the line's numbers a material was found; `own`: as this customer has ordered it before, `other`: by a
 * number that the document says is of another kind, which only suggests it.
 */
export const MatchedBy = z.enum([...NumberKind.options, 'own', 'other', 'words', 'replacement', 'hand']);
export type MatchedBy = z.infer<typeof MatchedBy>;

/** A material that a line may mean. */
export const LineVariation = z.object({
  ItemSAPMaterialNumber: SapMaterialNumber,
  IsSelected: z.boolean(),
  Code: z.string(),
  Url: z.string(),
  ImageUrl: z.string(),
  Name: z.string(),
  TypeDesignation: z.string(),
  ELNumber: z.string(),
  HWSNumber: z.string(),
  EAN: z.string(),
  SupplierName: z.string(),
  SupplierNumber: z.string(),
  SalesUnit: z.string(),
  MinQuantity: QuantityOut,
  Multiplum: QuantityOut,
  PackageSize: QuantityOut,
  IsPhasedOut: z.boolean(),
  /** Not blocked, not obsolete. */
  IsSold: z.boolean(),
  MatchedBy,
});
export type LineVariation = z.infer<typeof LineVariation>;

/** Price and stock of a material for what a line wants. */
export const LinePrice = z.object({
  NetPrice: AmountOut.nullable(),
  NetPriceStr: z.string(),
  NetUnitPriceStr: z.string(),
  AtpQuantity: QuantityOut,
  AtpQuantityStr: z.string(),
  /** What the stock does not cover. */
  ExceededQuantity: QuantityOut,
  DeliveryDate: CalendarDate.nullable(),
  DeliveryColor: z.enum(['Blue', 'Green', 'Yellow']),
});
export type LinePrice = z.infer<typeof LinePrice>;

/** What the order would have otherwise than the document; both formatted in the user's language. */
export const LineDifference = z.object({
  Kind: z.enum(LINE_DIFFERENCES),
  Old: z.string(),
  New: z.string(),
});
export type LineDifference = z.infer<typeof LineDifference>;

/** A line as the document has it. */
export const DocumentLine = z.object({
  Numbers: z.array(z.object({ Kind: NumberKind, Number: z.string() })),
  Name: z.string(),
  Quantity: QuantityOut,
  QuantityStr: z.string(),
  Unit: z.string(),
  UnitPriceStr: z.string(),
  AmountStr: z.string(),
  DeliveryDate: CalendarDate.nullable(),
  Note: z.string(),
});

/** Section 3, "Third-party validation state: lines". */
export const ValidatedLine = z.object({
  OrderLineId: Id,
  /** Where the file has it: a line, of EDIFACT a segment. */
  At: z.number().int(),
  /** The document's own. */
  LineNumber: z.string(),
  Status: ValidatedLineStatus,
  IsRemoved: z.boolean(),
  /** It would be part of the order as it stands. */
  IsOrderable: z.boolean(),
  /** It is ordered, in a part that is placed, and is not changed any more. */
  IsOrdered: z.boolean(),
  Document: DocumentLine,
  /** What is ordered of it, in the sales units of the chosen material. */
  Quantity: QuantityOut,
  QuantityStr: z.string(),
  /** How much of the quantity is sold as clearance goods, at their price. */
  ClearanceQuantity: QuantityOut,
  ClearanceQuantityStr: z.string(),
  Differences: z.array(LineDifference),
  /** At most ten, the likeliest first. */
  Variations: z.array(LineVariation),
  /** Of the chosen one; null when there is none or the ERP did not answer. */
  Price: LinePrice.nullable(),
});
export type ValidatedLine = z.infer<typeof ValidatedLine>;
