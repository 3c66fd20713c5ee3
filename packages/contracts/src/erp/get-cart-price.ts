import { z } from 'zod';
import { operation } from '../operation.ts';
import { AmountOut, CalendarDate, CurrencyCode, Id } from '../shared/values.ts';
import { PriceEntry } from './price-entry.ts';

/** Section 3, "Cart price info". Sum of the lines = SubTotal; SubTotal + Duties + freight + VAT = Total, always. */
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
  ConceptSavings: AmountOut,
  ConceptSavingsStr: z.string(),
  FreeFreightInfo: z
    .object({ Limit: AmountOut, LimitStr: z.string(), Missing: AmountOut, MissingStr: z.string() })
    .nullable(),
  Plant: z.string(),
  Route: z.string(),
  ShippingCondition: z.string(),
  ShipTo: z.string(),
  ErrorMessage: z.string(),
  KitHeaderMaterial: z.string().nullable(),
  GiftWithPurchase: z.object({ MaterialNo: z.string(), Text: z.string() }).nullable(),
});
export type CartPriceInfo = z.infer<typeof CartPriceInfo>;

/** Prices and stock of every line of a cart and its sums; when the ERP does not answer (503) the cart can't be sent. [erp-02] */
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
    CombinedDeliveryOptions: z.object({
      IsShown: z.boolean(),
      IsDisabled: z.boolean(),
      HasKitsMixingAutomatedStorageMaterials: z.boolean(),
    }),
    DeliveryOption: z.object({ DeliveryDate: CalendarDate }).nullable(),
    /** When these prices were computed. */
    PricedAt: z.iso.datetime(),
  }),
});
