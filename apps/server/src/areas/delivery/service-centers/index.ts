/** Pick-up branches: which there are, which is nearest or preferred, when it closes; where the express box goes. */
export { findPickupAddress, pickupAddress } from './pickup-address.ts';
export { serviceCenterRoutes } from './routes.ts';
