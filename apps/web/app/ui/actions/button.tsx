import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';

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
