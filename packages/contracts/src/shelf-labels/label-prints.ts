import { MOST_COPIES, MOST_LABELS, MOST_SHIFT } from '@grossist/domain';
import { z } from 'zod';
import { FILE, fileOperation, operation } from '../operation.ts';
import { Id, MaterialCode, pageNumber, pageSize, SapMaterialNumber } from '../shared/values.ts';
import { LabelSheetProduct, ofLabels, ShiftX, ShiftY } from './label-settings.ts';

const shelfLabels = { area: 'shelf labels', access: 'buyer' } as const;

const Copies = z.number().int().min(0).max(MOST_COPIES);

export const prepareLabelPrint = operation({
  ...shelfLabels,
  call: 'own-lbl-04',
  name: 'prepareLabelPrint',
  summary: 'Prepare labels for printing',
  description:
    "Decides what the labels say, prices included, and returns the address of the document, which the caller may open for a day. More than 500 labels are made in the background as a document that the company may open for 30 days. The first page begins at Offset, later ones at 1. Failures as getShelfLabelLines; 422 `wrong-offset` for an offset that the sheet does not have, `no-labels`, `too-many-labels` beyond 5,000, 503 when prices are wanted and the ERP doesn't respond.",
  method: 'POST',
  path: '/api/shelf-labels/prints',
  failures: [403, 404, 409, 422],
  body: z.object({
    ...ofLabels,
    Product: LabelSheetProduct,
    Offset: z.number().int().min(1).default(1).describe('First free label of the first page, row by row from 1'),
    ShiftX: ShiftX.default(0),
    ShiftY: ShiftY.default(0),
    Copies: Copies.min(1).default(1).describe('Copies of the label of each material'),
    CopiesOf: z
      .array(z.object({ MaterialNo: SapMaterialNumber, Copies: Copies.describe('Copies; 0: none') }))
      .max(MOST_LABELS)
      .default([])
      .describe('Materials of which there are more or fewer copies'),
  }),
  response: z.object({
    Id,
    Url: z.string().describe('Address of the document'),
    DocumentId: Id.nullable().describe(
      'Id of the document that is made in the background, beyond 500 labels; null: Url responds with it at once',
    ),
    LabelCount: z.number().int().describe('How many labels there are'),
    PageCount: z.number().int().describe('How many sheets they take up'),
    WithoutBarcode: z
      .array(SapMaterialNumber)
      .max(100)
      .describe('Materials whose label says that they do not have the number of the barcode; the first 100'),
    WithoutBarcodeCount: z.number().int().describe('How many materials those are'),
    WithoutPriceCount: z.number().int().describe('Materials without a price, in the price design'),
    NotFound: z
      .array(SapMaterialNumber)
      .describe('Materials that were named and that the source or the market does not have, or the caller may not see'),
  }),
});

export const printShelfLabels = fileOperation({
  ...shelfLabels,
  call: 'own-lbl-05',
  name: 'printShelfLabels',
  summary: 'Labels of materials as PDF',
  description: 'The labels as they were prepared, to be shown by the browser. 404 for those of somebody else.',
  method: 'GET',
  path: '/api/shelf-labels/prints/:id',
  failures: [404],
  params: z.object({ id: Id.describe('Id of the prepared labels') }),
  file: { mediaTypes: ['application/pdf'], description: 'A document of labels' },
  response: FILE,
});

const shiftInQuery = z.coerce.number().min(-MOST_SHIFT).max(MOST_SHIFT).default(0);

export const printTestSheet = fileOperation({
  ...shelfLabels,
  call: 'own-lbl-06',
  name: 'printTestSheet',
  summary: 'The edges of the labels of a sheet as PDF',
  description: 'A sheet of numbered frames, by which a person sees how far their printer is off.',
  method: 'GET',
  path: '/api/shelf-labels/test-sheet',
  query: z.object({
    Product: LabelSheetProduct,
    ShiftX: shiftInQuery.describe('Millimeters by which the printer is corrected to the right'),
    ShiftY: shiftInQuery.describe('Millimeters by which the printer is corrected downwards'),
  }),
  file: { mediaTypes: ['application/pdf'], description: 'A sheet of frames' },
  response: FILE,
});

export const LabelBars = z
  .object({
    Text: z.string().describe('What the barcode encodes'),
    Modules: z.number().int().describe('Width of the barcode in modules, quiet zones included'),
    Quiet: z.number().int().describe('Width of the quiet zone at the left in modules'),
    Widths: z.array(z.number().int()).describe('Widths of bars and gaps in modules, a bar first'),
  })
  .describe('The barcode of a label');

export const ShelfLabelLine = z
  .object({
    MaterialNo: SapMaterialNumber,
    Code: MaterialCode,
    Url: z.string().describe('Address of the page of the variation'),
    ImageUrl: z.string().describe('Address of the picture'),
    Number: z.string().describe('The number that the caller goes by'),
    Name: z.string().describe('Name'),
    Type: z.string().describe('Type designation; empty: none'),
    Bars: LabelBars.nullable().describe('Null: the material does not have the number of the barcode'),
    NoBarcode: z.string().describe('What the label says instead of the barcode; empty: it has one'),
    Price: z.string().describe('Price with its currency, in the price design; empty: none'),
    PriceNotes: z.array(z.string()).max(2).describe('Quantity that the price is for, kind and date of the price'),
  })
  .describe('What the label of a material shows');
export type ShelfLabelLine = z.infer<typeof ShelfLabelLine>;

export const getShelfLabelLines = operation({
  area: 'shelf labels',
  access: 'buyer',
  call: 'own-lbl-01',
  name: 'getShelfLabelLines',
  summary: 'Labels of materials',
  description:
    "Returns a page of the labels of materials that the caller may see, in the source's order. 403 for net prices without the right to see them, 404 for somebody else's source, 409 for a draft that was ordered, 422 `choose-source` without the id or the materials that the source needs.",
  method: 'POST',
  changes: false,
  path: '/api/shelf-labels/lines',
  failures: [403, 404, 409, 422],
  body: z.object({
    ...ofLabels,
    Page: pageNumber,
    PageSize: pageSize(50).describe('Items of a page'),
  }),
  response: z.object({
    Name: z.string().describe('Name of the list, order or draft; empty: it has none'),
    PageItems: z.array(ShelfLabelLine).describe('The items of this page'),
    TotalItems: z.number().int().describe('Materials whatever the page'),
    WithoutBarcodeCount: z
      .number()
      .int()
      .describe('Materials, whatever the page, whose label says that they do not have the number of the barcode'),
    NotFound: z
      .array(SapMaterialNumber)
      .describe('Materials that were named and that the source or the market does not have, or the caller may not see'),
  }),
});
