import { expect, test } from 'vitest';
import { matching, type ProductVariation } from '../../app/features/catalogue/results/variations.ts';

const variation = (Code: string, traits: readonly string[]): ProductVariation => ({
  ItemSAPMaterialNumber: Code,
  Code,
  ItemLocalMaterialName: 'Cable tie BINDX',
  NameLanguage: '',
  TypeDesignation: `BINDX ${Code}`,
  ItemElNumber: '',
  ItemHwsNumber: '',
  ItemEANNumber: '',
  Supplier: 'Bindeborg',
  SupplierNumber: '',
  ProductCode: 'P1',
  ProductName: 'Cable tie BINDX',
  ImageUrl: '',
  Url: `/variation/${Code}`,
  SalesUnit: 'PCE',
  MinQuantity: 1,
  Multiplum: 1,
  PackageSize: 1,
  CableCutAllowed: false,
  OnClearanceSale: false,
  IsPhasedOut: false,
  IsOrderable: true,
  IsFavorite: false,
  IsInList: false,
  ConceptSuggestionProduct: null,
  ConceptSuggestionProductZCON2: null,
  AlternativeProducts: [],
  AlternativePromotionList: { RelatedItems: [] },
  traits,
});

const black = variation('200', ['Length 200 mm', 'Colour black']);
const white = variation('370', ['Length 370 mm', 'Colour white']);

test('variations are filtered by every word, in any order, in names, numbers and what tells them apart', () => {
  expect(matching([black, white], 'BLACK 200')).toEqual([black]);
  expect(matching([black, white], '370')).toEqual([white]);
  expect(matching([black, white], 'black 370')).toEqual([]);
  expect(matching([black, white], '  ')).toEqual([black, white]);
});
