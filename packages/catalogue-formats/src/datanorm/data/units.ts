import type { SalesUnit } from '../../records.ts';

/** A quantity unit as the shop knows it: `covers` sales units of a kind. */
export interface QuantityUnit {
  unit: SalesUnit;
  covers: number;
}

const each = (unit: SalesUnit, covers: number, names: string): [string, QuantityUnit][] =>
  names.split(' ').map((name) => [name, { unit, covers }]);

/**
 * Mengeneinheit, in capitals and without a full stop: the codes of version 5, the abbreviations of version 4 and those
 * that suppliers write instead, one with its umlaut lost. What is counted whole (a bar, a tin) is a piece.
 */
export const QUANTITY_UNITS: ReadonlyMap<string, QuantityUnit> = new Map([
  ...each(
    'PCE',
    1,
    'PCE PC PCS C62 EA ST STK STCK STÜCK STUECK STUCK ST?CK STG STANGE DOS DOSE FL FLA FLASCHE TUB TUBE',
  ),
  ...each('PCE', 1, 'EIM EIMER PLT PLATTE TAF TAFEL BLT BLATT'),
  ...each('PCE', 12, 'DZN DTZ DUTZEND'),
  ...each('PCE', 100, 'CEN'),
  ...each('PCE', 1000, 'MIL TSD'),
  ...each('MTR', 1, 'M MTR LFM LFDM LM METER'),
  ...each('MTR', 100, 'HM HMT'),
  ...each('MTR', 1000, 'KM KMT'),
  ...each('KGM', 1, 'KG KGM'),
  ...each('KGM', 1000, 'T TO TNE'),
  ...each('LTR', 1, 'L LT LTR LITER'),
  ...each('LTR', 100, 'HL HLT'),
  ...each('ROL', 1, 'RO ROL ROLLE RL RLL RG RNG RING'),
  ...each('PAK', 1, 'PA PK PAC PAK PCK PKG PKT PACK PAKET PACKUNG VE VPE BTL BEU BEUTEL'),
  ...each('BOX', 1, 'BX BOX KT KTN KRT KARTON KI KISTE'),
  ...each('SET', 1, 'SET SA SZ SATZ GRT GAR GARNITUR'),
  ...each('PAR', 1, 'PR PAR PAA PAAR'),
  ...each('BDL', 1, 'BD BU BDL BUN BUND'),
]);
