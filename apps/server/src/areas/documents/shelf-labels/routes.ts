import {
  getLabelPreferences,
  getShelfLabelLines,
  type LabelPriceOption,
  type LabelSourceKind,
  prepareLabelPrint,
  printShelfLabels,
  printTestSheet,
  type ShelfLabelLine,
  saveLabelPreferences,
} from '@grossist/contracts';
import {
  type LabelBarcode,
  type LabelStock,
  type Locale,
  labelStockOf,
  labelsPerPage,
  languageOf,
  type PrinterShift,
  type ShelfLabelDesign,
} from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { FastifyInstance } from 'fastify';
import type { Typescript, Typesetter } from '../../../gateways/typesetting/port.ts';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { type DownloadDeps, download, type File } from '../../../http/download.ts';
import { notFound } from '../../../http/failure.ts';
import { routeOf } from '../../../http/file-routes.ts';
import type { Buyer } from '../../identity/index.ts';
import { barcodeOf } from '../labels/barcode.ts';
import { onSheets, sheetData } from '../labels/sheets.ts';
import { type PrepareDeps, preparePrint } from './commands/prepare-print.ts';
import { readPreferences, savePreferences } from './preferences.ts';
import { composeLabels, type LabelWishes, requirePriceRight, type ShelfLabel } from './queries/compose-labels.ts';
import { type LabelSource, labelMaterials } from './queries/label-materials.ts';
import { shelfLabelDocument } from './shelf-label-document.ts';
import { type ReadPrintDeps, readPrint } from './shelf-labels-kind.ts';

const barsOf = ({ encoded }: ShelfLabel['label']): ShelfLabelLine['Bars'] => {
  const barcode = encoded === null ? undefined : barcodeOf(encoded.kind, encoded.text);
  if (encoded === null || barcode === undefined) return null;
  return { Text: encoded.text, Modules: barcode.modules, Quiet: barcode.quiet, Widths: [...barcode.widths] };
};

/** Presents what the label of a material shows. [own-lbl-01] */
const presentLabelLine = ({ label, code, url, imageUrl }: ShelfLabel): ShelfLabelLine => ({
  MaterialNo: label.sapMaterialNumber,
  Code: code,
  Url: url,
  ImageUrl: imageUrl,
  Number: label.number,
  Name: label.name,
  Type: label.type,
  Bars: barsOf(label),
  NoBarcode: label.noBarcode,
  Price: label.price,
  PriceNotes: [...label.priceNotes],
});

/** Prepared labels whose barcode is missing that are named one by one. */
const MOST_NAMED = 100;

interface LabelsBody {
  Source: LabelSourceKind;
  SourceId?: string | undefined;
  MaterialNos?: readonly string[] | undefined;
  Design: ShelfLabelDesign;
  Barcode: LabelBarcode;
  PriceOption: LabelPriceOption;
  CultureName?: Locale | undefined;
}

const sourceOf = (body: LabelsBody): LabelSource => ({
  kind: body.Source,
  id: body.SourceId,
  sapMaterialNumbers: body.MaterialNos,
});

const wishesOf = (body: LabelsBody, { locale }: Buyer): LabelWishes => ({
  design: body.Design,
  barcode: body.Barcode,
  priceOption: body.PriceOption,
  locale: body.CultureName ?? locale,
});

/** Shelf labels: what they show, how a person prints them, and preparing them for printing. */
export const shelfLabelRoutes = (deps: PrepareDeps): readonly Answer[] => {
  const { db, prices } = deps;
  const materialsOf = labelMaterials(db);
  const compose = composeLabels(deps, prices);
  const prepare = preparePrint(deps);
  const preferencesOf = readPreferences(db);
  const save = savePreferences(db);

  return [
    answerBuyer(getShelfLabelLines, async ({ body }, buyer, { signal }) => {
      if (body.Design === 'price') requirePriceRight(buyer, body.PriceOption);
      const materials = await materialsOf(buyer, sourceOf(body), body.Barcode);
      const { Page: page, PageSize: size } = body;
      const numbers = materials.sapMaterialNumbers.slice((page - 1) * size, page * size);
      const labels = await compose(buyer, numbers, wishesOf(body, buyer), signal);
      return {
        Name: materials.name,
        PageItems: labels.map(presentLabelLine),
        TotalItems: materials.sapMaterialNumbers.length,
        WithoutBarcodeCount: materials.withoutBarcode.length,
        NotFound: [...materials.notFound],
      };
    }),
    answerBuyer(getLabelPreferences, (_, buyer) => preferencesOf(buyer)),
    answerBuyer(saveLabelPreferences, async ({ body }, buyer) => {
      await save(buyer, body);
      return DONE;
    }),
    answerBuyer(prepareLabelPrint, async ({ body }, buyer, { signal }) => {
      const wanted = {
        ...wishesOf(body, buyer),
        source: sourceOf(body),
        product: body.Product,
        offset: body.Offset,
        shift: { x: body.ShiftX, y: body.ShiftY },
        copies: {
          each: body.Copies,
          of: new Map(body.CopiesOf.map(({ MaterialNo, Copies }) => [MaterialNo, Copies])),
        },
      };
      const print = await prepare(buyer, wanted, signal);
      return {
        Id: print.id,
        Url:
          print.documentId === undefined
            ? `/api/shelf-labels/prints/${print.id}`
            : `/api/documents/${print.documentId}/file`,
        DocumentId: print.documentId ?? null,
        LabelCount: print.labels,
        PageCount: print.pages,
        WithoutBarcode: print.withoutBarcode.slice(0, MOST_NAMED),
        WithoutBarcodeCount: print.withoutBarcode.length,
        WithoutPriceCount: print.withoutPrice,
        NotFound: [...print.notFound],
      };
    }),
  ];
};

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
