import type { Cart } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { Button, CartIcon, ChevronLeftIcon, EmptyState, ErrorState, LinkButton } from '../../../ui/index.ts';
import { useIsBuyer } from '../../prices/index.ts';
import { CartSkeleton } from '../cart-skeleton.tsx';
import { ShareMenu } from '../share/share-menu.tsx';
import { useCart, useCartPrices } from '../use-cart.ts';
import { useProblemText } from '../use-problem-text.ts';
import { PrintedCart } from './cart-sheet.tsx';

/** Print preview of the cart, with the print button. */
export const PrintScreen = () => {
  const text = useText();
  if (!useIsBuyer()) return <EmptyState title={text('cart.noAccount')} icon={<CartIcon size={40} />} />;
  return <OwnCart />;
};

const OwnCart = () => {
  const text = useText();
  const problemText = useProblemText();
  const { data: cart, error, refetch } = useCart();
  if (cart && cart.CartItems.length > 0) return <Sheet cart={cart} />;
  if (cart) {
    return (
      <EmptyState
        title={text('cart.empty.title')}
        icon={<CartIcon size={40} />}
        action={<LinkButton to="/cart">{text('drafts.toCart')}</LinkButton>}
      />
    );
  }
  if (!error) return <CartSkeleton />;
  return (
    <ErrorState title={text('cart.failed')} onTryAgain={() => void refetch()}>
      {problemText(error)}
    </ErrorState>
  );
};

const Sheet = ({ cart }: { cart: Cart }) => {
  const text = useText();
  const prices = useCartPrices(cart);
  // Waits for prices, which the print would lack.
  const isWaiting = prices.lines === undefined && !prices.isUnavailable;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        <LinkButton to="/cart" kind="quiet" className="-ml-2">
          <ChevronLeftIcon size={18} />
          {text('drafts.toCart')}
        </LinkButton>
        <span className="flex flex-wrap gap-2">
          <ShareMenu cartName={cart.Name} />
          <Button kind="primary" isPending={isWaiting} onPress={() => window.print()}>
            {text('print.do')}
          </Button>
        </span>
      </div>
      <div className="rounded-lg border border-line bg-surface p-4 tablet:p-8 print:rounded-none print:border-0 print:p-0">
        <PrintedCart cart={cart} prices={prices} />
      </div>
    </>
  );
};
