import { useText } from '../../i18n/index.ts';
import { CartIcon, CountBadge, ShopLink } from '../../ui/index.ts';

/** The way to the cart with the number of its lines; undefined while that is not known. */
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
