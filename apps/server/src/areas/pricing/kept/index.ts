export {
  type Age,
  type Asking,
  KEPT_PRESETS,
  type KeptCart,
  type KeptPrice,
  type KeptPrices,
  type KeptSettings,
  keepPrices,
} from './kept-prices.ts';
