/** Prices and stock of materials and carts, from the ERP or the price cache, as the reader's locale has them. */
export { askErp, customerOf, type PricingDeps } from './ask-erp.ts';
export { bundleUrl } from './bundles.ts';
export { presentCartPriceInfo, presentCombinedDelivery, presentDeliveryOption } from './presenter/cart-price.ts';
export { presentCartEntries } from './presenter/price-entry.ts';
export {
  type Reader,
  readerOf,
  unitName,
  type Wording,
  wordingFor,
  writtenQuantity,
  writtenUnitPrice,
} from './presenter/wording.ts';
export {
  type CachedCart,
  type LookupOptions,
  openPriceCache,
  type PriceCache,
  type PriceCacheSettings,
} from './price-cache/price-cache.ts';
export { type AskableMaterials, openAskableMaterials } from './queries/askable-materials.ts';
export { pricingRoutes } from './routes.ts';
