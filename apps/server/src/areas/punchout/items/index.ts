export { type CartItems, cartItems } from './cart-items.ts';
export type { HandedItem } from './handed-item.ts';
export { materialFacts } from './material-facts.ts';
export { type PriceItemsDeps, priceItems } from './price-items.ts';
export { soldQuantity } from './sold-quantity.ts';
