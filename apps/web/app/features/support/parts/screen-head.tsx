import type { ReactNode } from 'react';
import { PageTitle } from '../../shell/index.ts';

interface ScreenHeadProps {
  title: string;
  /** What the screen is for. */
  lead?: string;
  /** Beside the title. */
  children?: ReactNode;
}

/** How a screen of support begins. */
export const ScreenHead = ({ title, lead, children }: ScreenHeadProps) => (
  <header className="grid gap-1">
    <PageTitle>{title}</PageTitle>
    <div className="flex flex-wrap items-center gap-3">
      <h1 className="min-w-0 text-2xl break-words">{title}</h1>
      {children}
    </div>
    {lead !== undefined && <p className="max-w-prose text-muted">{lead}</p>}
  </header>
);
