import { exportKitsCsv, exportOrderKitsCsv } from '@grossist/contracts';
import { useState } from 'react';
import { problemOf } from '../../../api/client.ts';
import { downloadFile, fileOfResponse, ProblemError } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { Button, type ButtonProps, notify } from '../../../ui/index.ts';

/** Milliseconds after which a download is given up. Section 9. */
const LONGEST = 25_000;

const fetchFile = async (path: string, ids: readonly string[], locale: string): Promise<File> => {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Grossist-Locale': locale },
    body: JSON.stringify(ids),
    credentials: 'same-origin',
    signal: AbortSignal.timeout(LONGEST),
  });
  if (!response.ok) throw await problemOf(response);
  return fileOfResponse(response, 'kit.csv');
};

/** Downloads kits, or the kits of orders, as CSV. [kit-22] [kit-23] */
export const useKitExport = () => {
  const text = useText();
  const locale = useLocale();
  const [isPending, setPending] = useState(false);
  const download = async (path: string, ids: readonly string[]): Promise<void> => {
    if (isPending || ids.length === 0) return;
    setPending(true);
    try {
      downloadFile(await fetchFile(path, ids, locale));
    } catch (error) {
      const hasNoKits = error instanceof ProblemError && error.code === 'no-kits';
      notify(text(hasNoKits ? 'kitPicker.export.noKits' : 'kitPicker.export.failed'));
    } finally {
      setPending(false);
    }
  };
  return {
    isPending,
    kits: (kitIds: readonly string[]): void => void download(exportKitsCsv.path, kitIds),
    orders: (orderIds: readonly string[]): void => void download(exportOrderKitsCsv.path, orderIds),
  };
};

interface ExportOrderKitsProps extends Pick<ButtonProps, 'size' | 'className' | 'isDisabled'> {
  orderIds: readonly string[];
}

/** The button that downloads the kits of orders as CSV, as an import of kits reads them. [kit-23] */
export const ExportOrderKits = ({ orderIds, ...style }: ExportOrderKitsProps) => {
  const text = useText();
  const exporting = useKitExport();
  return (
    <Button {...style} isPending={exporting.isPending} onPress={() => exporting.orders(orderIds)}>
      {text('kitPicker.export')}
    </Button>
  );
};
