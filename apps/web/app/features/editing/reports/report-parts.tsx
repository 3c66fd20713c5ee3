import type { ReactNode } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { EmptyState } from '../../../ui/index.ts';

/** The days that a report is of, as the server resolved them. */
export const ReportPeriod = ({ period: { From, To } }: { period: { From: string; To: string } }) => {
  const text = useText();
  const format = useFormat();
  return (
    <p className="text-sm text-muted">
      {text('editing.reports.between', { from: format.date(From), to: format.date(To) })}
    </p>
  );
};

/** Shown in place of a report that counted nothing. */
export const NothingCounted = () => {
  const text = useText();
  return <EmptyState title={text('editing.reports.none')}>{text('editing.reports.none.text')}</EmptyState>;
};

/** A line above a report: what it is of, and what can be done with all of it. */
export const ReportHead = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <div className="grid gap-0.5">{children}</div>
    {action}
  </div>
);
