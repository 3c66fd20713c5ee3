/** What the header and the phone's tabs show of a signed-in visitor's cart, its account and project, loaded by every page without the rest of it. */
export { AccountSwitch } from './account-switch/account-switch.tsx';
export { CartCountTab } from './cart-count-tab.tsx';
export { MiniCart } from './mini-cart.tsx';
