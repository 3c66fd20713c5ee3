import type { Cart } from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import { type ReactNode, useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { useDateText } from '../cart-dates.ts';
import { nameOfType } from '../delivery-names.ts';
import { PART_NAMES, partsOf } from '../total-parts.ts';
import type { CartPrices } from '../use-cart.ts';
import { PrintedLines } from './printed-lines.tsx';

/** The sums of a printed cart, and when they were computed. */
const PrintedSums = ({ prices }: { prices: CartPrices }) => {
  const text = useText();
  const format = useFormat();
  const { sums, pricedAt, isStale, isUnavailable } = prices;
  const { timeZone } = marketFacts(useSignedInUser()?.market ?? 'DK');
  if (isUnavailable) return <p>{text('cart.sum.unavailable')}</p>;
  if (!sums) return <p className="text-muted">{text('ui.loading')}</p>;
  if (sums.TotalStr === '') return <p className="text-muted">{text('cart.sum.hidden')}</p>;
  return (
    <section aria-label={text('cart.sum')} className="ml-auto w-full max-w-80 break-inside-avoid">
      <dl className="grid gap-1">
        {partsOf(sums).map(({ kind, formatted }) => (
          <div key={kind} className="flex justify-between gap-4">
            <dt>{kind === 'vat' ? text('cart.sum.vat', { percent: sums.VatPercent }) : text(PART_NAMES[kind])}</dt>
            <dd>{formatted}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-ink pt-1 text-base font-semibold">
          <dt>{text('cart.sum.total')}</dt>
          <dd>{sums.TotalStr}</dd>
        </div>
      </dl>
      {pricedAt !== undefined && (
        <p className={`mt-2 ${isStale ? 'font-semibold' : 'text-muted'}`}>
          {text(isStale ? 'print.stale' : 'print.pricedAt', { time: format.time(pricedAt, timeZone) })}
        </p>
      )}
    </section>
  );
};

interface CartSheetProps {
  cart: Cart;
  prices: CartPrices;
}

/** A read-only cart: address and details, all lines, the sums. */
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

/** The printed cart: buyer, address and details, all lines, the sums. */
export const PrintedCart = ({ cart, prices }: CartSheetProps) => {
  const text = useText();
  const format = useFormat();
  const user = useSignedInUser();
  const [now] = useState(() => new Date().toISOString());
  const { timeZone } = marketFacts(user?.market ?? 'DK');
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
      <CartSheet cart={cart} prices={prices} />
    </article>
  );
};
