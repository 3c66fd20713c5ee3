/** Shelf labels as a document that is made in the background, from the print that the buyer prepared. */

import { labelStockOf, labelsPerPage } from '@grossist/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, DocumentReportLine } from '../../../db/index.ts';
import type { MediaStore } from '../../../gateways/media/port.ts';
import type { Typesetter } from '../../../gateways/typesetting/port.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { loadMaterialPictures } from '../../media/index.ts';
import { type DocumentKind, documentKind } from '../jobs/make-document.ts';
import { type ShelfLabelPrint, shelfLabelDocument } from './shelf-label-document.ts';

export interface ReadPrintDeps {
  db: Database;
  store: MediaStore;
}

/**
 * Returns labels that the buyer prepared within a day, with their pictures. At most two queries, and the
 * store's reads.
 * @throws Failure 404 for those of somebody else, and for older ones
 */
export const readPrint = (deps: ReadPrintDeps) => {
  const { db } = deps;
  const picturesOf = loadMaterialPictures(deps);
  return async (buyer: Buyer, id: string): Promise<ShelfLabelPrint> => {
    const row = await db
      .selectFrom('label_prints')
      .select('print')
      .where('id', '=', id)
      .where('contact_id', '=', buyer.contactId)
      .where('company_id', '=', buyer.company.id)
      .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
      .executeTakeFirst();
    const stock = row && labelStockOf(row.print.product);
    if (row === undefined || stock === undefined) throw notFound('prepared labels');
    const { print } = row;
    const numbers = print.labels.map(({ label }) => label.sapMaterialNumber);
    const pictures = print.design === 'picture' ? await picturesOf(numbers) : new Map();
    return { ...print, stock, pictures };
  };
};

/** Rows of one round; the rest goes with the next ones. */
const AT_ONCE = 1000;

/** Deletes prepared labels that can't be opened any more. */
export const tidyLabelPrints = (db: Database) => async (): Promise<void> => {
  await sql`
    delete from label_prints where id = any(array(
      select id from label_prints where created_at < now() - interval '1 day'
      order by created_at limit ${AT_ONCE} for update skip locked))`.execute(db);
};

/** Labels that are set at once: what bounds the memory of the typesetter. */
const LABELS_AT_ONCE = 600;

/** Returns the runs that print the labels on the same pages, each of whole pages and some hundred labels. */
const runsOf = (print: ShelfLabelPrint): ShelfLabelPrint[] => {
  const { labels, pictures, stock, offset } = print;
  const perPage = labelsPerPage(stock);
  const atOnce = Math.max(1, Math.floor(LABELS_AT_ONCE / perPage)) * perPage;
  const single = labels.flatMap(({ label, copies }) => Array.from({ length: copies }, () => ({ label, copies: 1 })));
  const runs: ShelfLabelPrint[] = [];
  // The first page lacks the labels before the offset.
  for (let from = 1 - offset; from < single.length; from += atOnce) {
    const some = single.slice(Math.max(0, from), from + atOnce);
    const numbers = new Set(some.map(({ label }) => label.sapMaterialNumber));
    runs.push({
      ...print,
      offset: runs.length === 0 ? offset : 1,
      labels: some,
      pictures: new Map([...pictures].filter(([number]) => numbers.has(number))),
    });
  }
  return runs;
};

/** Sets shelf labels as PDF, many of them in parts that are joined. @throws as `Typesetter.pdf`, RangeError as shelfLabelDocument */
export const setShelfLabels = async (
  typesetter: Pick<Typesetter, 'pdf' | 'part' | 'join'>,
  print: ShelfLabelPrint,
  { signal, onProgress }: { signal: AbortSignal; onProgress(done: number): Promise<void> },
): Promise<Buffer> => {
  const runs = runsOf(print);
  if (runs.length <= 1) return typesetter.pdf(shelfLabelDocument(print), signal);
  const parts: Buffer[] = [];
  let done = 0;
  for (const run of runs) {
    const { data, ...document } = shelfLabelDocument(run);
    const { pdf } = await typesetter.part({ ...document, data: { ...data, rows: [] }, isLast: true }, signal);
    parts.push(pdf);
    done += run.labels.length;
    await onProgress(done);
  }
  return typesetter.join(parts, [], signal);
};

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
