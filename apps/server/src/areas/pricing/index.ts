export { bundleUrl } from './bundle-url.ts';
export { customerOf } from './customer.ts';
export { askErp } from './failures.ts';
export {
  presentCartEntries,
  presentCartPriceInfo,
  presentCombinedDelivery,
  presentDeliveryOption,
  type Reader,
  type Wording,
  wordingFor,
  writeCartEntries,
  writtenUnitPrice,
} from './presenter/index.ts';
export { unitName, writtenQuantity } from './presenter/unit-name.ts';
export {
  type CachedCart,
  type LookupOptions,
  openPriceCache,
  type PriceCache,
  type PriceCacheSettings,
} from './price-cache/index.ts';
export type { PricingDeps } from './pricing-deps.ts';
export { type AskableMaterials, openAskableMaterials } from './queries/askable-materials.ts';
export { readerOf } from './reader.ts';
export { pricingRoutes } from './routes/index.ts';
