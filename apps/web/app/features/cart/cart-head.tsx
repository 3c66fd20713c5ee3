import type { Cart } from '@grossist/contracts';
import { useId, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { ChevronDownIcon } from '../../ui/index.ts';
import { AddressField } from './address-field.tsx';
import { CartReferences } from './cart-references.tsx';
import { DeliveryBar, EndUser, nameOfType, OrderOptions } from './delivery/index.ts';
import { AccountAndProject } from './delivery-fields.tsx';
import type { CartPrices } from './use-cart.ts';
import { useDateText } from './use-date-text.ts';

/** For whom, for what, where to, how and when: all of it saves itself. Folded on a phone, where the lines come first. */
export const CartHead = ({ cart, prices }: { cart: Cart; prices: CartPrices }) => {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const date = useDateText()(cart, prices);
  const said = [
    text(nameOfType(cart.DeliveryType)),
    date,
    cart.SoldToName,
    cart.Project?.ProjectTitle,
    cart.Address?.Street,
  ];
  return (
    <section aria-label={text('cart.head')} className="rounded-lg border border-line bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-center justify-between gap-3 px-4 py-2.5 text-left tablet:hidden"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{text('cart.head')}</span>
          <span className="block truncate text-sm text-muted">{said.filter(Boolean).join(' · ')}</span>
        </span>
        <ChevronDownIcon className={isOpen ? 'rotate-180' : ''} />
      </button>
      <div
        id={id}
        className={`grid-cols-[minmax(0,1fr)] divide-y divide-line tablet:grid ${isOpen ? 'grid' : 'hidden'}`}
      >
        <div className="p-4">
          <DeliveryBar cart={cart} prices={prices} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 p-4 tablet:grid-cols-2 desktop:grid-cols-4">
          <AccountAndProject cart={cart} />
          <AddressField cart={cart} />
          <CartReferences cart={cart} />
          <OrderOptions cart={cart} prices={prices} />
        </div>
        <EndUser cart={cart} />
      </div>
    </section>
  );
};
