import type { ReactNode } from 'react';
import { PageTitle } from '../../shell/index.ts';

interface ScreenHeadProps {
  title: string;
  /** What the screen is for. */
  lead?: string;
  /** What can be done, to the right. */
  children?: ReactNode;
}

/** How every screen of the editors begins. */
export const ScreenHead = ({ title, lead, children }: ScreenHeadProps) => (
  <header className="grid gap-1">
    <PageTitle>{title}</PageTitle>
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-2xl">{title}</h1>
      {children !== undefined && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
    {lead !== undefined && <p className="max-w-prose text-muted">{lead}</p>}
  </header>
);
