/**
 * The lines of the cart: how lines get in (`LinesEntry`, which stays where it is when the cart fills or empties), and
 * the lines themselves with all that can be done to them (`CartLines`).
 */
export { CartLines, type CartLinesProps } from './cart-lines.tsx';
export { LinesEntry } from './lines-entry.tsx';
