import { Link, type LinkProps } from 'react-router';
import { useShopPath } from '../../i18n/index.ts';

export interface ShopLinkProps extends Omit<LinkProps, 'to' | 'prefetch'> {
  /** A path of the shop without its locale. */
  to: string;
}

/** A link inside the shop: keeps the locale of the address, fetches its page when the pointer rests on it. */
export const ShopLink = ({ to, ...props }: ShopLinkProps) => {
  const path = useShopPath();
  return <Link {...props} to={path(to)} prefetch="intent" />;
};
