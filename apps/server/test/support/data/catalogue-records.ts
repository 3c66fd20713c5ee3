import type { CatalogueRecord, EtimClassRecord, MaterialRecord, NodeRecord } from '@grossist/catalogue-formats';
import type { Texts } from '@grossist/domain';

const CABLE_CLASS: EtimClassRecord = {
  kind: 'etim-class',
  code: 'EC003248',
  names: { en: 'Installation cable', da: 'Installationskabel', de: 'Installationsleitung' },
  features: [
    { code: 'EF001792', names: { en: 'Number of cores', da: 'Antal ledere' }, type: 'N' },
    { code: 'EF000060', names: { en: 'Cross section', da: 'Tværsnit' }, type: 'N', unit: 'mm²' },
    {
      code: 'EF000007',
      names: { en: 'Colour', da: 'Farve', de: 'Farbe' },
      type: 'A',
      values: [
        { code: 'EV000202', names: { en: 'White', da: 'Hvid', de: 'Weiß' } },
        { code: 'EV000206', names: { en: 'Black', da: 'Sort', de: 'Schwarz' } },
      ],
    },
    { code: 'EF003246', names: { en: 'Halogen free', da: 'Halogenfri' }, type: 'L' },
    { code: 'EF000228', names: { en: 'Voltage', da: 'Spænding' }, type: 'R', unit: 'V' },
  ],
};

const node = (code: string, parentCode: string | undefined, slug: string, names: Texts): NodeRecord => ({
  kind: 'node',
  code,
  ...(parentCode === undefined ? {} : { parentCode }),
  tree: code.startsWith('E') ? 'electrical' : 'hws',
  slug,
  names,
  sortOrder: 1,
});

const cable = (sapMaterialNumber: string, changes: Partial<MaterialRecord>): MaterialRecord => ({
  kind: 'material',
  sapMaterialNumber,
  productCode: 'NOIKLX',
  classCode: 'EC003248',
  supplierCode: 'NKT',
  names: { da: `Installationskabel ${sapMaterialNumber}`, en: `Installation cable ${sapMaterialNumber}` },
  salesUnit: 'MTR',
  markets: ['DK', 'DE'],
  ...changes,
});

/**
 * Two small trees. Cables 1000001 to 1000006: 1000003 is obsolete, 1000004 sold in DE alone, 1000005 blocked,
 * 1000006 named in English only; and the pipe 2000001.
 */
export const CATALOGUE: readonly CatalogueRecord[] = [
  { kind: 'supplier', code: 'NKT', name: 'NKT Cables' },
  { kind: 'supplier', code: 'ROT', name: 'Roth' },
  CABLE_CLASS,
  node('E', undefined, 'electrical', { en: 'Electrical', da: 'El' }),
  node('E1', 'E', 'cables', { en: 'Cables', da: 'Kabler', de: 'Kabel' }),
  node('E11', 'E1', 'installation-cables', { en: 'Installation cables', da: 'Installationskabler' }),
  node('E12', 'E1', 'flexible-cables', { en: 'Flexible cables', da: 'Bøjelige kabler' }),
  node('W', undefined, 'hws', { en: 'Heating and sanitation', da: 'VVS' }),
  node('W1', 'W', 'pipes', { en: 'Pipes', da: 'Rør' }),
  {
    kind: 'product',
    code: 'NOIKLX',
    nodeCode: 'E11',
    classCode: 'EC003248',
    supplierCode: 'NKT',
    names: { en: 'NOIKLX cable', da: 'NOIKLX kabel' },
    descriptions: { en: 'For fixed installation' },
  },
  { kind: 'product', code: 'PIPE', nodeCode: 'W1', supplierCode: 'ROT', names: { en: 'Pipe', da: 'Rør' } },
  cable('1000001', {
    elNumber: '1018511',
    ean: '5702950410001',
    supplierNumber: '171300',
    alternativeNumbers: ['ALT-77'],
    typeDesignation: 'NOIKLX 3G1,5',
    features: { EF001792: 3, EF000060: 1.5, EF000007: 'EV000202', EF003246: true, EF000228: [300, 500] },
    minQuantity: '10',
    multiplum: '5',
    packageSize: '100',
    cableCutAllowed: true,
    popularity: 900,
    conceptSuggestion: { sapMaterialNumber: '1000002', quantity: '2', minQuantity: '1.5' },
    alternatives: ['1000002'],
    accessories: ['2000001'],
    listPrices: [{ market: 'DK', currency: 'DKK', amount: '4321.98', perQuantity: '100' }],
  }),
  cable('1000002', {
    elNumber: '1018512',
    typeDesignation: 'NOIKLX 5G2,5',
    features: { EF001792: 5, EF000060: 2.5, EF000007: 'EV000206', EF003246: false },
    isOnClearanceSale: true,
    popularity: 500,
  }),
  cable('1000003', { elNumber: '1018513', status: '40', replacedBy: '1000001' }),
  cable('1000004', { markets: ['DE'], features: { EF000007: 'EV000202' } }),
  cable('1000005', { status: '30', popularity: 100 }),
  cable('1000006', { names: { en: 'Aerial cable' }, popularity: 50 }),
  {
    kind: 'material',
    sapMaterialNumber: '2000001',
    productCode: 'PIPE',
    supplierCode: 'ROT',
    hwsNumber: '047411015',
    names: { da: 'Rør 15 mm', en: 'Pipe 15 mm' },
    salesUnit: 'PCE',
    markets: ['DK'],
    status: '33',
  },
];
