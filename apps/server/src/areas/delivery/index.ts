/** Where goods go: addresses of accounts, those used last, one-time addresses, service centers. */
export { choiceOf } from './choice-of.ts';
export { type AddressChoice, chooseAddress } from './choose-address.ts';
export type { DeliveryDeps } from './deps.ts';
export { type AddressUse, noteAddressUsed, notingAddressUsed } from './note-address-used.ts';
export { type OneTimePlace, oneTimeAddress } from './one-time/index.ts';
export { presentAddress } from './presenter.ts';
export { findAddress, findUsualAddress, findUsualAddresses } from './queries/addresses.ts';
export { listProjectAddresses } from './queries/project-addresses.ts';
export { deliveryRoutes } from './routes/index.ts';
export { findPickupAddress, pickupAddress } from './service-centers/index.ts';
export { type ConfirmedDates, writtenBackOrderDate, writtenDeliveryDay, writtenOrderDates } from './written-dates.ts';
