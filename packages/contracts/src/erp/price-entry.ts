import { z } from 'zod';
import {
  AmountOut,
  CalendarDate,
  CurrencyCode,
  Id,
  QuantityIn,
  QuantityOut,
  SapMaterialNumber,
} from '../shared/values.ts';

/** Section 3, "Per-line pricing and stock". */
export const Stock = z.object({
  AtpQuantity: QuantityOut,
  TotalQuantity: QuantityOut,
  ClearanceSaleStock: QuantityOut,
  /** When what is not in stock can be delivered; null when unknown. */
  DeliveryDate: CalendarDate.nullable(),
  IsDeliveryUnknown: z.boolean(),
  DeliveryColor: z.enum(['Blue', 'Green', 'Yellow']),
  IsStocked: z.boolean(),
  Status12Product: z.boolean(),
  IsOutOfStock: z.boolean(),
  IsGrossistProjectProduct: z.boolean(),
  BlueDeliveryDays: z.number().int(),
});
export type Stock = z.infer<typeof Stock>;

export const FastboxStock = z.object({ AtpQuantity: QuantityOut });

/**
 * Section 3, "Price entry: Prices". Amounts without suffix are for the quantity asked for; `PerQuantity` says how many
 * sales units the unit prices hold for; `…Str` are formatted in the user's language. Net prices are null for a user
 * who may not see them.
 */
export const Prices = z.object({
  NetPrice: AmountOut.nullable(),
  NetPriceStr: z.string(),
  NetUnitPrice: AmountOut.nullable(),
  NetUnitPriceStr: z.string(),
  ListPrice: AmountOut.nullable(),
  ListPriceStr: z.string(),
  ListUnitPrice: AmountOut.nullable(),
  ListUnitPriceStr: z.string(),
  NetPriceDutiesTax: AmountOut.nullable(),
  NetPriceDutiesTaxStr: z.string(),
  ClearanceSalePrice: AmountOut.nullable(),
  ClearanceSalePriceStr: z.string(),
  DiscountStr: z.string(),
  Currency: CurrencyCode,
  Duties: AmountOut,
  DutiesStr: z.string(),
  CableCutFee: AmountOut,
  CableCutFeeStr: z.string(),
  ConceptSaving: AmountOut,
  ConceptSavingStr: z.string(),
  PerQuantity: QuantityOut,
  PerQuantityStr: z.string(),
});
export type Prices = z.infer<typeof Prices>;

/** One material's price and stock for this customer. `Prices` is null where none is known. */
export const PriceEntry = z.object({
  MaterialNo: SapMaterialNumber,
  ItemId: z.string().nullable(),
  Quantity: QuantityOut,
  Prices: Prices.nullable(),
  Stock: Stock,
  FastboxStock: FastboxStock,
  SuggestedProduct: z.string().nullable(),
  AlternativeProducts: z.array(z.string()),
});
export type PriceEntry = z.infer<typeof PriceEntry>;

/** Section 3, "Price/stock request item". */
export const PriceRequestItem = z.object({
  MaterialNo: SapMaterialNumber,
  Quantity: QuantityIn.default(1),
  OnClearanceSale: z.boolean().default(false),
  AlternativeProducts: z.array(SapMaterialNumber).max(50).default([]),
  SuggestedProduct: SapMaterialNumber.nullish(),
  SuggestedProductZCON2: SapMaterialNumber.nullish(),
  ItemId: Id.nullish(),
  ShouldUseRequestedQuantity: z.boolean().default(true),
});
export type PriceRequestItem = z.infer<typeof PriceRequestItem>;

/** At most 2,000 materials are priced in one call: the largest cart. */
export const PriceRequest = z.array(PriceRequestItem).min(1).max(2000);
