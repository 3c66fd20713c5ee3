import type { ReactNode } from 'react';

/** For screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="sr-only">{children}</span>;

/** The first stop of the keyboard: past everything that every page has. */
export const SkipLink = ({ target, children }: { target: string; children: ReactNode }) => (
  <a
    href={`#${target}`}
    className="sr-only z-50 rounded-md bg-ink px-4 py-2 font-semibold text-canvas focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
  >
    {children}
  </a>
);
