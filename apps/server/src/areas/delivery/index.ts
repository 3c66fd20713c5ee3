export { presentAddress } from './presenter.ts';
export { findAddress, findUsualAddress } from './queries/addresses.ts';
export { deliveryRoutes } from './routes.ts';
