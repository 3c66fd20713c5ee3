import { Link, type LinkProps } from 'react-router';
import { useShopPath } from '../../i18n/index.ts';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button.tsx';

export interface ShopLinkProps extends Omit<LinkProps, 'to' | 'prefetch'> {
  /** A path of the shop without its locale. */
  to: string;
}

/** A link inside the shop: keeps the locale of the address, fetches its page when the pointer rests on it. */
export const ShopLink = ({ to, ...props }: ShopLinkProps) => {
  const path = useShopPath();
  return <Link {...props} to={path(to)} prefetch="intent" />;
};

export interface LinkButtonProps extends Omit<ShopLinkProps, 'className'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  className?: string;
}

/** A link to a page that looks like a button. */
export const LinkButton = ({ kind, size, className, ...props }: LinkButtonProps) => (
  <ShopLink {...props} className={buttonStyle(kind, size, className)} />
);

/** A link in a text. */
export const TextLink = ({ className = '', ...props }: Omit<ShopLinkProps, 'className'> & { className?: string }) => (
  <ShopLink
    {...props}
    className={`text-accent underline decoration-1 underline-offset-3 hover:decoration-2 ${className}`}
  />
);
