import { useNavigate } from 'react-router';
import { useShopPath, useText } from '../../../../i18n/index.ts';
import { Button, CartIcon, LinkButton } from '../../../../ui/index.ts';
import { useDraftActions } from '../../../cart/index.ts';
import type { ShownSheet } from '../sheet/use-sheet.ts';
import type { ProjectCommands } from '../use-project-commands.ts';
import type { ProjectCart } from './use-project-cart.ts';

interface CartButtonProps {
  sheet: ShownSheet;
  cart: ProjectCart;
  commands: ProjectCommands;
}

/**
 * The way to the order: opens the project's cart where it is a draft, puts kits into it or brings them up to date, then
 * leads there. Kits without materials are left out. [cart-26]
 */
export const CartButton = ({ sheet, cart, commands }: CartButtonProps) => {
  const text = useText();
  const navigate = useNavigate();
  const path = useShopPath();
  const drafts = useDraftActions(() => undefined);
  const filled = sheet.kits.filter(({ items }) => items.length > 0);
  const isInCart = filled.some(({ inCart }) => inCart !== 'no');
  const waiting = filled.filter(({ inCart }) => inCart !== 'current').map(({ id }) => id);
  const isSaving = [...sheet.states.values()].some(({ kind }) => kind === 'saving');

  if (cart.kind === 'draft') {
    return (
      <>
        <Button kind="primary" isPending={drafts.isLoading} onPress={() => drafts.load(cart.draft)}>
          {text('kits.cart.open')}
        </Button>
        {drafts.question}
      </>
    );
  }
  if (cart.kind !== 'active' || filled.length === 0) return null;
  if (waiting.length === 0) {
    return (
      <LinkButton to="/cart" kind="primary">
        <CartIcon size={18} />
        {text('kits.cart.show')}
      </LinkButton>
    );
  }
  return (
    <Button
      kind="primary"
      isPending={commands.isPuttingIntoCart || isSaving}
      onPress={() => commands.toCart(waiting, () => void navigate(path('/cart')))}
    >
      <CartIcon size={18} />
      {text(isInCart ? 'kits.cart.update' : 'kits.cart.put', { count: waiting.length })}
    </Button>
  );
};
