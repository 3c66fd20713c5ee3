import { z } from 'zod';
import { operation } from '../operation.ts';
import { AmountOut, CalendarDate, CurrencyCode, Id, Instant } from '../shared/values.ts';
import { PriceEntry } from './price-entry.ts';

export const GiftWithPurchase = z
  .object({
    MaterialNo: z.string().describe('SAP material number'),
    Text: z.string().describe('Text'),
    From: AmountOut.describe('Subtotal from which the gift comes'),
    FromStr: z.string().describe('From as text in the user’s language'),
    Missing: AmountOut.describe('Amount that is missing'),
    MissingStr: z.string().describe('Missing as text in the user’s language'),
    IsReached: z.boolean().describe('Whether it was reached'),
  })
  .describe('A gift that comes with orders from a subtotal on');
export type GiftWithPurchase = z.infer<typeof GiftWithPurchase>;

export const CartPriceInfo = z
  .object({
    Currency: CurrencyCode.describe('Currency of the amounts'),
    SubTotal: AmountOut.describe('Sum of the lines'),
    SubTotalStr: z.string().describe('SubTotal as text in the user’s language'),
    Duties: AmountOut.describe('Metal surcharges and other duties'),
    DutiesStr: z.string().describe('Duties as text in the user’s language'),
    FreightCost: AmountOut.describe('Freight'),
    FreightCostStr: z.string().describe('FreightCost as text in the user’s language'),
    ExtraFreightCost: AmountOut.describe('Extra freight for bulky goods'),
    ExtraFreightCostStr: z.string().describe('ExtraFreightCost as text in the user’s language'),
    FreightServiceTax: AmountOut.describe('Tax on the freight service'),
    FreightServiceTaxStr: z.string().describe('FreightServiceTax as text in the user’s language'),
    Vat: AmountOut.describe('Value-added tax of everything above'),
    VatStr: z.string().describe('Vat as text in the user’s language'),
    VatPercent: z.number().describe('VAT rate in percent'),
    Total: AmountOut.describe('Amount to pay'),
    TotalStr: z.string().describe('Total as text in the user’s language'),
    ConceptSavings: AmountOut.describe('What the concept suggestions of all lines would save'),
    ConceptSavingsStr: z.string().describe('ConceptSavings as text in the user’s language'),
    BundleSavings: AmountOut.describe('What the soft bundles take off that the cart holds whole; in SubTotal already'),
    BundleSavingsStr: z.string().describe('BundleSavings as text in the user’s language'),
    Saving: AmountOut.describe('What the lines cost less than at list price'),
    SavingStr: z.string().describe('Saving as text in the user’s language'),
    FreeFreightInfo: z
      .object({
        Limit: AmountOut.describe('Limit'),
        LimitStr: z.string().describe('Limit as text in the user’s language'),
        Missing: AmountOut.describe('Amount that is missing'),
        MissingStr: z.string().describe('Missing as text in the user’s language'),
      })
      .nullable()
      .describe('What is missing to free freight; null when it does not apply'),
    Plant: z.string().describe('Number of the plant'),
    Route: z.string().describe('Route of the delivery'),
    ShippingCondition: z.string().describe('Shipping condition of the ERP'),
    ShipTo: z.string().describe('Ship-to number of the address in the ERP'),
    ErrorMessage: z.string().describe("Error that the ERP reported; '' for none"),
    KitHeaderMaterial: z.string().nullable().describe('Material that represents a packed kit; null without kits'),
    GiftWithPurchase: GiftWithPurchase.nullable().describe('Gift that comes with the order; null without one'),
  })
  .describe(
    "Sum of the lines = SubTotal; SubTotal + Duties + FreightCost + ExtraFreightCost + FreightServiceTax + Vat = Total, always. Sums are 0 and '' for a user who may not see net prices",
  );
export type CartPriceInfo = z.infer<typeof CartPriceInfo>;

export const CombinedDeliveryOptions = z
  .object({
    IsShown: z.boolean().describe('Whether the choice is shown'),
    IsDisabled: z.boolean().describe('Whether the choice is disabled'),
    HasKitsMixingAutomatedStorageMaterials: z
      .boolean()
      .describe('Whether a kit mixes materials of the automated storage with others'),
    DeliveryDate: CalendarDate.nullable().describe('When all of it can be there together'),
  })
  .describe('Whether everything in the cart can be delivered together');
export type CombinedDeliveryOptions = z.infer<typeof CombinedDeliveryOptions>;

const FirstDates = {
  DeliveryDate: CalendarDate.nullable().describe(
    'First date on which the whole cart can arrive; null while the date of a line is unknown',
  ),
  FirstDeliveryDate: CalendarDate.nullable().describe(
    'First date on which a part of the cart can arrive; null when it cannot be delivered this way',
  ),
  IsDeliveryUnknown: z.boolean().describe('Whether the date of delivery is unknown'),
};

export const DeliveryOption = z
  .object({
    ...FirstDates,
    IsChosenDatePossible: z
      .boolean()
      .describe('Whether the cart can arrive on the day that the user chose; true when none was chosen'),
    Standard: z
      .object({
        ...FirstDates,
        Route: z.string().describe('Route of the delivery'),
        Plant: z.string().describe('Number of the plant'),
        ShippingCondition: z.string().describe('Shipping condition of the ERP'),
      })
      .describe(
        'The same cart sent by its route as soon as possible, also while it is picked up or goes by express box',
      ),
  })
  .describe(
    'When the cart can arrive by its present way of delivery. Each date is accepted by the calls that take dates',
  );
export type DeliveryOption = z.infer<typeof DeliveryOption>;

export const getCartPrice = operation({
  call: 'erp-02',
  name: 'getCartPrice',
  area: 'erp',
  summary: 'Prices, stock and sums of a cart',
  description:
    'Returns prices and stock of every line and the sums of the active cart, or of the draft named by `cartId`. When the ERP is unavailable (503), or its last known values are returned (`IsStale`), the cart cannot be ordered. `ignoreCache` bypasses the cache; without `includeDeliveryDetails` the delivery options are left out.',
  method: 'POST',
  path: '/api/erp/getCartPrice',
  failures: [404, 409],
  access: 'buyer',
  changes: false,
  body: z.object({
    ignoreCache: z.boolean().default(false).describe('Whether to ask the ERP instead of the cache'),
    includeDeliveryDetails: z.boolean().default(true).describe('Whether to include delivery options'),
    cartId: Id.optional().describe('Id of the cart'),
  }),
  response: z.object({
    CartId: Id.describe('Id of the cart'),
    Docs: z.array(PriceEntry).describe('A price entry for each line'),
    CartPriceInfo,
    CombinedDeliveryOptions,
    DeliveryOption: DeliveryOption.nullable().describe(
      'When the cart can arrive; null without `includeDeliveryDetails`',
    ),
    Version: z.number().int().describe('The version of the cart that was priced'),
    PricedAt: Instant.describe('When these prices were computed'),
    IsStale: z
      .boolean()
      .describe(
        'Whether the ERP is unavailable and the prices are its last known ones, of `PricedAt`; the cart cannot be ordered then',
      ),
  }),
});
