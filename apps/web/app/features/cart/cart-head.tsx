import type { CartDetails } from '@grossist/contracts';
import { useId, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { ChevronDownIcon } from '../../ui/index.ts';
import { CartReferences } from './cart-references.tsx';
import { DeliveryDateField } from './delivery-date-field.tsx';
import { AccountAndProject, AddressField } from './delivery-fields.tsx';

/** For whom, for what, where to and when: all of it saves itself. Folded on a phone, where the lines come first. */
export const CartHead = ({ cart, firstDate }: { cart: CartDetails; firstDate: string | undefined }) => {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={text('cart.head')} className="rounded-lg border border-line bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-center justify-between gap-3 px-4 py-2.5 text-left tablet:hidden"
      >
        <span className="min-w-0">
          <span className="block font-semibold">{text('cart.head')}</span>
          <span className="block truncate text-sm text-muted">
            {[cart.SoldToName, cart.Project?.ProjectTitle, cart.Address?.Street].filter(Boolean).join(' · ')}
          </span>
        </span>
        <ChevronDownIcon className={isOpen ? 'rotate-180' : ''} />
      </button>
      <div
        id={id}
        className={`gap-x-4 gap-y-3 p-4 tablet:grid tablet:grid-cols-2 desktop:grid-cols-4 ${isOpen ? 'grid' : 'hidden'}`}
      >
        <AccountAndProject cart={cart} />
        <AddressField cart={cart} />
        <DeliveryDateField cart={cart} firstDate={firstDate} />
        <CartReferences cart={cart} />
      </div>
    </section>
  );
};
