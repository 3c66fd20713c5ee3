import type { Cart } from '@grossist/contracts';
import { Suspense, useId, useState } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { ChevronDownIcon, Skeleton, WarningIcon } from '../../../ui/index.ts';
import type { CartPrices } from '../../cart/index.ts';
import { inOneLine, nameOfChoice, useDateText } from '../../cart/index.ts';
import { type Missing, useMissing } from './missing-details.ts';

const HeadFields = lazyWithTexts(async () => (await import('./head-fields.tsx')).HeadFields);

const MISSING = {
  address: 'cart.head.missing.address',
  date: 'cart.head.missing.date',
  endUser: 'cart.head.missing.endUser',
} as const;

export interface CartHeadProps {
  cart: Cart;
  prices: CartPrices;
  /** Number of presses on the link to missing details; each opens the fields. */
  asked: number;
}

/**
 * Account, address, delivery and date of the order in one line. Its fields open on a press, and automatically if a
 * required detail is missing; they save on change. Section 4.
 */
export const CartHead = ({ cart, prices, asked }: CartHeadProps) => {
  const text = useText();
  const id = useId();
  const missing = useMissing(cart, prices);
  const [isOpen, setOpen] = useState(false);
  // What opened the fields last: they stay open when it is completed.
  const [seen, setSeen] = useState<{ missing: Missing | undefined; asked: number }>({ missing: undefined, asked });
  if (seen.missing !== missing || seen.asked !== asked) {
    setSeen({ missing, asked });
    if (missing !== undefined || seen.asked !== asked) setOpen(true);
  }
  return (
    <section
      aria-label={text('cart.head')}
      className="min-w-0 rounded-lg border border-line bg-surface tablet:contents"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={`flex min-h-9.5 w-full min-w-0 items-center gap-3 rounded-lg px-3 py-1 text-left hover:bg-canvas tablet:border tablet:border-line tablet:bg-surface tablet:px-4 ${isOpen || missing ? '' : 'tablet:w-60 laptop:w-80 desktop:w-112'}`}
      >
        <span className="flex min-w-0 flex-1 items-center gap-x-3">
          <span
            className={`font-semibold whitespace-nowrap max-tablet:sr-only ${isOpen || missing ? '' : 'tablet:sr-only'}`}
          >
            {text('cart.head')}
          </span>
          {missing && (
            <span className="flex min-w-0 items-center gap-1.5 font-semibold whitespace-nowrap text-warning">
              <WarningIcon size={18} className="shrink-0" />
              <span className="truncate">{text(MISSING[missing])}</span>
            </span>
          )}
          <Summary cart={cart} prices={prices} />
        </span>
        <span aria-hidden="true" className="text-sm text-accent max-tablet:sr-only">
          {text(isOpen ? 'cart.head.close' : 'cart.head.change')}
        </span>
        <ChevronDownIcon className={`shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={id}
        className="border-t border-line empty:hidden tablet:w-full tablet:rounded-lg tablet:border tablet:bg-surface"
      >
        {isOpen && (
          <Suspense fallback={<Skeleton className="m-4 h-90 tablet:h-60" />}>
            <HeadFields key={asked} cart={cart} prices={prices} missing={missing} isAsked={asked > 0} />
          </Suspense>
        )}
      </div>
    </section>
  );
};

/** The chosen details in one truncated line. */
const Summary = ({ cart, prices }: Pick<CartHeadProps, 'cart' | 'prices'>) => {
  const text = useText();
  const date = useDateText()(cart, prices);
  const parts = [
    text(nameOfChoice(cart)),
    date,
    cart.Address ? inOneLine(cart.Address) : undefined,
    cart.SoldToName,
    cart.Project?.ProjectTitle,
    cart.CustomerReference,
    cart.ContactPerson,
  ].filter((part) => part !== undefined && part !== '');
  const summary = parts.join(' · ');
  return (
    <span title={summary} className="min-w-0 flex-1 truncate text-sm text-muted">
      {summary}
    </span>
  );
};
