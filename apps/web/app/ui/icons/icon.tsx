import type { ReactNode } from 'react';

export interface IconProps {
  /** In pixels; 20 unless given. */
  size?: number;
  className?: string;
}

/** A line drawing on a 24 grid in the colour of the text beside it. Hidden from screen readers. */
export const Icon = ({ size = 20, className, children }: IconProps & { children: ReactNode }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    // What is drawn stays within; to cut it off would cost a clip for each icon of a long table.
    overflow="visible"
    className={className}
  >
    {children}
  </svg>
);
