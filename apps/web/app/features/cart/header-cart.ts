/** What the header and the phone's tabs show of a signed-in visitor's cart, loaded by every page without the rest of it. */
export { CartCountTab } from './cart-count-tab.tsx';
export { MiniCart } from './mini-cart.tsx';
