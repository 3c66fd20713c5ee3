/** Prices and stock of materials for signed-in buyers: lists put `PriceList` around their cards (one request for all of
 * them), each card shows its own by `PriceAndStock`. Also dates of delivery and how a price comes about. */
export { BuildUpBars } from './build-up-bars.tsx';
export { DeliveryDates } from './delivery-dates.tsx';
export { useKnownPrice } from './known-price.ts';
export { PriceAndStock, type PriceAndStockProps } from './price-and-stock.tsx';
export { PriceList, useIsBuyer } from './price-list.tsx';
export { REFUSED_WORDS } from './refused-words.ts';
export { ScaleBars } from './scale-bars.tsx';
export { StockAheadPicture } from './stock-ahead-picture.tsx';
export { StockInfo } from './stock-info.tsx';
export { useDeliveryDates } from './use-delivery-dates.ts';
export { useMarketClock } from './use-market-clock.ts';
export { usePer } from './use-per.ts';
