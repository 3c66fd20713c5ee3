import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

export const Button = ({ kind, size, className, ...props }: ButtonProps) => (
  <AriaButton {...props} className={buttonStyle(kind, size, className)} />
);
