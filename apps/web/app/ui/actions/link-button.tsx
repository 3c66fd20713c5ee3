import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';
import { ShopLink, type ShopLinkProps } from './shop-link.tsx';

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
