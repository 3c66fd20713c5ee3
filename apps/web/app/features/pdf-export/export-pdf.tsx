import { lazy, Suspense } from 'react';
import { loadWithPdfCataloguesTexts } from '../../i18n/account-texts.ts';
import type { ExportDialogProps } from './export-dialog.tsx';

const ExportDialog = lazy(async () => ({
  default: await loadWithPdfCataloguesTexts(async () => (await import('./export-dialog.tsx')).ExportDialog),
}));

/** The dialog that exports materials as a PDF with options. */
export const ExportPdf = (props: ExportDialogProps) => (
  <Suspense>
    <ExportDialog {...props} />
  </Suspense>
);
