import { z } from 'zod';
import { operation } from '../operation.ts';
import { AmountOut, CurrencyCode, MarketCode, QuantityOut, SapMaterialNumber, typedText } from '../shared/values.ts';

export const SoftBundle = z
  .object({
    id: z.string().describe('Id of the bundle'),
    name: z.string().describe('Name of the bundle'),
    landingPageUrl: z.string().describe('Address of the page of the bundle'),
    status: z.string().describe('Status of the bundle'),
    description: z.string().describe('Description'),
    market: MarketCode.describe('Market'),
    memberMaterials: z
      .array(
        z.object({
          materialNo: SapMaterialNumber.describe('SAP material number'),
          quantity: QuantityOut.describe('Quantity in sales units'),
        }),
      )
      .describe('The materials of the bundle'),
    price: z
      .object({
        currency: CurrencyCode.describe('Currency of the amounts'),
        separately: AmountOut.describe('What the materials cost without the bundle'),
        separatelyStr: z.string().describe('separately as text in the user’s language'),
        netPrice: AmountOut.describe('Net price; null for callers who may not see net prices'),
        netPriceStr: z.string().describe('netPrice as text in the user’s language'),
        saving: AmountOut.describe('Amount saved'),
        savingStr: z.string().describe('saving as text in the user’s language'),
      })
      .nullable()
      .describe('Price of the bundle; null for callers who may not see net prices'),
  })
  .describe(
    'Materials that cost less together. `price` is null for a user who may not see net prices, as what the members cost `separately` is a net price too',
  );
export type SoftBundle = z.infer<typeof SoftBundle>;

export const getSoftBundlesWith = operation({
  call: 'own-erp-bundles-with',
  name: 'getSoftBundlesWith',
  area: 'erp',
  summary: 'Soft bundles that hold a material',
  description:
    'Ids of the soft bundles that hold a material and can be had now, those that save the most first; at most 20.',
  method: 'GET',
  path: '/api/erp/soft-bundles',
  access: 'buyer',
  query: z.object({ materialNo: SapMaterialNumber.describe('SAP material number') }),
  response: z.array(z.string()),
});

export const getSoftBundlePrices = operation({
  call: 'erp-08',
  name: 'getSoftBundlePrices',
  area: 'erp',
  summary: 'Prices of soft bundles',
  description:
    'Returns the customer’s prices of soft bundles in the order of the request; bundles that the market does not have are left out.',
  method: 'POST',
  path: '/api/erp/soft-bundle-prices',
  access: 'buyer',
  changes: false,
  body: z.array(typedText(40).min(1)).max(100),
  response: z.array(SoftBundle),
});
