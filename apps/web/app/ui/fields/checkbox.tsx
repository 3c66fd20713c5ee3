import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { CheckIcon, MinusIcon } from '../icons/index.ts';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'className' | 'children' | 'style'> {
  children?: ReactNode;
  className?: string;
}

export const Checkbox = ({ children, className = '', ...props }: CheckboxProps) => (
  <AriaCheckbox
    {...props}
    className={`group inline-flex min-h-6 cursor-pointer items-center gap-2 data-[disabled]:opacity-50 ${className}`}
  >
    {({ isSelected, isIndeterminate }) => (
      <>
        <span className="grid size-5 shrink-0 place-items-center rounded-sm border border-edge bg-surface text-on-accent outline-offset-2 outline-accent group-data-[focus-visible]:outline-2 group-data-[indeterminate]:border-accent group-data-[indeterminate]:bg-accent group-data-[selected]:border-accent group-data-[selected]:bg-accent">
          {isIndeterminate ? <MinusIcon size={16} /> : isSelected && <CheckIcon size={16} />}
        </span>
        {children}
      </>
    )}
  </AriaCheckbox>
);
