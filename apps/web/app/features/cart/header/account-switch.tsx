import { type CartDetails, getCartDetails } from '@grossist/contracts';
import { Suspense, useId, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { ChevronDownIcon } from '../../../ui/index.ts';
import { useIsHydrating } from '../../../ui/use-is-hydrating.ts';
import { useIsReadOnly, useSignedInUser } from '../../../visitor.ts';
import { useIsBuyer } from '../../prices/index.ts';
import { ChoicesSkeleton } from './choices-skeleton.tsx';
import { HeaderPopover } from './header-popover.tsx';

const Choices = lazyWithTexts(async () => (await import('./account-choices.tsx')).AccountChoices);

const Names = ({ cart }: { cart: CartDetails }) => (
  <span className="grid min-w-0 text-left leading-tight">
    <span className="truncate text-sm font-semibold">{cart.SoldToName}</span>
    {cart.Project && <span className="truncate text-xs text-muted">{cart.Project.ProjectTitle}</span>}
  </span>
);

const InMenu = ({ cart }: { cart: CartDetails }) => {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="border-b border-line laptop:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center justify-between gap-2 rounded-md px-3 hover:bg-sunken"
      >
        <span className="sr-only">{text('cart.switch.title')}: </span>
        <Names cart={cart} />
        <ChevronDownIcon size={18} className="shrink-0" />
      </button>
      <div id={id} className="w-72">
        {isOpen && (
          <Suspense fallback={<ChoicesSkeleton />}>
            <Choices cart={cart} />
          </Suspense>
        )}
      </div>
    </div>
  );
};

const InHeader = ({ cart }: { cart: CartDetails | undefined }) => {
  const text = useText();
  return (
    // Has its final width while the names load.
    <span className="hidden w-44 shrink-0 laptop:block">
      {cart && (
        <HeaderPopover
          label={text('cart.switch.title')}
          buttonStyle="flex h-10 w-full items-center justify-between gap-1.5 rounded-md px-2 hover:bg-sunken"
          panelStyle="w-96 p-0"
          button={
            <>
              <span className="sr-only">{text('cart.switch.title')}: </span>
              <Names cart={cart} />
              <ChevronDownIcon size={18} className="shrink-0" />
            </>
          }
        >
          {() => (
            <Suspense fallback={<ChoicesSkeleton />}>
              <Choices cart={cart} />
            </Suspense>
          )}
        </HeaderPopover>
      )}
    </span>
  );
};

/** Shows the account and project of the cart and switches them; below 1024 px in the account menu. */
export const AccountSwitch = ({ place }: { place: 'header' | 'menu' }) => {
  const isBuyer = useIsBuyer();
  const isReadOnly = useIsReadOnly();
  const isPunchout = useSignedInUser()?.isPunchout ?? false;
  const isHydrating = useIsHydrating();
  const isShown = isBuyer && !isReadOnly && !isPunchout;
  const { data } = useOperationQuery(getCartDetails, {}, { enabled: isShown, staleTime: 30_000 });
  if (!isShown) return null;
  const cart = isHydrating ? undefined : data;
  if (place === 'header') return <InHeader cart={cart} />;
  return cart ? <InMenu cart={cart} /> : null;
};
