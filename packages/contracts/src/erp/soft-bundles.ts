import { z } from 'zod';
import { operation } from '../operation.ts';
import { AmountOut, CurrencyCode, MarketCode, QuantityOut, SapMaterialNumber, typedText } from '../shared/values.ts';

/**
 * Section 3, "soft bundle": materials that cost less together. `price` is null for a user who may not see net prices, as
 * what the members cost `separately` is a net price too.
 */
export const SoftBundle = z.object({
  id: z.string(),
  name: z.string(),
  landingPageUrl: z.string(),
  status: z.string(),
  description: z.string(),
  market: MarketCode,
  memberMaterials: z.array(z.object({ materialNo: SapMaterialNumber, quantity: QuantityOut })),
  price: z
    .object({
      currency: CurrencyCode,
      separately: AmountOut,
      separatelyStr: z.string(),
      netPrice: AmountOut,
      netPriceStr: z.string(),
      saving: AmountOut,
      savingStr: z.string(),
    })
    .nullable(),
});
export type SoftBundle = z.infer<typeof SoftBundle>;

/** Ids of the soft bundles that hold a material and can be had now, those that save the most first; at most 20. */
export const getSoftBundlesWith = operation({
  call: 'own-erp-bundles-with',
  name: 'getSoftBundlesWith',
  area: 'erp',
  summary: 'Soft bundles that hold a material',
  method: 'GET',
  path: '/api/erp/soft-bundles',
  access: 'buyer',
  query: z.object({ materialNo: SapMaterialNumber }),
  response: z.array(z.string()),
});

/** The customer's prices of soft bundles, in the order asked; bundles unknown to the market have no entry. [erp-08] */
export const getSoftBundlePrices = operation({
  call: 'erp-08',
  name: 'getSoftBundlePrices',
  area: 'erp',
  summary: 'Prices of soft bundles',
  method: 'POST',
  path: '/api/erp/soft-bundle-prices',
  access: 'buyer',
  changes: false,
  body: z.array(typedText(40).min(1)).max(100),
  response: z.array(SoftBundle),
});
