import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import { useIsReadOnly } from '../../visitor.ts';
import { CartMenu } from './cart-menu.tsx';
import { CartBar } from './drafts/index.ts';
import { useIsBuyer } from './price-list.tsx';
import { ShareMenu } from './share/share-menu.tsx';
import { useCart } from './use-cart.ts';

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
