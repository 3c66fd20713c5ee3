import type { Cart } from '@grossist/contracts';
import { lazy } from 'react';
import { ShareMenu, useCart } from '../../features/cart/index.ts';
import { CartBar } from '../../features/drafts/index.ts';
import { useIsBuyer } from '../../features/prices/index.ts';
import { loadWithTexts, useText } from '../../i18n/index.ts';
import { MenuButton } from '../../ui/actions/menu-button.tsx';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import { useIsReadOnly } from '../../visitor.ts';
import { CartToolsSkeleton } from './cart-tools-skeleton.tsx';

const load = () => loadWithTexts(async () => ({ default: (await import('./cart-actions.tsx')).CartActions }));
const CartActions = lazy(load);

/** Button of the menu of rare actions, which is loaded on hover or focus. */
const CartMenu = ({ cart }: { cart: Cart }) => (
  <MenuButton size="small" onNear={() => void load()} menu={<CartActions cart={cart} />}>
    {useText()('cart.more')}
  </MenuButton>
);

/** Beside the heading, for buyers: the name of the cart and actions on the whole cart. */
export const CartTools = () => {
  const isReadOnly = useIsReadOnly();
  return useIsBuyer() && !isReadOnly && <OwnTools />;
};

/** Their space only until the cart is loaded. */
const OwnTools = () => {
  const isHydrating = useIsHydrating();
  const { data: cart } = useCart();
  // The cart may be loaded before this part is hydrated.
  if (isHydrating || !cart) return <CartToolsSkeleton />;
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
