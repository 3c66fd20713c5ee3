import { CartTab } from '../../shell/index.ts';
import { useCartCount } from './use-cart-count.ts';

/** The phone's tab to the cart, with the number of its lines. */
export const CartCountTab = () => <CartTab count={useCartCount()} />;
