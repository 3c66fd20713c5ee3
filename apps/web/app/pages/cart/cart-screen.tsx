import type { Cart } from '@grossist/contracts';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import {
  AcceptanceContext,
  CartLines,
  CartSkeleton,
  KitsBar,
  LinesEntry,
  OnPaper,
  ProposalsProvider,
  StalePrices,
  useCart,
  useCartPrices,
  useCartProposals,
  useProblemText,
} from '../../features/cart/index.ts';
import {
  CartHead,
  ChangesBar,
  ModeStrip,
  type Ordering,
  OrderPanel,
  openChangesOf,
  PunchoutBlock,
  UnansweredBar,
  useNextChange,
  useOrdering,
} from '../../features/checkout/index.ts';
import { useIsBuyer } from '../../features/prices/index.ts';
import { lazyWithTexts, useText } from '../../i18n/index.ts';
import { CartIcon, EmptyState, ErrorState, LinkButton } from '../../ui/index.ts';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import { useIsReadOnly, useSignedInUser } from '../../visitor.ts';

export { CartTools } from './cart-tools.tsx';

const ViewedCart = lazyWithTexts(async () => (await import('./viewed-cart.tsx')).ViewedCart);
const VisitNotes = lazyWithTexts(async () => (await import('../../features/punchout/index.ts')).VisitNotes);

const PunchoutNotes = () =>
  useSignedInUser()?.isPunchout && (
    <Suspense>
      <VisitNotes />
    </Suspense>
  );

interface WithRecommendations {
  /** Below the cart. */
  recommendations: ReactNode;
  /** Below an empty cart. */
  recommendationsOfEmpty: ReactNode;
}

/** The cart with its empty, loading, error and read-only states. */
export const CartScreen = (props: WithRecommendations) => {
  const text = useText();
  const isReadOnly = useIsReadOnly();
  if (!useIsBuyer()) return <EmptyState title={text('cart.noAccount')} icon={<CartIcon size={40} />} />;
  return isReadOnly ? (
    <Suspense fallback={<CartSkeleton />}>
      <ViewedCart />
    </Suspense>
  ) : (
    <OwnCart {...props} />
  );
};

const OwnCart = (props: WithRecommendations) => {
  const text = useText();
  const problemText = useProblemText();
  const { data: cart, error, refetch } = useCart();
  // Above the cart, which a pending order may have removed.
  const ordering = useOrdering();
  // The tools beside the heading may have loaded the cart before this part is hydrated.
  const isHydrating = useIsHydrating();
  if (isHydrating) return <CartSkeleton />;
  if (cart) {
    return (
      <>
        <UnansweredBar ordering={ordering} />
        <ProposalsProvider key={cart.CartId}>
          <KnownCart {...props} cart={cart} ordering={ordering} />
        </ProposalsProvider>
      </>
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

/**
 * Classes of the row above the lines: one row on a wide screen, so that lines begin high up. The row stays the same
 * element when the cart gets its first line, so that it does not lose the focus.
 */
const HEAD = 'grid grid-cols-[minmax(0,1fr)] gap-1.5 tablet:flex tablet:flex-wrap tablet:items-center tablet:gap-x-2';

interface KnownCartProps extends WithRecommendations {
  cart: Cart;
  ordering: Ordering;
}

const KnownCart = ({ cart, ordering, recommendations, recommendationsOfEmpty }: KnownCartProps) => {
  const prices = useCartPrices(cart);
  const { refusal, accepted, accept } = ordering;
  const asked = useMemo(() => openChangesOf(refusal, cart), [refusal, cart]);
  const acceptance = useMemo(() => ({ accepted, accept }), [accepted, accept]);
  const [shown, showNext] = useNextChange(cart, asked);
  useCartProposals(cart, prices);
  const [savingsOf, setSavingsOf] = useState<string>();
  const [headAsked, setHeadAsked] = useState(0);
  const [toolsPlace, setToolsPlace] = useState<HTMLElement | null>(null);

  if (cart.CartItems.length === 0) {
    return (
      <OnPaper cart={cart} prices={prices}>
        <ModeStrip cart={cart} prices={prices} />
        <KitsBar key="kits" cart={cart} prices={prices} />
        <PunchoutNotes />
        <div key="head">
          <LinesEntry key="entry" />
        </div>
        <Nothing />
        {recommendationsOfEmpty}
      </OnPaper>
    );
  }
  return (
    <OnPaper cart={cart} prices={prices}>
      <ChangesBar
        key={refusal?.id}
        cart={cart}
        ordering={ordering}
        asked={asked}
        isWaiting={prices.isRefreshing || ordering.underWay !== undefined}
        onAcceptAll={() => void ordering.order(refusal?.way ?? 'invoice', cart, prices, asked.tokens)}
        onShowNext={showNext}
      />
      <StalePrices prices={prices} />
      <PunchoutNotes />
      <PunchoutBlock cart={cart} onGo={() => setHeadAsked((count) => count + 1)} />
      <KitsBar key="kits" cart={cart} prices={prices} />
      <div key="head" className={HEAD}>
        <CartHead cart={cart} prices={prices} asked={headAsked} />
        <LinesEntry key="entry" isBesideHead toolsRef={setToolsPlace} />
      </div>
      <div className="flex flex-col gap-4 desktop:grid desktop:grid-cols-[minmax(0,1fr)_17.5rem] desktop:items-start">
        <AcceptanceContext value={acceptance}>
          <CartLines
            cart={cart}
            prices={prices}
            changes={asked.byLine}
            shown={shown}
            toolsPlace={toolsPlace}
            onShowSavings={setSavingsOf}
          />
        </AcceptanceContext>
        <OrderPanel
          cart={cart}
          prices={prices}
          ordering={ordering}
          asked={asked}
          savingsOf={savingsOf}
          onSavingsSeen={() => setSavingsOf(undefined)}
        />
      </div>
      {recommendations}
    </OnPaper>
  );
};
