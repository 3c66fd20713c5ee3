import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type Native = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'children' | 'style' | 'onClick' | 'disabled'
>;

export interface IconButtonProps extends Omit<Native, 'aria-label'> {
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
