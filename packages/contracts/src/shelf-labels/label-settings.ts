import {
  LABEL_BARCODES,
  LABEL_SHEETS,
  LABEL_STOCKS,
  MOST_LABELS,
  MOST_SHIFT,
  SHELF_LABEL_DESIGNS,
} from '@grossist/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { CultureName, Id, Ok, SapMaterialNumber } from '../shared/values.ts';

export const LabelSourceKind = z
  .enum(['materials', 'list', 'order', 'cart', 'draft', 'catalog', 'basket'])
  .describe(
    'Where the materials come from: named ones, a list, an order, the active cart, a draft, a PDF catalog or the PDF basket',
  );
export type LabelSourceKind = z.infer<typeof LabelSourceKind>;

export const ShelfLabelDesignName = z
  .enum(SHELF_LABEL_DESIGNS)
  .describe('What a label shows: number and barcode; with picture and type; with type and price');

export const LabelBarcodeName = z
  .enum(LABEL_BARCODES)
  .describe('The number that the barcode encodes: EAN-13, or the EL or VVS number as Code 128');

export const LabelPriceOption = z
  .enum(['netPrice', 'listPrice'])
  .describe("The price of the price design: the customer's net price, or the list price");
export type LabelPriceOption = z.infer<typeof LabelPriceOption>;

export const LabelSheetProduct = z
  .enum(LABEL_SHEETS.map(({ product }) => product))
  .describe('Sheet of labels, by its product name');

export const KitLabelProduct = z
  .enum(LABEL_STOCKS.map(({ product }) => product))
  .describe('Sheet or roll for labels of kits, by its product name');

const shift = z.number().min(-MOST_SHIFT).max(MOST_SHIFT);
export const ShiftX = shift.describe('Millimeters by which the printer is corrected to the right');
export const ShiftY = shift.describe('Millimeters by which the printer is corrected downwards');

/** Which materials labels are printed of, and what the labels show. */
export const ofLabels = {
  Source: LabelSourceKind,
  SourceId: Id.optional().describe('Id of the list, order, draft or catalog'),
  MaterialNos: z
    .array(SapMaterialNumber)
    .min(1)
    .max(MOST_LABELS)
    .optional()
    .describe('SAP numbers: the materials that are named, or those of the source that are wanted; absent: all'),
  Design: ShelfLabelDesignName.default('number'),
  Barcode: LabelBarcodeName.default('ean'),
  PriceOption: LabelPriceOption.default('netPrice'),
  CultureName: CultureName.optional().describe("Language of the labels; absent: the caller's"),
};

const preferences = { area: 'shelf labels', access: 'buyer', path: '/api/shelf-labels/preferences' } as const;

export const LabelPreferences = z
  .object({
    Product: LabelSheetProduct,
    ShiftX,
    ShiftY,
    Design: ShelfLabelDesignName,
    Barcode: LabelBarcodeName,
    PriceOption: LabelPriceOption,
    KitProduct: KitLabelProduct,
  })
  .describe('How a person prints labels');
export type LabelPreferences = z.infer<typeof LabelPreferences>;

export const getLabelPreferences = operation({
  ...preferences,
  call: 'own-lbl-02',
  name: 'getLabelPreferences',
  summary: 'How the caller prints labels',
  description: 'Returns sheet, shift and design as the caller saved them last, on whatever device; else the presets.',
  method: 'GET',
  response: LabelPreferences,
});

export const saveLabelPreferences = operation({
  ...preferences,
  call: 'own-lbl-03',
  name: 'saveLabelPreferences',
  summary: 'Save how the caller prints labels',
  method: 'PUT',
  body: LabelPreferences,
  response: Ok,
});
