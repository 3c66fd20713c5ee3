/** What the embedded ERP knows beside prices and stock at plants. */
export { writeCampaigns } from './campaigns.ts';
export { centerStockKey, writeCenterStock } from './center-stock.ts';
export { conceptSuggestionKey, writeConceptSuggestions } from './concept-suggestions.ts';
export { writeDeliveries } from './deliveries/index.ts';
export { writeFastboxZones } from './fastbox-zones.ts';
export { writeGifts } from './gifts.ts';
export { writeLogistics } from './logistics.ts';
export { writeRemnants } from './remnants.ts';
export { writeRoutes } from './routes.ts';
export { writeSoftBundles } from './soft-bundles.ts';
export {
  CLOSED_DAYS,
  CUT_OFFS,
  FASTBOX_SIZES,
  FREIGHT_TERMS,
  OPENING_HOURS,
  PRICE_TERMS,
  SPECIAL_ORDER_TIMES,
} from './terms.ts';
