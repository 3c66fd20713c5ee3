import { useState } from 'react';
import { fileIn, keepFile } from '../../../api/index.ts';
import { problemOf } from '../../../api/problem-error.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { Button, notify } from '../../../ui/index.ts';

/** Milliseconds after which a download is given up. Section 9. */
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
  return fileIn(response, fileName);
};

/** Downloads the report that is shown as CSV. [own-ana-04] [own-ana-06] [own-ana-08] */
export const DownloadReport = (wanted: DownloadReportProps) => {
  const text = useText();
  const locale = useLocale();
  const [isPending, setPending] = useState(false);
  const download = async (): Promise<void> => {
    setPending(true);
    try {
      keepFile(await fetchFile(wanted, locale));
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
