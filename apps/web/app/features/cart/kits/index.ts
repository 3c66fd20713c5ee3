/** Kits in the cart: the bar of their project, and the dialogs that change and pack kits. All of it is loaded later. */

export { kitOffReasons } from './kit-off-reasons.ts';
export { EditKitDialog, KitsBar, PackDialog } from './lazy-kits.tsx';
export { isPackable } from './packable.ts';
export { type CartKits, useCartKits } from './use-cart-kits.ts';
