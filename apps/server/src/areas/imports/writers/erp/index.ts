/** What the embedded ERP knows beside prices and stock at plants. */
export { writeCampaigns } from './campaigns.ts';
export { centerStockKey, writeCenterStock } from './center-stock.ts';
export { closedDayKey, writeClosedDays } from './closed-days.ts';
export { conceptSuggestionKey, writeConceptSuggestions } from './concept-suggestions.ts';
export { cutOffKey, writeCutOffs } from './cut-offs.ts';
export { writeDeliveries } from './deliveries/index.ts';
export { writeFastboxZones } from './fastbox-zones.ts';
export { writeGifts } from './gifts.ts';
export { writeLogistics } from './logistics.ts';
export { priceTermKey, writePriceTerms } from './price-terms.ts';
export { writeRemnants } from './remnants.ts';
export { writeRoutes } from './routes.ts';
export { writeSoftBundles } from './soft-bundles.ts';
export { specialOrderTimeKey, writeSpecialOrderTimes } from './special-order-times.ts';
