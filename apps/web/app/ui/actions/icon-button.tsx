import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style' | 'aria-label'> {
  /** What it does, in words. */
  label: string;
  icon: ReactNode;
  className?: string;
}

/** A button without words on it. */
export const IconButton = ({ label, icon, className, ...props }: IconButtonProps) => (
  <AriaButton
    {...props}
    aria-label={label}
    className={classNames(
      'inline-grid size-10 shrink-0 place-items-center rounded-md hover:bg-sunken disabled:opacity-40',
      className,
    )}
  >
    {icon}
  </AriaButton>
);
