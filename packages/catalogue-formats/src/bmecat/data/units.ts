import type { SalesUnit } from '../../records.ts';

/** A unit as the shop knows it: `covers` sales units of a kind. */
export interface KnownUnit {
  unit: SalesUnit;
  covers: bigint;
}

const of = (unit: SalesUnit, covers: bigint, codes: string): [string, KnownUnit][] =>
  codes.split(' ').map((code) => [code, { unit, covers }]);

/**
 * UN/ECE Recommendation 20 and 21 as BMEcat and ETIM's guideline have them, and the words that some files write
 * instead. What is counted whole (a tin, a bottle, a tube) is a piece; a pallet is a packing.
 */
export const UNITS: ReadonlyMap<string, KnownUnit> = new Map([
  ...of('PCE', 1n, 'C62 PCE EA H87 NAR NMP ST STK STCK STUECK STÜCK STUKS STYK PC PCS PIECE PIECES D63 D99'),
  ...of('PCE', 1n, 'BO CA CQ PL PU TN TU DOSE FLASCHE TUBE EIMER STANGE'),
  ...of('PCE', 10n, 'TPR'),
  ...of('PCE', 12n, 'DZN DZP'),
  ...of('PCE', 100n, 'CEN HC CNP'),
  ...of('PCE', 1000n, 'MIL T3'),
  ...of('MTR', 1n, 'MTR M LM METER METRE LFM'),
  ...of('MTR', 100n, 'HMT'),
  ...of('MTR', 1000n, 'KMT KTM'),
  ...of('ROL', 1n, 'RO RL ROL ROLL ROLLE ROLLEN RG RING DR D97 HJ CL COIL'),
  ...of('PAK', 1n, 'PK PA PAK PACK PACKUNG PAKET PKG VE VPE BG BEUTEL B4 SA PF'),
  ...of('BOX', 1n, 'BX BOX CT CS CR KAR KARTON KTN Z2 Z3'),
  ...of('SET', 1n, 'SET KT SATZ'),
  ...of('PAR', 1n, 'PR PAR NPR PAAR PAIR'),
  ...of('KGM', 1n, 'KGM KG'),
  ...of('KGM', 1000n, 'TNE'),
  ...of('LTR', 1n, 'LTR L LT LITER'),
  ...of('LTR', 100n, 'HLT'),
  ...of('BDL', 1n, 'BE BDL BU BH BND BUND'),
]);

/** Units of measure of UN/ECE Recommendation 20 as people write them. */
export const UNIT_SIGNS: ReadonlyMap<string, string> = new Map([
  ['MMT', 'mm'],
  ['CMT', 'cm'],
  ['MTR', 'm'],
  ['KMT', 'km'],
  ['MMK', 'mm²'],
  ['CMK', 'cm²'],
  ['MTK', 'm²'],
  ['MMQ', 'mm³'],
  ['CMQ', 'cm³'],
  ['MTQ', 'm³'],
  ['MLT', 'ml'],
  ['LTR', 'l'],
  ['GRM', 'g'],
  ['KGM', 'kg'],
  ['TNE', 't'],
  ['VLT', 'V'],
  ['KVT', 'kV'],
  ['AMP', 'A'],
  ['4K', 'mA'],
  ['B22', 'kA'],
  ['WTT', 'W'],
  ['KWT', 'kW'],
  ['D46', 'VA'],
  ['KVA', 'kVA'],
  ['OHM', 'Ω'],
  ['HTZ', 'Hz'],
  ['KHZ', 'kHz'],
  ['MHZ', 'MHz'],
  ['CEL', '°C'],
  ['KEL', 'K'],
  ['P1', '%'],
  ['BAR', 'bar'],
  ['PAL', 'Pa'],
  ['NEW', 'N'],
  ['NU', 'Nm'],
  ['SEC', 's'],
  ['C26', 'ms'],
  ['MIN', 'min'],
  ['HUR', 'h'],
  ['DAY', 'd'],
  ['LUM', 'lm'],
  ['LUX', 'lx'],
  ['DD', '°'],
  ['C62', ''],
]);
