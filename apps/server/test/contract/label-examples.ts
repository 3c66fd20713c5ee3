import * as calls from '@grossist/contracts';
import { type Example, example } from './example.ts';
import { anOwnList } from './list-examples.ts';

/** Shelf labels. */
export const labelExamples: readonly Example[] = [
  example(calls.getShelfLabelLines, async (scene, client) => ({
    body: { Source: 'list' as const, SourceId: await anOwnList(client, scene) },
  })),
  example(calls.getLabelPreferences, () => ({})),
  example(calls.saveLabelPreferences, () => ({
    body: {
      Product: 'Rayfilm 8038',
      ShiftX: 0.5,
      ShiftY: -1,
      Design: 'number' as const,
      Barcode: 'ean' as const,
      PriceOption: 'listPrice' as const,
      KitProduct: '102 x 152 mm',
    },
  })),
  example(calls.prepareLabelPrint, async (scene, client) => ({
    body: {
      Source: 'list' as const,
      SourceId: await anOwnList(client, scene),
      Product: 'Avery L7162',
      Offset: 7,
      CopiesOf: [{ MaterialNo: scene.material.sapMaterialNumber, Copies: 2 }],
    },
  })),
];
