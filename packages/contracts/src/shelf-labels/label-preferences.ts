import { z } from 'zod';
import { operation } from '../operation.ts';
import { Ok } from '../shared/values.ts';
import {
  KitLabelProduct,
  LabelBarcodeName,
  LabelPriceOption,
  LabelSheetProduct,
  ShelfLabelDesignName,
  ShiftX,
  ShiftY,
} from './label-source.ts';

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
