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

export const Stock = z
  .object({
    AtpQuantity: QuantityOut.describe('Available to promise, in sales units'),
    TotalQuantity: QuantityOut.describe('Total stock, in sales units'),
    ClearanceSaleStock: QuantityOut.describe('Stock that is sold at the clearance price, in sales units'),
    DeliveryDate: CalendarDate.nullable().describe('When what is not in stock can be delivered; null when unknown'),
    IsDeliveryUnknown: z.boolean().describe('Whether the date of delivery is unknown'),
    DeliveryColor: z
      .enum(['Blue', 'Green', 'Yellow'])
      .describe('Availability: blue is in stock, green comes soon, yellow takes longer'),
    IsStocked: z.boolean().describe('Whether the material is a stocked item'),
    Status12Product: z.boolean().describe('Whether the ERP has the material at status 12'),
    IsOutOfStock: z.boolean().describe('Whether nothing is in stock'),
    PickupQuantity: QuantityOut.nullable().describe('At the branch where the cart is picked up; null when it is not'),
    ConfirmedQuantity: QuantityOut.describe(
      'What the line gets of the stock that it draws on, after the lines before it in the cart; the rest waits',
    ),
    ExceededQuantity: QuantityOut.describe('Quantity that stock does not cover, in sales units'),
    RefusedQuantity: QuantityOut.describe(
      'What of ExceededQuantity is refused when it is ordered, since nothing of it will come',
    ),
    IsGrossistProjectProduct: z.boolean().describe('Whether the material is sold for projects only'),
    BlueDeliveryDays: z.number().int().describe('Days until delivery when the color is blue'),
    FirstDate: CalendarDate.nullable().describe('When what is in stock can be there'),
    Incoming: z
      .array(
        z.object({
          DeliveryDate: CalendarDate.describe('Day of delivery; null when none is set or known'),
          Quantity: QuantityOut.describe('Quantity in sales units'),
        }),
      )
      .describe('What is on its way to the plant, by when it can be there; at most ten'),
    AnyQuantityFrom: CalendarDate.nullable().describe(
      'From when on the supplier delivers any quantity; null when unknown',
    ),
  })
  .describe('Stock and availability of a material for the customer');
export type Stock = z.infer<typeof Stock>;

export const FastboxStock = z
  .object({ AtpQuantity: QuantityOut.describe('Available to promise, in sales units') })
  .describe('What the express box may bring of a material; never more than its ATP');

export const ScalePrice = z
  .object({
    FromQuantity: QuantityOut.describe('Smallest quantity with this price'),
    FromQuantityStr: z.string().describe('FromQuantity as text in the user’s language'),
    NetUnitPrice: AmountOut.describe(
      'Net price of PerQuantity sales units; null for callers who may not see net prices',
    ),
    NetUnitPriceStr: z.string().describe('NetUnitPrice as text in the user’s language'),
  })
  .describe('From this quantity on the customer pays this unit price, for `PerQuantity` sales units');
export type ScalePrice = z.infer<typeof ScalePrice>;

export const LineBundle = z
  .object({
    Id: z.string().describe('Id'),
    Name: z.string().describe('Name'),
    Quantity: QuantityOut.describe("Of the line's quantity"),
    QuantityStr: z.string().describe('Quantity as text in the user’s language'),
    Saving: AmountOut.describe('Amount saved'),
    SavingStr: z.string().describe('Saving as text in the user’s language'),
  })
  .describe('What a line is cheaper by as a part of a soft bundle that the cart holds whole');
export type LineBundle = z.infer<typeof LineBundle>;

export const Prices = z
  .object({
    NetPrice: AmountOut.nullable().describe('Net price of the quantity; null for callers who may not see net prices'),
    NetPriceStr: z.string().describe('NetPrice as text in the user’s language'),
    NetUnitPrice: AmountOut.nullable().describe(
      'Net price of PerQuantity sales units; null for callers who may not see net prices',
    ),
    NetUnitPriceStr: z.string().describe('NetUnitPrice as text in the user’s language'),
    ListPrice: AmountOut.nullable().describe('List price of the quantity'),
    ListPriceStr: z.string().describe('ListPrice as text in the user’s language'),
    ListUnitPrice: AmountOut.nullable().describe('List price of PerQuantity sales units'),
    ListUnitPriceStr: z.string().describe('ListUnitPrice as text in the user’s language'),
    NetPriceDutiesTax: AmountOut.nullable().describe('Net price of the quantity with duties and VAT'),
    NetPriceDutiesTaxStr: z.string().describe('NetPriceDutiesTax as text in the user’s language'),
    ClearanceSalePrice: AmountOut.nullable().describe('Price while clearance stock lasts; null without one'),
    ClearanceSalePriceStr: z.string().describe('ClearanceSalePrice as text in the user’s language'),
    DiscountStr: z
      .string()
      .describe("How far the unit price in force is below the list price, whatever price that is; '' where it is not"),
    PriceKind: z.enum(PRICE_KINDS).nullable().describe('Which price is in force'),
    Currency: CurrencyCode.describe('Currency of the amounts'),
    Duties: AmountOut.describe('Metal surcharges and other duties'),
    DutiesStr: z.string().describe('Duties as text in the user’s language'),
    CableCutFee: AmountOut.describe('Fee for cutting the cable'),
    CableCutFeeStr: z.string().describe('CableCutFee as text in the user’s language'),
    ConceptSaving: AmountOut.describe('Amount that the suggested material would save'),
    ConceptSavingStr: z.string().describe('ConceptSaving as text in the user’s language'),
    ConceptSavingZCON2: AmountOut.describe('What the second suggestion (ZCON2) would save'),
    ConceptSavingZCON2Str: z.string().describe('ConceptSavingZCON2 as text in the user’s language'),
    PerQuantity: QuantityOut.describe('Sales units that the unit prices apply to'),
    PerQuantityStr: z.string().describe('PerQuantity as text in the user’s language'),
    NetPricePerQuantityStr: z.string().describe('NetPricePerQuantity as text in the user’s language'),
    ListPricePerQuantityStr: z.string().describe('ListPricePerQuantity as text in the user’s language'),
    ClearanceSalePricePerQuantityStr: z
      .string()
      .describe('ClearanceSalePricePerQuantity as text in the user’s language'),
    Campaign: z
      .object({
        Text: z.string().describe('Text'),
        ValidTo: CalendarDate.describe('The last day'),
        UnitPrice: AmountOut.describe('Price of PerQuantity sales units'),
        UnitPriceStr: z.string().describe('UnitPrice as text in the user’s language'),
      })
      .nullable()
      .describe('A price for everybody for a time, which counts where it is lower; null without one'),
    ScalePrices: z.array(ScalePrice).describe('At most 20, the smallest quantity first'),
    Bundles: z.array(LineBundle).describe('In NetPrice already; none outside of carts'),
  })
  .describe(
    "Amounts without suffix are for the quantity asked for; `PerQuantity` says how many sales units the unit prices hold for, which are exact. `…Str` are formatted in the user's language: unit prices with two decimals for as many sales units as `PerQuantityStr` says, one, 100 or 1,000, `…PerQuantityStr` with the quantity they hold for (\"42,50 kr. / 100 m\"). Net prices, and what tells them, are null, '' or 0 for a user who may not see them",
  );
export type Prices = z.infer<typeof Prices>;

export const PricedSuggestion = z
  .object({
    Kind: z.enum(['ZCON', 'ZCON2']).describe('Kind'),
    MaterialNo: SapMaterialNumber.describe('SAP material number'),
    Quantity: QuantityOut.describe('Of the suggested material, for what was asked'),
    MinQuantity: QuantityOut.describe('Smallest quantity that is sold, in sales units'),
    NetPrice: AmountOut.nullable().describe('Net price of the quantity; null for callers who may not see net prices'),
    NetPriceStr: z.string().describe('NetPrice as text in the user’s language'),
    Saving: AmountOut.nullable().describe('Amount saved'),
    SavingStr: z.string().describe('Saving as text in the user’s language'),
    AtpQuantity: QuantityOut.describe('Available to promise, in sales units'),
  })
  .describe(
    'What the wholesaler would rather sell instead of a material; without amounts for who may not see net prices',
  );
export type PricedSuggestion = z.infer<typeof PricedSuggestion>;

export const PricedAlternative = z
  .object({
    MaterialNo: SapMaterialNumber.describe('SAP material number'),
    NetUnitPrice: AmountOut.nullable().describe(
      'Net price of PerQuantity sales units; null for callers who may not see net prices',
    ),
    NetUnitPriceStr: z.string().describe('NetUnitPrice as text in the user’s language'),
    AtpQuantity: QuantityOut.describe('Available to promise, in sales units'),
  })
  .describe('Price of one sales unit and stock of a requested alternative');
export type PricedAlternative = z.infer<typeof PricedAlternative>;

export const PriceEntry = z
  .object({
    MaterialNo: SapMaterialNumber.describe('SAP material number'),
    ItemId: z.string().nullable().describe('Id that the caller gave to the item; null for none'),
    Quantity: QuantityOut.describe('Quantity that was priced, in sales units'),
    SalesUnit: z.string().describe('Sales unit'),
    Prices: Prices.nullable().describe('Prices; null when none is known'),
    Stock: Stock,
    FastboxStock: FastboxStock,
    SuggestedProduct: z
      .string()
      .nullable()
      .describe('SAP number of the material that is suggested instead; null for none'),
    SuggestedProductZCON2: z.string().nullable().describe('SAP number of the second suggestion; null for none'),
    Suggestions: z.array(PricedSuggestion).describe('Suggestions'),
    AlternativeProducts: z.array(z.string()).describe('SAP numbers of materials that can replace this one'),
    Alternatives: z.array(PricedAlternative).describe('The requested alternatives that the market has'),
    IsBulky: z.boolean().describe('Too long or too heavy for a parcel: has extra freight'),
    PricedAt: Instant.describe('When this was computed'),
    IsStale: z
      .boolean()
      .describe(
        'Whether the ERP is unavailable and the values are its last known ones, of `PricedAt`; they cannot be ordered by',
      ),
  })
  .describe("One material's price and stock for this customer. `Prices` is null where none is known");
export type PriceEntry = z.infer<typeof PriceEntry>;

export const PriceRequestItem = z
  .object({
    MaterialNo: SapMaterialNumber.describe('SAP material number'),
    Quantity: QuantityIn.default(1).describe('Quantity in sales units'),
    OnClearanceSale: z.boolean().default(false).describe('Whether the material is sold as clearance goods'),
    AlternativeProducts: z
      .array(SapMaterialNumber)
      .max(50)
      .default([])
      .describe('SAP numbers of materials that can replace this one'),
    SuggestedProduct: SapMaterialNumber.nullish().describe(
      "Priced as suggestions in place of those that the ERP would make; absent: the ERP's own",
    ),
    SuggestedProductZCON2: SapMaterialNumber.nullish().describe('SAP number of the second suggestion; null for none'),
    ItemId: Id.nullish().describe('Id that the caller gave to the item; null for none'),
    ShouldUseRequestedQuantity: z
      .boolean()
      .default(true)
      .describe("Whether to price the requested quantity instead of the packing rules' quantity"),
  })
  .describe('A material to be priced');
export type PriceRequestItem = z.infer<typeof PriceRequestItem>;

/** The largest cart. */
export const MOST_MATERIALS = 2000;

export const PriceRequest = z
  .array(PriceRequestItem)
  .max(MOST_MATERIALS)
  .describe('The materials to be priced, at most 2,000');

export const MaterialNumbers = z
  .array(SapMaterialNumber)
  .max(MOST_MATERIALS)
  .describe('SAP material numbers; duplicates are returned once');
