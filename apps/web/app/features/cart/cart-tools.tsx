import { useIsReadOnly } from '../../visitor.ts';
import { SaveToList } from '../list-picker/index.ts';
import { CartMenu } from './cart-menu.tsx';
import { CartBar } from './drafts/index.ts';
import { useIsBuyer } from './price-list.tsx';
import { ShareMenu } from './share/share-menu.tsx';
import { useCart } from './use-cart.ts';

/** Beside the heading: which order this is, and what can be done with the cart as a whole. Nothing until it is known. */
export const CartTools = () => {
  const isReadOnly = useIsReadOnly();
  const isBuyer = useIsBuyer();
  const { data: cart } = useCart();
  if (!cart || !isBuyer || isReadOnly) return null;
  return (
    <CartBar cart={cart}>
      {cart.CartItems.length > 0 && (
        <>
          <ShareMenu cartName={cart.Name} />
          {cart.ItemCount > 0 && (
            <SaveToList size="small" source={{ kind: 'lines', count: cart.ItemCount, from: { Source: 'cart' } }} />
          )}
          <CartMenu cart={cart} />
        </>
      )}
    </CartBar>
  );
};
