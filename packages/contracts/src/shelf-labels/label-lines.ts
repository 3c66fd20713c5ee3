import { z } from 'zod';
import { operation } from '../operation.ts';
import { MaterialCode, pageNumber, pageSize, SapMaterialNumber } from '../shared/values.ts';
import { ofLabels } from './label-source.ts';

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
