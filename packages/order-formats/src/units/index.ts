import { UNITS } from './data/units.ts';

const BY_UNIT = new Map(UNITS.map((codes) => [codes.unit, codes]));
const BY_CODE = new Map(
  UNITS.flatMap(({ unit, rec20, plain, others }) =>
    [unit, rec20, plain, ...others.split(' ')].map((code): [string, string] => [code, unit]),
  ),
);

/** The code of recommendation 20 for "mutually agreed". */
const AGREED = 'ZZ';

/** A sales unit by UN/ECE recommendation 20, as Peppol has it; ZZ for one that the recommendation has no code for. */
export const toRec20 = (unit: string): string => BY_UNIT.get(unit.trim().toUpperCase())?.rec20 ?? AGREED;

/** A sales unit in three letters at most; one that the shop does not know stays as it is, cut. */
export const toPlainUnit = (unit: string): string => {
  const bare = unit.trim().toUpperCase();
  return BY_UNIT.get(bare)?.plain ?? bare.slice(0, 3);
};

/** The shop's unit for a code of any of the formats; a code that the shop does not know stays, undefined is none. */
export const fromUnitCode = (code: string | undefined): string | undefined => {
  const bare = (code ?? '').trim().toUpperCase();
  if (bare === '' || bare === AGREED || bare.length > 12) return undefined;
  return BY_CODE.get(bare) ?? (/^[A-Z0-9]+$/.test(bare) ? bare : undefined);
};
