import type { Cart } from '@grossist/contracts';
import { lazy } from 'react';
import { loadWithTexts, useText } from '../../i18n/index.ts';
import { MenuButton } from '../../ui/actions/menu-button.tsx';

const load = () => loadWithTexts(async () => ({ default: (await import('./cart-actions.tsx')).CartActions }));
const CartActions = lazy(load);

/** The button of what is rarely done with a cart; its menu is loaded when somebody comes near. */
export const CartMenu = ({ cart }: { cart: Cart }) => (
  <MenuButton size="small" onNear={() => void load()} menu={<CartActions cart={cart} />}>
    {useText()('cart.more')}
  </MenuButton>
);
