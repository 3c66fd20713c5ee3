import type { ReactNode } from 'react';
import { PageTitle } from '../shell/index.ts';

interface ScreenHeadProps {
  title: string;
  /** What the screen is for. */
  lead?: string;
  /** Beside the title: how what is shown stands. */
  mark?: ReactNode;
  /** What can be done, to the right. */
  children?: ReactNode;
}

/** How every screen of a desk begins. */
export const ScreenHead = ({ title, lead, mark, children }: ScreenHeadProps) => (
  <header className="grid gap-1">
    <PageTitle>{title}</PageTitle>
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-2xl break-words">{title}</h1>
        {mark}
      </div>
      {children !== undefined && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
    {lead !== undefined && <p className="max-w-prose text-muted">{lead}</p>}
  </header>
);
