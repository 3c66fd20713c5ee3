import { PRICE_KINDS } from '@grossist/domain';
import { z } from 'zod';
import {
  AmountOut,
  CalendarDate,
  CurrencyCode,
  Id,
  Instant,
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
  /** At the branch where the cart is picked up; null when it is not. */
  PickupQuantity: QuantityOut.nullable(),
  /** What the line gets of the stock that it draws on, after the lines before it in the cart; the rest waits. */
  ConfirmedQuantity: QuantityOut,
  ExceededQuantity: QuantityOut,
  /** What of ExceededQuantity is refused when it is ordered, since nothing of it will come. */
  RefusedQuantity: QuantityOut,
  IsGrossistProjectProduct: z.boolean(),
  BlueDeliveryDays: z.number().int(),
  /** When what is in stock can be there. */
  FirstDate: CalendarDate.nullable(),
  /** What is on its way to the plant, by when it can be there; at most ten. */
  Incoming: z.array(z.object({ DeliveryDate: CalendarDate, Quantity: QuantityOut })),
  /** From when on the supplier sends any quantity; null when nobody knows. */
  AnyQuantityFrom: CalendarDate.nullable(),
});
export type Stock = z.infer<typeof Stock>;

/** What the express box may bring of a material; never more than its ATP. */
export const FastboxStock = z.object({ AtpQuantity: QuantityOut });

/** From this quantity on the customer pays this unit price, for `PerQuantity` sales units. */
export const ScalePrice = z.object({
  FromQuantity: QuantityOut,
  FromQuantityStr: z.string(),
  NetUnitPrice: AmountOut,
  NetUnitPriceStr: z.string(),
});
export type ScalePrice = z.infer<typeof ScalePrice>;

/** What a line is cheaper by as a part of a soft bundle that the cart holds whole. */
export const LineBundle = z.object({
  Id: z.string(),
  Name: z.string(),
  /** Of the line's quantity. */
  Quantity: QuantityOut,
  QuantityStr: z.string(),
  Saving: AmountOut,
  SavingStr: z.string(),
});
export type LineBundle = z.infer<typeof LineBundle>;

/**
 * Section 3, "Price entry: Prices". Amounts without suffix are for the quantity asked for; `PerQuantity` says how many
 * sales units the unit prices hold for, which are exact. `…Str` are formatted in the user's language: unit prices with two
 * decimals for as many sales units as `PerQuantityStr` says, one or 100, `…PerQuantityStr` with the quantity they hold
 * for ("42,50 kr. / 100 m"). Net prices, and what tells them, are null, '' or 0 for a user who may
 * not see them.
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
  /** How far the unit price in force is below the list price, whatever price that is; '' where it is not. */
  DiscountStr: z.string(),
  /** Which price is in force. */
  PriceKind: z.enum(PRICE_KINDS).nullable(),
  Currency: CurrencyCode,
  Duties: AmountOut,
  DutiesStr: z.string(),
  CableCutFee: AmountOut,
  CableCutFeeStr: z.string(),
  ConceptSaving: AmountOut,
  ConceptSavingStr: z.string(),
  /** What the second suggestion (ZCON2) would save. */
  ConceptSavingZCON2: AmountOut,
  ConceptSavingZCON2Str: z.string(),
  PerQuantity: QuantityOut,
  PerQuantityStr: z.string(),
  NetPricePerQuantityStr: z.string(),
  ListPricePerQuantityStr: z.string(),
  ClearanceSalePricePerQuantityStr: z.string(),
  /** A price for everybody for a time, which counts where it is lower; null without one. */
  Campaign: z
    .object({
      Text: z.string(),
      /** The last day. */
      ValidTo: CalendarDate,
      UnitPrice: AmountOut,
      UnitPriceStr: z.string(),
    })
    .nullable(),
  /** At most 20, the smallest quantity first. */
  ScalePrices: z.array(ScalePrice),
  /** In NetPrice already; none outside of carts. */
  Bundles: z.array(LineBundle),
});
export type Prices = z.infer<typeof Prices>;

/** What the wholesaler would rather sell instead of a material; without amounts for who may not see net prices. */
export const PricedSuggestion = z.object({
  Kind: z.enum(['ZCON', 'ZCON2']),
  MaterialNo: SapMaterialNumber,
  /** Of the suggested material, for what was asked. */
  Quantity: QuantityOut,
  MinQuantity: QuantityOut,
  NetPrice: AmountOut.nullable(),
  NetPriceStr: z.string(),
  Saving: AmountOut.nullable(),
  SavingStr: z.string(),
  AtpQuantity: QuantityOut,
});
export type PricedSuggestion = z.infer<typeof PricedSuggestion>;

/** Price of one, and stock, of an alternative that was asked for. */
export const PricedAlternative = z.object({
  MaterialNo: SapMaterialNumber,
  NetUnitPrice: AmountOut.nullable(),
  NetUnitPriceStr: z.string(),
  AtpQuantity: QuantityOut,
});
export type PricedAlternative = z.infer<typeof PricedAlternative>;

/** One material's price and stock for this customer. `Prices` is null where none is known. */
export const PriceEntry = z.object({
  MaterialNo: SapMaterialNumber,
  ItemId: z.string().nullable(),
  Quantity: QuantityOut,
  SalesUnit: z.string(),
  Prices: Prices.nullable(),
  Stock: Stock,
  FastboxStock: FastboxStock,
  SuggestedProduct: z.string().nullable(),
  SuggestedProductZCON2: z.string().nullable(),
  Suggestions: z.array(PricedSuggestion),
  AlternativeProducts: z.array(z.string()),
  /** Of the alternatives that were asked for, those that the market has. */
  Alternatives: z.array(PricedAlternative),
  /** Too long or too heavy for a parcel: has extra freight. */
  IsBulky: z.boolean(),
  /** When this was computed. */
  PricedAt: Instant,
  /** The ERP does not answer, and this is what it said at `PricedAt`: to be looked at, not to be ordered by. */
  IsStale: z.boolean(),
});
export type PriceEntry = z.infer<typeof PriceEntry>;

/** Section 3, "Price/stock request item". */
export const PriceRequestItem = z.object({
  MaterialNo: SapMaterialNumber,
  Quantity: QuantityIn.default(1),
  OnClearanceSale: z.boolean().default(false),
  AlternativeProducts: z.array(SapMaterialNumber).max(50).default([]),
  /** Priced as suggestions in place of those that the ERP would make; absent: the ERP's own. */
  SuggestedProduct: SapMaterialNumber.nullish(),
  SuggestedProductZCON2: SapMaterialNumber.nullish(),
  ItemId: Id.nullish(),
  ShouldUseRequestedQuantity: z.boolean().default(true),
});
export type PriceRequestItem = z.infer<typeof PriceRequestItem>;

/** The largest cart. */
export const MOST_MATERIALS = 2000;

/** At most 2,000 materials are priced in one call: the largest cart. None asked, none answered. */
export const PriceRequest = z.array(PriceRequestItem).max(MOST_MATERIALS);

/** SAP numbers; said twice, answered once. None asked, none answered. */
export const MaterialNumbers = z.array(SapMaterialNumber).max(MOST_MATERIALS);
