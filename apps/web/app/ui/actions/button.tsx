import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useShopPath } from '../../i18n/index.ts';
import { classNames } from '../class-names.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const KINDS: Record<ButtonKind, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge bg-surface text-ink hover:border-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'border border-danger text-danger hover:bg-danger-soft',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-8 px-2.5 text-sm',
  medium: 'min-h-10 px-4',
  large: 'min-h-12 px-5 text-lg',
};

const ALWAYS =
  'inline-flex items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap select-none ' +
  'disabled:opacity-50 aria-disabled:opacity-50 aria-disabled:cursor-not-allowed data-[pending]:opacity-70';

/** What looks like a button, be it a button or a link. */
export const buttonStyle = (kind: ButtonKind = 'secondary', size: ButtonSize = 'medium', more?: string): string =>
  classNames(ALWAYS, KINDS[kind], SIZES[size], more);

type Native = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'children' | 'style' | 'onClick' | 'disabled'
>;

export interface ButtonProps extends Native {
  kind?: ButtonKind;
  size?: ButtonSize;
  onPress?: () => void;
  isDisabled?: boolean;
  /** What it started is under way: keeps the focus, takes no further press. */
  isPending?: boolean;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * The browser's own button: every page has some, and react-aria's would cost each first visit 10 kB. Inside
 * react-aria's composites, which hand out slots, use react-aria's with `buttonStyle`.
 */
export const Button = ({ kind, size, onPress, isDisabled, isPending, className, ...props }: ButtonProps) => (
  <button
    type="button"
    {...props}
    disabled={isDisabled}
    aria-disabled={isPending || props['aria-disabled']}
    data-pending={isPending || undefined}
    onClick={(event) => {
      if (isPending) event.preventDefault();
      else onPress?.();
    }}
    className={buttonStyle(kind, size, className)}
  />
);

type NativeIconButton = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'children' | 'style' | 'onClick' | 'disabled'
>;

export interface IconButtonProps extends Omit<NativeIconButton, 'aria-label'> {
  /** What it does, in words. */
  label: string;
  icon: ReactNode;
  onPress?: () => void;
  isDisabled?: boolean;
  className?: string;
}

/** A button without words on it. */
export const IconButton = ({ label, icon, onPress, isDisabled, className, ...props }: IconButtonProps) => (
  <button
    type="button"
    {...props}
    aria-label={label}
    disabled={isDisabled}
    onClick={() => onPress?.()}
    className={classNames(
      'inline-grid size-10 shrink-0 place-items-center rounded-md hover:bg-sunken disabled:opacity-40',
      className,
    )}
  >
    {icon}
  </button>
);

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
