import type { SearchDocument } from '@grossist/search-index';
import { aDocument } from '../../../../../packages/search-index/test/documents.ts';
import type { ContractTerms } from './world.ts';

export { aDocument, aRequest } from '../../../../../packages/search-index/test/documents.ts';

const cable = (key: string, document: Partial<SearchDocument>): SearchDocument =>
  aDocument({
    key,
    productKey: 'NOIKLX',
    classCode: 'EC003248',
    nodePath: ['E', 'E1', 'E11'],
    supplierCode: 'NKT',
    markets: ['DK', 'DE'],
    ...document,
  });

/** Cables 101 to 104, of which 104 is sold in DE alone; pipes 201 to 203, a lamp 301 and a junction box 302. */
export const CATALOGUE: readonly SearchDocument[] = [
  cable('101', {
    numbers: { el: '1018511', ean: '5702950410006', supplier: 'NOIK-3G1.5', alternatives: ['ALT-77'] },
    typeDesignation: 'NOIKLX 3G1,5',
    texts: {
      da: { name: 'Installationskabel 3G1,5 hvid', description: 'Til fast installation i boliger' },
      en: { name: 'Installation cable 3G1.5 white' },
    },
    features: { EF1: 1.5, EF2: 'white', EF3: true, EF4: [300, 500] },
    flags: { stocked: true },
    popularity: 900,
  }),
  cable('102', {
    numbers: { el: '1018512', ean: '5702950410013' },
    typeDesignation: 'NOIKLX 3G2,5',
    texts: { da: { name: 'Installationskabel 3G2,5 sort' }, en: { name: 'Installation cable 3G2.5 black' } },
    features: { EF1: 2.5, EF2: 'black', EF3: true, EF4: [450, 750] },
    popularity: 500,
  }),
  cable('103', {
    productKey: 'FLEX',
    classCode: 'EC000057',
    nodePath: ['E', 'E1', 'E12'],
    supplierCode: 'LAPP',
    numbers: { el: '0018513', supplier: '1120' },
    typeDesignation: 'ÖLFLEX 5G2,5',
    texts: { da: { name: 'Gummikabel 5G2,5' }, en: { name: 'Rubber cable 5G2.5', description: 'Black, for sites' } },
    features: { EF1: 2.5, EF2: 'black', EF3: false },
    flags: { clearance: true },
    popularity: 700,
  }),
  cable('104', {
    markets: ['DE'],
    numbers: { el: '9018511' },
    texts: { de: { name: 'Mantelleitung NYM-J 3x1,5 weiß' } },
    features: { EF1: 1.5 },
  }),
  aDocument({
    key: '201',
    productKey: 'PIPE',
    nodePath: ['W', 'W1'],
    supplierCode: 'ROT',
    texts: { da: { name: 'Rør 22 mm' }, en: { name: 'Pipe 22 mm' } },
    numbers: { hws: '087654.321' },
    features: { EF5: 22 },
    popularity: 300,
  }),
  aDocument({
    key: '202',
    productKey: 'PIPE',
    nodePath: ['W', 'W1'],
    supplierCode: 'ROT',
    texts: { da: { name: 'Rør 15 mm' }, en: { name: 'Pipe 15 mm' } },
    features: { EF5: 15 },
    popularity: 400,
  }),
  aDocument({
    key: '203',
    productKey: 'CLIP',
    nodePath: ['W', 'W2'],
    supplierCode: 'ROT',
    texts: { da: { name: 'Holder 22 mm', description: 'Til montering af rør' }, en: { name: 'Clip 22 mm' } },
    features: { EF5: 22 },
    popularity: 100,
  }),
  aDocument({
    key: '301',
    nodePath: ['E', 'E2'],
    classCode: 'EC001959',
    texts: { da: { name: 'Pære 7 W E27 varm hvid' }, en: { name: 'Lamp 7 W E27 warm white' } },
    keywords: { da: ['lyskilde'] },
    popularity: 600,
  }),
  aDocument({
    key: '302',
    nodePath: ['E', 'E3'],
    texts: { da: { name: 'Forgreningsdåse IP 44' }, en: { name: 'Junction box IP44' } },
    popularity: 50,
  }),
];

export const TERMS: readonly ContractTerms[] = [
  { kind: 'class', code: 'EC003248', words: { da: ['Installationskabel', 'ledning'], en: ['Installation cable'] } },
  { kind: 'class', code: 'EC001959', words: { da: ['Lyskilde'], en: ['Lamp', 'bulb'] } },
  { kind: 'node', code: 'W1', words: { da: ['Rørsystemer'], en: ['Pipe systems'] } },
  { kind: 'supplier', code: 'NKT', words: { en: ['NKT Cables'] } },
  { kind: 'supplier', code: 'LAPP', words: { en: ['Lapp Group'] } },
  { kind: 'supplier', code: 'ROT', words: { en: ['Roth'] } },
];
