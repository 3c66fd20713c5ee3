/** Prices and stock of materials for signed-in buyers: lists put `PriceList` around their cards (one request for all of
 * them), each card shows its own by `PriceAndStock`. Also dates of delivery and how a price comes about. */

export { DeliveryDates, useDeliveryDates, useMarketClock } from './delivery-dates.tsx';
export { useKnownPrice } from './known-price.ts';
export { PriceAndStock, type PriceAndStockProps, StockInfo } from './price-and-stock.tsx';
export { BuildUpBars, ScaleBars } from './price-build-up.tsx';
export { PriceList, useIsBuyer } from './price-list.tsx';
export { StockForecast } from './stock-forecast.tsx';
export { SHORTAGE_TEXTS, usePer } from './wording.ts';
