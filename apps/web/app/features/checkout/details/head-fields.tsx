import type { Cart } from '@grossist/contracts';
import { useEffect, useRef } from 'react';
import type { CartPrices } from '../../cart/index.ts';
import { DeliveryBar } from '../delivery/delivery-bar.tsx';
import { AddressField } from './address-field.tsx';
import { CartReferences } from './cart-references.tsx';
import { AccountAndProject } from './delivery-fields.tsx';
import { EndUser } from './end-user.tsx';
import { OrderOptions } from './order-options.tsx';
import type { Missing } from './use-missing.ts';

export interface HeadFieldsProps {
  cart: Cart;
  prices: CartPrices;
  /** Where the focus goes, unless somebody is at work elsewhere. */
  missing: Missing | undefined;
  /** Somebody asked to be led there, wherever the focus was. */
  isAsked: boolean;
}

/** Whether the focus is nowhere in particular, or on what opened the fields. */
const isIdle = (place: HTMLElement): boolean => {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.id === 'content' ||
    activeElement.getAttribute('aria-controls') === place.parentElement?.id
  );
};

/** An empty field, else the first one. */
const placeToFill = (place: HTMLElement, missing: Missing): HTMLElement | null => {
  const group = place.querySelector(`[data-head="${missing}"]`);
  const fields = [...(group?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  return (
    fields.find(({ value }) => value === '') ??
    group?.querySelector<HTMLElement>('[aria-pressed="true"], button, input') ??
    null
  );
};

/** The fields of the cart's head; the one that is missing has the focus. All of them save themselves. */
export const HeadFields = ({ cart, prices, missing, isAsked }: HeadFieldsProps) => {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef({ missing, isAsked });
  useEffect(() => {
    const element = place.current;
    const { missing: wanted, isAsked: isLed } = first.current;
    if (!element || wanted === undefined || !(isLed || isIdle(element))) return;
    placeToFill(element, wanted)?.focus();
  }, []);
  return (
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
      <div data-head="date" className="p-4">
        <DeliveryBar cart={cart} prices={prices} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 p-4 tablet:grid-cols-2 desktop:grid-cols-4">
        <AccountAndProject cart={cart} />
        <div data-head="address" className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
          <AddressField cart={cart} />
        </div>
        <CartReferences cart={cart} />
        <OrderOptions cart={cart} prices={prices} />
      </div>
      <div data-head="endUser" className="empty:hidden">
        <EndUser cart={cart} />
      </div>
    </div>
  );
};
