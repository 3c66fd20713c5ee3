import {
  copiedLabels,
  countLabels,
  isLabelOffset,
  type LabelCopies,
  labelStockOf,
  labelsPerPage,
  languageOf,
  MOST_LABELS,
  type PrinterShift,
  pagesOfLabels,
} from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type StoredLabelPrint, transaction } from '../../../../db/index.ts';
import { breaksRule, notFound } from '../../../../http/failure.ts';
import type { CatalogueAccess } from '../../../catalogue/index.ts';
import type { Buyer } from '../../../identity/index.ts';
import type { PriceCache } from '../../../pricing/index.ts';
import { insertDocument } from '../../jobs/request-document.ts';
import { composeLabels, type LabelWishes, requirePriceRight } from '../queries/compose-labels.ts';
import { type LabelSource, labelMaterials } from '../queries/label-materials.ts';
import { SHELF_LABELS, type ShelfLabelsInput } from '../shelf-labels-kind.ts';

/** Prints that a person can have at once; the oldest ones are deleted. */
const MOST_PRINTS = 20;

export interface WantedPrint extends LabelWishes {
  source: LabelSource;
  product: string;
  offset: number;
  shift: PrinterShift;
  copies: LabelCopies;
}

export interface PreparedPrint {
  id: string;
  labels: number;
  pages: number;
  /** SAP numbers of printed materials without the number of the barcode. */
  withoutBarcode: readonly string[];
  withoutPrice: number;
  notFound: readonly string[];
  /** Of the document that is made in the background; undefined for few labels. */
  documentId: string | undefined;
}

export interface PrepareDeps extends CatalogueAccess {
  prices: Pick<PriceCache, 'prices'>;
  /** Has a process make the documents that wait. */
  wakeDocuments(): Promise<void>;
}

/** Most labels of a document that is made in the request. */
const MOST_AT_ONCE = 500;

/** Returns the sheet. @throws Failure 404 for an unknown sheet, 422 `wrong-offset` */
const requireSheet = ({ product, offset }: Pick<WantedPrint, 'product' | 'offset'>) => {
  const stock = labelStockOf(product);
  if (stock === undefined) throw notFound('sheet of labels');
  if (isLabelOffset(stock, offset)) return stock;
  throw breaksRule('wrong-offset', `Offsets of ${product} are 1 to ${labelsPerPage(stock)}`, 'Offset');
};

const save = (db: Database, buyer: Buyer, id: string, print: StoredLabelPrint): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`
      delete from label_prints where contact_id = ${buyer.contactId} and id not in (
        select id from label_prints where contact_id = ${buyer.contactId}
        order by created_at desc limit ${MOST_PRINTS - 1})`.execute(tx);
    await tx
      .insertInto('label_prints')
      .values({ id, contact_id: buyer.contactId, company_id: buyer.company.id, print: JSON.stringify(print) })
      .execute();
  });

/**
 * Composes labels and saves them for printing; beyond 500 labels the document is made in the background. A constant number of
 * statements, and one request to the ERP in the price design. [own-lbl-04]
 * @throws Failure as sourceMaterials and composeLabels; 422 `wrong-offset`, `no-labels`, `too-many-labels`; 429 when too many of the person's documents wait
 */
export const preparePrint = ({ db, catalogue, prices, wakeDocuments }: PrepareDeps) => {
  const insert = insertDocument(db);
  const materialsOf = labelMaterials(db);
  const compose = composeLabels({ catalogue }, prices);
  return async (buyer: Buyer, wanted: WantedPrint, signal: AbortSignal): Promise<PreparedPrint> => {
    const { product, offset, shift, design } = wanted;
    const stock = requireSheet(wanted);
    if (design === 'price') requirePriceRight(buyer, wanted.priceOption);
    const materials = await materialsOf(buyer, wanted.source, wanted.barcode);
    const copied = copiedLabels(materials.sapMaterialNumbers, wanted.copies);
    const labels = countLabels(copied);
    if (labels === 0) throw breaksRule('no-labels', 'There are no labels to print');
    if (labels > MOST_LABELS) {
      throw breaksRule('too-many-labels', `A document holds at most ${MOST_LABELS} labels; here are ${labels}`);
    }
    const numbers = copied.map(({ sapMaterialNumber }) => sapMaterialNumber);
    const composed = (await compose(buyer, numbers, wanted, signal)).map(({ label }) => label);
    const byNumber = new Map(composed.map((label) => [label.sapMaterialNumber, label]));
    const printed = copied.flatMap(({ sapMaterialNumber, copies }) => {
      const label = byNumber.get(sapMaterialNumber);
      return label === undefined ? [] : [{ label, copies }];
    });
    const language = languageOf(wanted.locale);
    const id = uuidv7();
    const title = materials.name === '' ? textFor(language)('shelfLabel.labels') : materials.name;
    await save(db, buyer, id, { title, language, product, offset, shift, design, labels: printed });
    const inBackground = async (): Promise<string> => {
      const hasNetPrices = design === 'price' && wanted.priceOption === 'netPrice';
      const input: ShelfLabelsInput = { printId: id };
      const document = await insert(buyer, { kind: SHELF_LABELS, title, input, lineCount: labels, hasNetPrices });
      await wakeDocuments();
      return document.id;
    };
    return {
      id,
      labels,
      pages: pagesOfLabels(labels, offset, labelsPerPage(stock)),
      withoutBarcode: composed.filter(({ encoded }) => encoded === null).map((label) => label.sapMaterialNumber),
      withoutPrice: design === 'price' ? composed.filter(({ priceNotes }) => priceNotes.length === 0).length : 0,
      notFound: materials.notFound,
      documentId: labels > MOST_AT_ONCE ? await inBackground() : undefined,
    };
  };
};
