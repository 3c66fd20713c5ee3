/** Delivery addresses: those of accounts, latest ones, one-time addresses, service centers. */
export { type AddressChoice, choiceOf, chooseAddress } from './choose-address.ts';
export type { DeliveryDeps } from './deps.ts';
export { type AddressUse, noteAddressUsed, notingAddressUsed } from './latest-addresses.ts';
export { type OneTimePlace, oneTimeAddress } from './one-time/one-time-address.ts';
export { findAddress, findUsualAddress, findUsualAddresses, listProjectAddresses } from './queries/addresses.ts';
export { deliveryRoutes, presentAddress } from './routes.ts';
export { findPickupAddress, pickupAddress } from './service-centers/find-center.ts';
export { type ConfirmedDates, writtenBackOrderDate, writtenDeliveryDay, writtenOrderDates } from './written-dates.ts';
