import { UNITS } from './data/units.ts';

export { inShopUnits } from './in-shop-units.ts';

const BY_UNIT = new Map(UNITS.map((codes) => [codes.unit, codes]));

/** The code of recommendation 20 for "mutually agreed". */
const AGREED = 'ZZ';

/** A sales unit by UN/ECE recommendation 20, as Peppol has it; ZZ for one that the recommendation has no code for. */
export const toRec20 = (unit: string): string => BY_UNIT.get(unit.trim().toUpperCase())?.rec20 ?? AGREED;

/** A sales unit in three letters at most; one that the shop does not know stays as it is, cut. */
export const toPlainUnit = (unit: string): string => {
  const bare = unit.trim().toUpperCase();
  return BY_UNIT.get(bare)?.plain ?? bare.slice(0, 3);
};
