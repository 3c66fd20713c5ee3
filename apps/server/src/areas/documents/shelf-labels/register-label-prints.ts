import { printShelfLabels, printTestSheet } from '@grossist/contracts';
import { type LabelStock, labelStockOf, labelsPerPage, languageOf, type PrinterShift } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { FastifyInstance } from 'fastify';
import type { Typescript, Typesetter } from '../../../gateways/typesetting/port.ts';
import { type DownloadDeps, download, type File } from '../../../http/download.ts';
import { notFound } from '../../../http/failure.ts';
import { routeOf } from '../../../http/file-routes.ts';
import { onSheets, sheetData } from '../labels/sheets.ts';
import { shelfLabelDocument } from './shelf-label-document.ts';
import { type ReadPrintDeps, readPrint } from './shelf-labels-kind.ts';

/** Frames with their number in the middle: they show how far a printer is off. */
const TEST_SHEET_TEMPLATE = onSheets(`
#set text(size: 10pt)
#let label(l) = box(
  width: d.label.width * 1mm,
  height: d.label.height * 1mm,
  stroke: 0.3pt + black,
  align(center + horizon, [#l.number · #l.product]),
)
`);

/** Returns the document of a sheet's frames, which is held against a sheet of labels. */
export const testSheet = (
  stock: LabelStock,
  { shift, title, language }: { shift: PrinterShift; title: string; language: string },
): Typescript => {
  const labels = Array.from({ length: labelsPerPage(stock) }, (_, index) => ({
    number: index + 1,
    product: stock.product,
  }));
  return { template: TEST_SHEET_TEMPLATE, data: sheetData({ stock, offset: 1, shift, title, language }, labels) };
};

export interface LabelPrintsDeps extends DownloadDeps, ReadPrintDeps {
  typesetter: Typesetter;
}

/** Serves prepared shelf labels and test sheets as PDF that the browser shows. [own-lbl-05] [own-lbl-06] */
export const registerLabelPrints = (app: FastifyInstance, deps: LabelPrintsDeps): void => {
  const printOf = readPrint(deps);
  const asFile = (name: string, content: Buffer): File => ({ name, ending: 'pdf', type: 'application/pdf', content });

  app.route({
    ...routeOf(printShelfLabels),
    handler: download(deps, printShelfLabels, async ({ params }, buyer, gone) => {
      const print = await printOf(buyer, params.id);
      return asFile(print.title, await deps.typesetter.pdf(shelfLabelDocument(print), gone));
    }),
  });
  app.route({
    ...routeOf(printTestSheet),
    handler: download(deps, printTestSheet, async ({ query }, buyer, gone) => {
      const stock = labelStockOf(query.Product);
      if (stock === undefined) throw notFound('sheet of labels');
      const language = languageOf(buyer.locale);
      const title = `${textFor(language)('shelfLabel.testSheet')} ${stock.product}`;
      const shift = { x: query.ShiftX, y: query.ShiftY };
      return asFile(title, await deps.typesetter.pdf(testSheet(stock, { shift, title, language }), gone));
    }),
  });
};
