import type { SalesUnit } from '../../records.ts';

/** A price unit as the shop knows it: `covers` sales units of a kind. */
export interface PriceUnit {
  unit: SalesUnit;
  covers: number;
  /** The digit of MåleEnhet that counts the same thing; absent for packings, which hold other things. */
  measure?: '1' | '2' | '3' | '4';
}

const piece: PriceUnit = { unit: 'PCE', covers: 1, measure: '1' };
const metre: PriceUnit = { unit: 'MTR', covers: 1, measure: '2' };
const litre: PriceUnit = { unit: 'LTR', covers: 1, measure: '3' };
const kilogram: PriceUnit = { unit: 'KGM', covers: 1, measure: '4' };
const packing = (unit: SalesUnit): PriceUnit => ({ unit, covers: 1 });

/** PrisEnhet: the codes of the format (UN common codes) and those that sellers write instead. */
export const PRICE_UNITS: ReadonlyMap<string, PriceUnit> = new Map([
  ['EA', piece],
  ['STK', piece],
  ['ST', piece],
  ['PCE', piece],
  ['PCS', piece],
  ['C62', piece],
  ['BQ', piece],
  ['CA', piece],
  ['CEN', { unit: 'PCE', covers: 100 }],
  ['MIL', { unit: 'PCE', covers: 1000 }],
  ['MTR', metre],
  ['M', metre],
  ['LM', metre],
  ['HMT', { unit: 'MTR', covers: 100 }],
  ['KMT', { unit: 'MTR', covers: 1000 }],
  ['LTR', litre],
  ['L', litre],
  ['KGM', kilogram],
  ['KG', kilogram],
  ['RO', packing('ROL')],
  ['ROL', packing('ROL')],
  ['RL', packing('ROL')],
  ['RLE', packing('ROL')],
  ['PK', packing('PAK')],
  ['PAK', packing('PAK')],
  ['PKT', packing('PAK')],
  ['FRP', packing('PAK')],
  ['BG', packing('PAK')],
  ['BK', packing('BOX')],
  ['BX', packing('BOX')],
  ['BOX', packing('BOX')],
  ['CT', packing('BOX')],
  ['ESK', packing('BOX')],
  ['SET', packing('SET')],
  ['SB', packing('SET')],
  ['PR', packing('PAR')],
  ['PAR', packing('PAR')],
  ['OP', packing('PAR')],
  ['BNT', packing('BDL')],
  ['BDL', packing('BDL')],
  ['BE', packing('BDL')],
]);
