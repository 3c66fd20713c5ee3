import { loadWithCartTexts } from '../../../i18n/cart-page-texts.ts';
import { AccountSwitch } from './account-switch.tsx';
import { CartCountTab } from './cart-count-tab.tsx';
import { MiniCart } from './mini-cart.tsx';

// What the header and the phone's tabs show of a signed-in visitor's cart, its account and project, loaded by every page
// without the rest of it.
export const loadMiniCart = () => loadWithCartTexts(async () => MiniCart);
export const loadCartCountTab = () => loadWithCartTexts(async () => CartCountTab);
export const loadAccountSwitch = () => loadWithCartTexts(async () => AccountSwitch);
