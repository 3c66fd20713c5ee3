import type { SalesUnit } from '../../records.ts';

/** A unit as the shop knows it: `covers` sales units of a kind. */
export interface KnownUnit {
  unit: SalesUnit;
  covers: bigint;
}

const of = (unit: SalesUnit, covers: bigint, codes: string): [string, KnownUnit][] =>
  codes.split(' ').map((code) => [code, { unit, covers }]);

/** UN/ECE Recommendation 20 and 21 as BMEcat has them, and what some files write instead. */
export const UNITS: ReadonlyMap<string, KnownUnit> = new Map([
  ...of('PCE', 1n, 'C62 PCE EA H87 NAR NMP ST STK STUECK STÜCK PC PCS PIECE D63'),
  ...of('PCE', 10n, 'TPR'),
  ...of('PCE', 12n, 'DZN DZP'),
  ...of('PCE', 100n, 'CEN HC CNP'),
  ...of('PCE', 1000n, 'MIL T3'),
  ...of('MTR', 1n, 'MTR M LM'),
  ...of('MTR', 100n, 'HMT'),
  ...of('MTR', 1000n, 'KMT KTM'),
  ...of('ROL', 1n, 'RO RL ROL ROLL RG DR D97 HJ'),
  ...of('PAK', 1n, 'PK PA PAK PACK BG B4 SA'),
  ...of('BOX', 1n, 'BX BOX CT CS KAR'),
  ...of('SET', 1n, 'SET KT'),
  ...of('PAR', 1n, 'PR PAR NPR'),
  ...of('KGM', 1n, 'KGM KG'),
  ...of('KGM', 1000n, 'TNE'),
  ...of('LTR', 1n, 'LTR L LT'),
  ...of('LTR', 100n, 'HLT'),
  ...of('BDL', 1n, 'BE BDL BU BH BND'),
]);
