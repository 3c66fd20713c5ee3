import type { Cart } from '@grossist/contracts';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { CartIcon, EmptyState, ErrorState, LinkButton } from '../../ui/index.ts';
import { Recommendations } from '../recommendations/index.ts';
import { CartHead } from './cart-head.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { LinesBar } from './lines-bar.tsx';
import { OrderPanel } from './order-panel.tsx';
import { useIsBuyer } from './price-list.tsx';
import { ProposalsProvider } from './proposals.tsx';
import { RefusedOrder } from './refused-order.tsx';
import { useCart, useCartPrices } from './use-cart.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useProblemText } from './use-problem-text.ts';
import { useRemoveLines } from './use-remove-lines.ts';

/** The cart in all its states. */
export const CartScreen = () => {
  const text = useText();
  if (!useIsBuyer()) return <EmptyState title={text('cart.noAccount')} icon={<CartIcon size={40} />} />;
  return <OwnCart />;
};

const OwnCart = () => {
  const text = useText();
  const problemText = useProblemText();
  const { data: cart, error, refetch } = useCart();
  if (cart) {
    return (
      <ProposalsProvider key={cart.CartId}>
        <KnownCart cart={cart} />
      </ProposalsProvider>
    );
  }
  if (!error) return <CartSkeleton />;
  return (
    <ErrorState title={text('cart.failed')} onTryAgain={() => void refetch()}>
      {problemText(error)}
    </ErrorState>
  );
};

const Nothing = () => {
  const text = useText();
  return (
    <EmptyState
      title={text('cart.empty.title')}
      icon={<CartIcon size={40} />}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <LinkButton to="/catalogue" kind="primary">
            {text('cart.empty.browse')}
          </LinkButton>
          <LinkButton to="/orders">{text('cart.empty.orders')}</LinkButton>
        </span>
      }
    >
      {text('cart.empty.text')}
    </EmptyState>
  );
};

const NO_REFUSALS: ReadonlyMap<string, string> = new Map();

const KnownCart = ({ cart }: { cart: Cart }) => {
  const prices = useCartPrices(cart);
  const order = usePlaceOrder();
  const { remove, removeMany, empty } = useRemoveLines();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const lines = cart.CartItems;
  // A chosen line may have gone meanwhile.
  const selected = new Set(lines.map((line) => line.CartItemId).filter((id) => chosen.has(id)));
  const { refusal } = order;

  if (lines.length === 0) {
    return (
      <>
        <Nothing />
        <Recommendations placement="cart" />
      </>
    );
  }
  return (
    <>
      {refusal && <RefusedOrder refusal={refusal} onClose={order.forgetRefusal} />}
      <CartHead cart={cart} firstDate={prices.firstDate} />
      <div className="grid items-start gap-4 laptop:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-2">
          <LinesBar
            lines={lines}
            selected={selected}
            onEmpty={() => void empty(lines)}
            onRemove={(gone) => {
              setChosen(new Set());
              void removeMany(gone);
            }}
          />
          <CartLines
            lines={lines}
            prices={prices}
            refusals={refusal?.lines ?? NO_REFUSALS}
            selected={selected}
            onSelect={setChosen}
            onRemove={(line) => void remove(line)}
          />
        </div>
        <OrderPanel cart={cart} prices={prices} order={order} />
      </div>
      <Recommendations placement="cart" />
    </>
  );
};
