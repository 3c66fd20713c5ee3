/** Price and order button of a material, in a file of its own that only signed-in visitors load. */
export { AddToCart, PriceAndStock } from '../cart/index.ts';
