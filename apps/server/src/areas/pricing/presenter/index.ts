export { presentBundles } from './bundles.ts';
export { type CachedEntry, presentCachedPrices } from './cached-entries.ts';
export { presentCartEntries, writeCartEntries } from './cart-entries.ts';
export {
  type CartDelivery,
  presentCartPriceInfo,
  presentCombinedDelivery,
  presentDeliveryOption,
} from './cart-price.ts';
export { presentPriceEntries } from './price-entry.ts';
export { presentShortEntries } from './short-entries.ts';
export { presentCenterStock, presentRemnants, type RemnantsOfMaterial, type StockAtCenter } from './stock-elsewhere.ts';
export { type Reader, type Wording, wordingFor } from './wording.ts';
export { writtenUnitPrice } from './written-unit-price.ts';
