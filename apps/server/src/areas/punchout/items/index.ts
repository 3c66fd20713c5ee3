export { type CartItems, cartItems, joinedNotes } from './cart-items.ts';
export { type FormerLine, formerLines } from './former-lines.ts';
export type { HandedItem } from './handed-item.ts';
export { materialFacts } from './material-facts.ts';
export { type PriceItemsDeps, priceItems, type WantedItem } from './price-items.ts';
export { NEW_LINE, type RestoredLine, restoredLines } from './restored-lines.ts';
export { soldQuantity } from './sold-quantity.ts';
