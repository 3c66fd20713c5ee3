import type { Cart } from '@grossist/contracts';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { CartIcon, EmptyState, ErrorState, LinkButton } from '../../ui/index.ts';
import { Recommendations } from '../recommendations/index.ts';
import { CartHead } from './cart-head.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { ModeStrip, PunchoutBlock } from './delivery/index.ts';
import { CartBar } from './drafts/index.ts';
import { CartLines, LinesEntry } from './lines/index.ts';
import { OrderPanel } from './order-panel.tsx';
import { useIsBuyer } from './price-list.tsx';
import { OnPaper } from './print/on-paper.tsx';
import { ProposalsProvider } from './proposals.tsx';
import { RefusedOrder } from './refused-order.tsx';
import { ShareMenu } from './share/share-menu.tsx';
import { StalePrices } from './stale-prices.tsx';
import { useCart, useCartPrices } from './use-cart.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useProblemText } from './use-problem-text.ts';

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
  const { refusal } = order;
  const [savingsOf, setSavingsOf] = useState<string>();

  if (cart.CartItems.length === 0) {
    return (
      <OnPaper cart={cart} prices={prices}>
        <CartBar key="bar" cart={cart} />
        <ModeStrip cart={cart} prices={prices} />
        <LinesEntry key="entry" />
        <Nothing />
        <Recommendations placement="cart" />
      </OnPaper>
    );
  }
  return (
    <OnPaper cart={cart} prices={prices}>
      <CartBar key="bar" cart={cart}>
        <ShareMenu cartName={cart.Name} />
      </CartBar>
      {refusal && <RefusedOrder refusal={refusal} onClose={order.forgetRefusal} />}
      <StalePrices prices={prices} />
      <PunchoutBlock cart={cart} />
      <CartHead cart={cart} prices={prices} />
      <LinesEntry key="entry" />
      <div className="grid items-start gap-4 laptop:grid-cols-[minmax(0,1fr)_20rem]">
        <CartLines cart={cart} prices={prices} refusals={refusal?.lines ?? NO_REFUSALS} onShowSavings={setSavingsOf} />
        <OrderPanel
          cart={cart}
          prices={prices}
          order={order}
          savingsOf={savingsOf}
          onSavingsSeen={() => setSavingsOf(undefined)}
        />
      </div>
      <Recommendations placement="cart" />
    </OnPaper>
  );
};
