import { marketFacts } from '@grossist/domain';
import { useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { CartSheet, type CartSheetProps } from './cart-sheet.tsx';

/** The cart as a sheet of paper: who orders, where it goes, every line, the sums. */
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
