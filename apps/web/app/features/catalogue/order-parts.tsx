/** What only signed-in visitors see of a material, in a file of its own: nobody else loads it. */
export { AddToCart, PriceAndStock } from '../cart/index.ts';
