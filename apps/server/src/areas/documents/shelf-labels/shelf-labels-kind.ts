import { z } from 'zod';
import type { DocumentReportLine } from '../../../db/index.ts';
import type { Typesetter } from '../../../gateways/typesetting/port.ts';
import { type DocumentKind, documentKind } from '../jobs/document-kinds.ts';
import { type ReadPrintDeps, readPrint } from './queries/read-print.ts';
import { setShelfLabels } from './set-shelf-labels.ts';
import type { ShelfLabelPrint } from './shelf-label-document.ts';

/** Name of the kind of document. */
export const SHELF_LABELS = 'shelf-labels';

const ShelfLabelsInput = z.object({ printId: z.uuid() });
export type ShelfLabelsInput = z.infer<typeof ShelfLabelsInput>;

const reportOf = ({ labels, design }: ShelfLabelPrint): DocumentReportLine[] =>
  labels.flatMap(({ label: { sapMaterialNumber, name, encoded, priceNotes } }) => {
    const line = { sapMaterialNumber, name };
    return [
      ...(encoded === null ? [{ code: 'barcode-missing' as const, ...line }] : []),
      ...(design === 'price' && priceNotes.length === 0 ? [{ code: 'price-missing' as const, ...line }] : []),
    ];
  });

/** Shelf labels that are made in the background, as they were prepared. */
export const shelfLabelsKind = ({ typesetter, ...deps }: ReadPrintDeps & { typesetter: Typesetter }): DocumentKind => {
  const printOf = readPrint(deps);
  return documentKind(ShelfLabelsInput, async ({ printId }, { buyer, signal, onProgress }) => {
    const print = await printOf(buyer, printId);
    const pdf = await setShelfLabels(typesetter, print, { signal, onProgress });
    await onProgress(print.labels.reduce((sum, { copies }) => sum + copies, 0));
    return { pdf, report: reportOf(print) };
  });
};
