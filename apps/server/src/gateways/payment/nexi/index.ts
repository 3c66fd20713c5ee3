/** Nexi (Nets) Checkout over its payment API, version 1, with the hosted payment page. */
export { type NexiSettings, openNexi } from './open-nexi.ts';
