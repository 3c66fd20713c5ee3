/**
 * Saved carts: naming, saving, loading and deleting drafts, and what becomes of an unsaved cart when another begins.
 */
export { CartBar } from './cart-bar.tsx';
export { UnsavedCartDialog } from './unsaved-cart-dialog.tsx';
export { type DraftActions, useDraftActions } from './use-draft-actions.tsx';
export { useSmartKitCart } from './use-smart-kit-cart.tsx';
