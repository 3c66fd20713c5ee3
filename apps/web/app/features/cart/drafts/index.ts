/** Which cart is worked on: its name, drafts, new carts. Section 4, "Unsaved cart". */
export { CartBar } from './cart-bar.tsx';
