import { ShareMenu, useCart } from '../../features/cart/index.ts';
import { CartBar } from '../../features/drafts/index.ts';
import { useIsBuyer } from '../../features/prices/index.ts';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import { useIsReadOnly } from '../../visitor.ts';
import { CartMenu } from './cart-menu.tsx';

/** Beside the heading, for buyers: which order this is, and what can be done with the cart as a whole. */
export const CartTools = () => {
  const isReadOnly = useIsReadOnly();
  return useIsBuyer() && !isReadOnly && <OwnTools />;
};

/** Nothing until the cart is known. */
const OwnTools = () => {
  const isHydrating = useIsHydrating();
  const { data: cart } = useCart();
  // The cart may be known before this part of the served page is live.
  if (isHydrating || !cart) return null;
  return (
    <CartBar cart={cart}>
      {cart.CartItems.length > 0 && (
        <>
          <ShareMenu cartName={cart.Name} />
          <CartMenu cart={cart} />
        </>
      )}
    </CartBar>
  );
};
