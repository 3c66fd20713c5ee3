import type { Cart } from '@grossist/contracts';
import {
  CartSheet,
  CartSkeleton,
  OnPaper,
  ShareMenu,
  StalePrices,
  useCart,
  useCartPrices,
  useProblemText,
} from '../../features/cart/index.ts';
import { VisitNotes } from '../../features/punchout/index.ts';
import { useText } from '../../i18n/index.ts';
import { CartIcon, EmptyState, ErrorState } from '../../ui/index.ts';

/** The cart for read-only visitors: all of its contents and why it can't be changed. */
export const ViewedCart = () => {
  const text = useText();
  const problemText = useProblemText();
  const { data: cart, error, refetch } = useCart();
  return (
    <>
      <VisitNotes />
      {cart && <Known cart={cart} />}
      {!cart && !error && <CartSkeleton />}
      {!cart && error && (
        <ErrorState title={text('cart.failed')} onTryAgain={() => void refetch()}>
          {problemText(error)}
        </ErrorState>
      )}
    </>
  );
};

const Known = ({ cart }: { cart: Cart }) => {
  const text = useText();
  const prices = useCartPrices(cart);
  if (cart.CartItems.length === 0) return <EmptyState title={text('cart.empty.title')} icon={<CartIcon size={40} />} />;
  return (
    <OnPaper cart={cart} prices={prices}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 truncate text-lg">{cart.Name || text('drafts.unnamed')}</h2>
        <ShareMenu cartName={cart.Name} />
      </div>
      <StalePrices prices={prices} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line bg-surface p-4 text-sm tablet:p-6">
        <CartSheet cart={cart} prices={prices} />
      </div>
    </OnPaper>
  );
};
