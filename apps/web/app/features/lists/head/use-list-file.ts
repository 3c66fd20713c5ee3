import { useState } from 'react';
import { fileIn, keepFile } from '../../../api/index.ts';
import { problemOf } from '../../../api/problem-error.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';

export type ListFileFormat = 'csv' | 'xlsx';

/** Milliseconds after which a download is given up. Section 9. */
const LONGEST = 25_000;

const fetchFile = async (listId: string, format: ListFileFormat, locale: string): Promise<File> => {
  const response = await fetch(`/api/variation-lists/${listId}/create${format}?cultureName=${locale}`, {
    headers: { 'X-Grossist-Locale': locale },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(LONGEST),
  });
  if (!response.ok) throw await problemOf(response);
  return fileIn(response, `list.${format}`);
};

/** Downloads a list as a file in the reader's language. [vl-17] */
export const useListFile = (listId: string) => {
  const text = useText();
  const locale = useLocale();
  const [isPending, setPending] = useState(false);
  const download = async (format: ListFileFormat): Promise<void> => {
    if (isPending) return;
    setPending(true);
    try {
      keepFile(await fetchFile(listId, format, locale));
    } catch {
      notify(text('lists.download.failed'));
    } finally {
      setPending(false);
    }
  };
  return { isPending, download: (format: ListFileFormat) => void download(format) };
};
