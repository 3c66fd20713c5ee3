import { type CartItem, getCartPrice, pagedCartItems } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { LinkButton, Picture, Price, ShopLink, Skeleton } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';

const PAGE = 20;
const SHOWN = 5;

/** The lines added last, newest first, and the subtotal. */
export const MiniCartContents = ({ count, onLeave }: { count: number; onLeave: () => void }) => {
  const text = useText();
  const page = Math.max(1, Math.ceil(count / PAGE));
  const lines = useOperationQuery(pagedCartItems, { query: { page, pageSize: PAGE } }, { keepPrevious: true });
  const prices = useOperationQuery(getCartPrice, { body: {} }, { enabled: count > 0, keepPrevious: true });
  const shown = lines.data?.PageItems.slice(-SHOWN).toReversed();
  const sums = prices.isError ? undefined : prices.data?.CartPriceInfo;

  if (count === 0) return <p className="p-4 text-muted">{text('cart.empty.title')}</p>;
  return (
    <>
      <ul className="grid max-h-[60dvh] grid-cols-[minmax(0,1fr)] divide-y divide-line overflow-y-auto">
        {shown ? (
          shown.map((line) => <MiniLine key={line.CartItemId} line={line} onLeave={onLeave} />)
        ) : (
          <li className="p-3">
            <Skeleton className="h-12 w-full" />
          </li>
        )}
      </ul>
      <div className="grid gap-3 border-t border-line p-3">
        {shown && count > shown.length && (
          <p className="text-sm text-muted">{text('cart.mini.more', { count: count - shown.length })}</p>
        )}
        <p className="flex items-baseline justify-between">
          <span>{text('cart.sum.subtotal')}</span>
          <Price formatted={prices.isError ? null : sums && (sums.SubTotalStr || null)} />
        </p>
        <LinkButton to="/cart" kind="primary" onClick={onLeave}>
          {text('cart.mini.open')}
        </LinkButton>
      </div>
    </>
  );
};

const MiniLine = ({ line, onLeave }: { line: CartItem; onLeave: () => void }) => {
  const { wireAmount } = useAmount();
  return (
    <li className="flex items-center gap-3 p-3">
      <Picture src={line.ImageUrl} alt="" width={40} height={40} />
      <ShopLink to={line.Url} onClick={onLeave} className="min-w-0 flex-1 truncate hover:underline">
        {line.ItemLocalMaterialName}
      </ShopLink>
      <span className="text-sm whitespace-nowrap text-muted">{wireAmount(line.Quantity, line.ItemSalesUnit)}</span>
    </li>
  );
};
