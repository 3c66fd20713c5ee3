import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { CartIcon, CountBadge, VisuallyHidden } from '../../ui/index.ts';
import { CartLink } from '../shell/index.ts';
import { useIsBuyer } from './price-list.tsx';
import { useCartCount } from './use-cart-count.ts';
import { useCartEvents } from './use-cart-events.ts';

const Contents = lazy(async () => ({ default: (await import('./mini-cart-contents.tsx')).MiniCartContents }));

/** Pixels between the button and what it opens. */
const GAP = 4;

/**
 * The number of lines in the header and, on a press, the last of them with the subtotal. What opens is the browser's
 * own popover: Escape and a press beside it close it.
 */
export const MiniCart = () => {
  const isBuyer = useIsBuyer();
  const count = useCartCount();
  useCartEvents(isBuyer);
  if (!isBuyer) return <CartLink />;
  return <CartMenu count={count} />;
};

const CartMenu = ({ count }: { count: number | undefined }) => {
  const text = useText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const place = (): void => {
    const below = button.current?.getBoundingClientRect();
    if (!below || !panel.current) return;
    panel.current.style.top = `${below.bottom + GAP}px`;
    panel.current.style.right = `${Math.max(GAP, document.documentElement.clientWidth - below.right)}px`;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className="relative grid size-10 shrink-0 place-items-center rounded-md hover:bg-sunken"
      >
        <CartIcon />
        <VisuallyHidden>
          {count === undefined ? text('shell.cart') : text('shell.cart.lines', { count })}
        </VisuallyHidden>
        {count !== undefined && count > 0 && (
          <span className="absolute top-0 right-0">
            <CountBadge count={count} />
          </span>
        )}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={text('shell.cart')}
        onBeforeToggle={place}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="fixed inset-auto m-0 w-96 max-w-[calc(100vw-0.5rem)] rounded-lg border border-line bg-raised p-0 text-ink shadow-float"
      >
        {isOpen && (
          <Suspense fallback={<div className="h-40" />}>
            <Contents count={count ?? 0} onLeave={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
};
