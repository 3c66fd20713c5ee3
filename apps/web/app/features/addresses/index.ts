/** Where goods go: `AddressDialog` chooses among addresses that are known, a service center, or one typed for once. */
export type { AddressDialogProps } from './address-dialog.tsx';
export { AddressDialog } from './lazy-address-dialog.tsx';
export { type Refused, refusedAddress } from './one-time/fields-on-wire.ts';
