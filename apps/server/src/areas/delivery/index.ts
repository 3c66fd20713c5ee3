export { presentAddress } from './presenter.ts';
export { findAddress } from './queries/addresses.ts';
export { deliveryRoutes } from './routes.ts';
