export { customerOf } from './customer.ts';
export { askErp } from './failures.ts';
export { presentCartPriceInfo, presentPriceEntry, type Reader } from './presenter.ts';
export type { PricingDeps } from './pricing-deps.ts';
export { readerOf } from './reader.ts';
export { pricingRoutes } from './routes.ts';
