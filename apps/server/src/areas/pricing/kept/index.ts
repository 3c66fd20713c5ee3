export {
  type Age,
  type Asking,
  KEPT_PRESETS,
  type KeptCart,
  type KeptPrice,
  type KeptPrices,
  type KeptSettings,
  keepPrices,
  type Writing,
} from './kept-prices.ts';
