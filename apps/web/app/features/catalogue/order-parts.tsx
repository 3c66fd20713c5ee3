/** Price and order button of a material, in a file of its own that only signed-in visitors load. */
export { AddToCart } from '../cart/index.ts';
export { PriceAndStock } from '../prices/index.ts';
