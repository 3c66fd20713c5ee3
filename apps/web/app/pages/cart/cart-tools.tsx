import type { Cart } from '@grossist/contracts';
import { lazy } from 'react';
import { ShareMenu, useCart } from '../../features/cart/index.ts';
import { CartBar } from '../../features/drafts/index.ts';
import { useIsBuyer } from '../../features/prices/index.ts';
import { loadWithTexts, useText } from '../../i18n/index.ts';
import { MenuButton } from '../../ui/actions/menu-button.tsx';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import { useIsReadOnly } from '../../visitor.ts';

const load = () => loadWithTexts(async () => ({ default: (await import('./cart-actions.tsx')).CartActions }));
const CartActions = lazy(load);

/** The button of what is rarely done with a cart; its menu is loaded when somebody comes near. */
const CartMenu = ({ cart }: { cart: Cart }) => (
  <MenuButton size="small" onNear={() => void load()} menu={<CartActions cart={cart} />}>
    {useText()('cart.more')}
  </MenuButton>
);

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
