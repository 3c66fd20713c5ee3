export { customerOf } from './customer.ts';
export { askErp } from './failures.ts';
export { presentCartPriceInfo, presentPriceEntry, type Reader } from './presenter.ts';
export { readerOf } from './reader.ts';
export { type PricingDeps, pricingRoutes } from './routes.ts';
