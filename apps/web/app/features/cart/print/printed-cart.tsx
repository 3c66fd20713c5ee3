import type { Cart } from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import { type ReactNode, useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { nameOfType } from '../delivery/index.ts';
import type { CartPrices } from '../use-cart.ts';
import { PrintedLines } from './printed-lines.tsx';
import { PrintedSums } from './printed-sums.tsx';

export interface PrintedCartProps {
  cart: Cart;
  prices: CartPrices;
}

/** The cart as a sheet of paper: who orders, where it goes, every line, the sums. */
export const PrintedCart = ({ cart, prices }: PrintedCartProps) => {
  const text = useText();
  const format = useFormat();
  const user = useSignedInUser();
  const [now] = useState(() => new Date().toISOString());
  const { timeZone } = marketFacts(user?.market ?? 'DK');
  const { Address: address, Project: project } = cart;
  const date = cart.DeliveryDate ?? prices.firstDate;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5 text-sm">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 border-b border-line pb-3">
        <div>
          <h2 className="text-xl">{cart.Name || text('drafts.unnamed')}</h2>
          <p>
            {user?.companyName} · {text('cart.lines.count', { count: cart.CartItems.length })}
          </p>
        </div>
        <p className="text-muted">
          {text('print.printed', { time: format.time(now, timeZone), name: user?.userName ?? '' })}
        </p>
      </header>
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
          {date !== undefined && `, ${format.day(date)}`}
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
    </article>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);
