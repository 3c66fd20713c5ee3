import { useText } from '../../i18n/index.ts';
import { CartIcon, CountBadge, ShopLink, VisuallyHidden } from '../../ui/index.ts';

/** The header's link to the cart with its number of lines; undefined while loading. */
export const CartLink = ({ count }: { count?: number }) => {
  const text = useText();
  return (
    <ShopLink
      to="/cart"
      aria-label={count === undefined ? text('shell.cart') : text('shell.cart.lines', { count })}
      className="relative grid size-10 shrink-0 place-items-center rounded-md hover:bg-sunken"
    >
      <CartIcon />
      {count !== undefined && count > 0 && (
        <span className="absolute top-0 right-0">
          <CountBadge count={count} />
        </span>
      )}
    </ShopLink>
  );
};

/** Content of the cart's tab on phones; the count is undefined while loading. */
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
