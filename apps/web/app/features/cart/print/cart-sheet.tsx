import type { Cart } from '@grossist/contracts';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { nameOfType } from '../delivery-modes.ts';
import type { CartPrices } from '../use-cart.ts';
import { useDateText } from '../use-date-text.ts';
import { PrintedLines } from './printed-lines.tsx';
import { PrintedSums } from './printed-sums.tsx';

export interface CartSheetProps {
  cart: Cart;
  prices: CartPrices;
}

/** All of a cart to be read: where it goes, every line, the sums. */
export const CartSheet = ({ cart, prices }: CartSheetProps) => {
  const text = useText();
  const { Address: address, Project: project } = cart;
  const date = useDateText()(cart, prices);
  return (
    <>
      <dl className="grid gap-x-8 gap-y-2 tablet:grid-cols-3 print:grid-cols-3">
        <Fact name={text('cart.head.account')}>
          {cart.SoldToName} · {cart.SoldTo}
        </Fact>
        {project && (
          <Fact name={text('cart.head.project')}>
            {project.ProjectTitle} · {project.ProjectNumber}
          </Fact>
        )}
        {address && (
          <Fact name={text(address.IsServiceCenter ? 'addresses.pickUpAt' : 'cart.head.address')}>
            {address.Name}
            <br />
            {address.Street}
            <br />
            {address.PostalCode} {address.City}
          </Fact>
        )}
        <Fact name={text('cart.head.date')}>
          {text(nameOfType(cart.DeliveryType))}
          {date !== undefined && `, ${date}`}
        </Fact>
        {cart.CustomerReference !== '' && <Fact name={text('cart.head.reference')}>{cart.CustomerReference}</Fact>}
        {cart.ContactPerson !== '' && (
          <Fact name={text('cart.head.contact')}>
            {[cart.ContactPerson, cart.ContactPhone].filter(Boolean).join(', ')}
          </Fact>
        )}
      </dl>
      <PrintedLines cart={cart} prices={prices} />
      <PrintedSums prices={prices} />
    </>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);
