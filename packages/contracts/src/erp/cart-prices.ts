import { z } from 'zod';
import { operation } from '../operation.ts';
import { AmountOut, CalendarDate, CurrencyCode, Id, Instant } from '../shared/values.ts';
import { PriceEntry } from './price-entry.ts';

/** From a subtotal on, something is added for nothing. */
export const GiftWithPurchase = z.object({
  MaterialNo: z.string(),
  Text: z.string(),
  /** The subtotal from which it comes, and what is missing to it: 0 when it comes. */
  From: AmountOut,
  FromStr: z.string(),
  Missing: AmountOut,
  MissingStr: z.string(),
  IsReached: z.boolean(),
});
export type GiftWithPurchase = z.infer<typeof GiftWithPurchase>;

/**
 * Section 3, "Cart price info". Sum of the lines = SubTotal; SubTotal + Duties + FreightCost + ExtraFreightCost +
 * FreightServiceTax + Vat = Total, always. Sums are 0 and '' for a user who may not see net prices.
 */
export const CartPriceInfo = z.object({
  Currency: CurrencyCode,
  SubTotal: AmountOut,
  SubTotalStr: z.string(),
  Duties: AmountOut,
  DutiesStr: z.string(),
  FreightCost: AmountOut,
  FreightCostStr: z.string(),
  ExtraFreightCost: AmountOut,
  ExtraFreightCostStr: z.string(),
  FreightServiceTax: AmountOut,
  FreightServiceTaxStr: z.string(),
  Vat: AmountOut,
  VatStr: z.string(),
  VatPercent: z.number(),
  Total: AmountOut,
  TotalStr: z.string(),
  /** What the concept suggestions of all lines would save. */
  ConceptSavings: AmountOut,
  ConceptSavingsStr: z.string(),
  /** What the soft bundles take off that the cart holds whole; in SubTotal already. */
  BundleSavings: AmountOut,
  BundleSavingsStr: z.string(),
  /** What the lines cost less than at list price. */
  Saving: AmountOut,
  SavingStr: z.string(),
  FreeFreightInfo: z
    .object({ Limit: AmountOut, LimitStr: z.string(), Missing: AmountOut, MissingStr: z.string() })
    .nullable(),
  Plant: z.string(),
  Route: z.string(),
  ShippingCondition: z.string(),
  ShipTo: z.string(),
  ErrorMessage: z.string(),
  KitHeaderMaterial: z.string().nullable(),
  GiftWithPurchase: GiftWithPurchase.nullable(),
});
export type CartPriceInfo = z.infer<typeof CartPriceInfo>;

export const CombinedDeliveryOptions = z.object({
  IsShown: z.boolean(),
  IsDisabled: z.boolean(),
  HasKitsMixingAutomatedStorageMaterials: z.boolean(),
  /** When all of it can be there together. */
  DeliveryDate: CalendarDate.nullable(),
});
export type CombinedDeliveryOptions = z.infer<typeof CombinedDeliveryOptions>;

const FirstDates = {
  /** The first date on which the whole cart can be there; null when nobody knows when some line comes. */
  DeliveryDate: CalendarDate.nullable(),
  /** The first date on which something of it can be there; null where it can't be delivered this way. */
  FirstDeliveryDate: CalendarDate.nullable(),
  IsDeliveryUnknown: z.boolean(),
};

/**
 * When the cart can be there in the way that it is delivered now, and by which the days of that way are asked for. Each
 * date is one that the calls that take dates accept.
 */
export const DeliveryOption = z.object({
  ...FirstDates,
  /** Whether it can be there on the day that the user chose; true where they chose none. */
  IsChosenDatePossible: z.boolean(),
  /** The same cart sent by its route as soon as possible, also while it is picked up or goes by express box. */
  Standard: z.object({ ...FirstDates, Route: z.string(), Plant: z.string(), ShippingCondition: z.string() }),
});
export type DeliveryOption = z.infer<typeof DeliveryOption>;

/**
 * Prices and stock of every line and the sums of the user's active cart, or of the draft named by `cartId`; when the ERP
 * does not answer (503), or answered only before (`IsStale`), the cart can't be sent. `ignoreCache` asks the ERP anew.
 * Without `includeDeliveryDetails` the delivery options are left out. [erp-02]
 */
export const getCartPrice = operation({
  call: 'erp-02',
  name: 'getCartPrice',
  area: 'erp',
  summary: 'Prices, stock and sums of a cart',
  method: 'POST',
  path: '/api/erp/getCartPrice',
  access: 'buyer',
  changes: false,
  body: z.object({
    ignoreCache: z.boolean().default(false),
    includeDeliveryDetails: z.boolean().default(true),
    cartId: Id.optional(),
  }),
  response: z.object({
    CartId: Id,
    Docs: z.array(PriceEntry),
    CartPriceInfo,
    CombinedDeliveryOptions,
    /** When the cart can arrive; null without `includeDeliveryDetails`. */
    DeliveryOption: DeliveryOption.nullable(),
    /** The version of the cart that was priced. */
    Version: z.number().int(),
    /** When these prices were computed. */
    PricedAt: Instant,
    /** The ERP does not answer, and this is what it said at `PricedAt`: the cart can't be sent. */
    IsStale: z.boolean(),
  }),
});
