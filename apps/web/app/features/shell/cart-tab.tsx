import { useText } from '../../i18n/index.ts';
import { CartIcon, CountBadge, VisuallyHidden } from '../../ui/index.ts';

/** What the phone's tab to the cart shows; the count is undefined while it is not known. */
export const CartTab = ({ count }: { count?: number }) => {
  const text = useText();
  return (
    <>
      <span className="relative">
        <CartIcon />
        {count !== undefined && count > 0 && (
          <span aria-hidden="true" className="absolute -top-2 left-4">
            <CountBadge count={count} />
          </span>
        )}
      </span>
      <span aria-hidden="true">{text('shell.cart')}</span>
      <VisuallyHidden>{count === undefined ? text('shell.cart') : text('shell.cart.lines', { count })}</VisuallyHidden>
    </>
  );
};
