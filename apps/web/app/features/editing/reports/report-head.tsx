import { type ReactNode, useState } from 'react';
import { problemOf } from '../../../api/client.ts';
import { downloadFile, fileOfResponse } from '../../../api/index.ts';
import { useFormat, useLocale, useText } from '../../../i18n/index.ts';
import { Button, EmptyState, notify } from '../../../ui/index.ts';

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

/** Milliseconds until a download times out. Section 9. */
const LONGEST = 25_000;

interface DownloadReportProps {
  /** Path of the call. */
  path: string;
  query: Readonly<Record<string, string | undefined>>;
  fileName: string;
}

const fetchFile = async ({ path, query, fileName }: DownloadReportProps, locale: string): Promise<File> => {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const response = await fetch(`${path}?${new URLSearchParams([...given, ['cultureName', locale]])}`, {
    headers: { 'X-Grossist-Locale': locale },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(LONGEST),
  });
  if (!response.ok) throw await problemOf(response);
  return fileOfResponse(response, fileName);
};

/** Downloads the report that is shown as CSV. [own-ana-04] [own-ana-06] [own-ana-08] */
export const DownloadReport = (wanted: DownloadReportProps) => {
  const text = useText();
  const locale = useLocale();
  const [isPending, setPending] = useState(false);
  const download = async (): Promise<void> => {
    setPending(true);
    try {
      downloadFile(await fetchFile(wanted, locale));
    } catch {
      notify(text('editing.reports.csv.failed'));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button isPending={isPending} onPress={() => void download()}>
      {text('editing.reports.csv')}
    </Button>
  );
};
