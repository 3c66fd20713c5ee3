/** Labels of kits: `KitLabelsDialog` prints them on a sheet or roll, `kitLabelsAddress` leads to a picture of them. */
export type { KitLabelsSource } from './labels-address.ts';
export { kitLabelsAddress } from './labels-address.ts';
export { KitLabelsDialog, type KitLabelsDialogProps } from './lazy-kit-labels-dialog.tsx';
