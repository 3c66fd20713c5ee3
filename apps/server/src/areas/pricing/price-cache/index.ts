export {
  type Age,
  type CachedCart,
  type CachedPrice,
  type LookupOptions,
  openPriceCache,
  PRICE_CACHE_DEFAULTS,
  type PriceCache,
  type PriceCacheSettings,
} from './price-cache.ts';
