/** One-time addresses: as they are typed, predicted and checked. */
export { type AddressCheck, checkOneTimeAddress } from './check-one-time-address.ts';
export { fieldOnWire } from './field-on-wire.ts';
export { formOf, type TypedForm } from './form.ts';
export { type OneTimePlace, oneTimeAddress } from './one-time-address.ts';
export { oneTimeRoutes } from './routes.ts';
