import { lazy, Suspense } from 'react';
import { useText } from '../../../i18n/index.ts';
import { CartIcon, CountBadge, VisuallyHidden } from '../../../ui/index.ts';
import { useIsBuyer } from '../../prices/index.ts';
import { CartLink } from '../../shell/index.ts';
import { useCartEvents } from '../use-cart-events.ts';
import { HeaderPopover } from './header-popover.tsx';
import { useCartCount } from './use-cart-count.ts';

const Contents = lazy(async () => ({ default: (await import('./mini-cart-contents.tsx')).MiniCartContents }));

/** The number of lines in the header and, on a press, the last of them with the subtotal. */
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
