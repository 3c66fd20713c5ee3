import { getCartDetails } from '@grossist/contracts';
import { lazy, Suspense } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { loadWithCartTexts } from '../../../i18n/cart-page-texts.ts';
import { useText } from '../../../i18n/index.ts';
import { CartIcon, CountBadge, VisuallyHidden } from '../../../ui/index.ts';
import { useIsHydrating } from '../../../ui/use-is-hydrating.ts';
import { useIsBuyer } from '../../prices/index.ts';
import { CartLink, CartTab } from '../../shell/index.ts';
import { useCartEvents } from '../cart-events.ts';
import { AccountSwitch } from './account-switch.tsx';
import { HeaderPopover } from './header-popover.tsx';

/** Returns the number of lines in the cart; undefined while it is loading, and for visitors who can't buy. */
const useCartCount = (): number | undefined => {
  const isBuyer = useIsBuyer();
  const isHydrating = useIsHydrating();
  const { data } = useOperationQuery(getCartDetails, {}, { enabled: isBuyer, staleTime: 30_000 });
  return isHydrating ? undefined : data?.ItemCount;
};

/** The phone's tab to the cart, with the number of its lines. */
export const CartCountTab = () => <CartTab count={useCartCount()} />;

const Contents = lazy(async () => ({ default: (await import('./mini-cart-contents.tsx')).MiniCartContents }));

/** The number of lines in the header; opens the last of them with the subtotal. */
export const MiniCart = () => {
  const isBuyer = useIsBuyer();
  const count = useCartCount();
  useCartEvents(isBuyer);
  if (!isBuyer) return <CartLink />;
  return <CartMenu count={count} />;
};

const CartMenu = ({ count }: { count: number | undefined }) => {
  const text = useText();
  return (
    <HeaderPopover
      label={text('shell.cart')}
      buttonStyle="relative grid size-10 shrink-0 place-items-center rounded-md hover:bg-sunken"
      panelStyle="w-96 p-0"
      button={
        <>
          <CartIcon />
          <VisuallyHidden>
            {count === undefined ? text('shell.cart') : text('shell.cart.lines', { count })}
          </VisuallyHidden>
          {count !== undefined && count > 0 && (
            <span className="absolute top-0 right-0">
              <CountBadge count={count} />
            </span>
          )}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<div className="h-40" />}>
          <Contents count={count ?? 0} onLeave={close} />
        </Suspense>
      )}
    </HeaderPopover>
  );
};

// Parts of the header and the phone's tab bar for signed-in visitors: cart, account and project. Every page loads them
// without the rest of the cart.
export const loadMiniCart = () => loadWithCartTexts(async () => MiniCart);
export const loadCartCountTab = () => loadWithCartTexts(async () => CartCountTab);
export const loadAccountSwitch = () => loadWithCartTexts(async () => AccountSwitch);
