import { unwrapCell } from './number-text.ts';

/** Cells are judged by their beginning. */
const LONGEST = 80;

/** The text of an identifier's cell, in one line. */
export const identifierOf = (cell: string): string => unwrapCell(cell).replaceAll(/\s+/g, ' ');

/** Trade numbers, SAP numbers and GTINs have six places or more; what may be a quantity with decimals is none. */
export const looksLikeIdentifier = (cell: string): boolean => {
  const short = cell.slice(0, LONGEST);
  if (looksLikeQuantity(short)) return false;
  const bare = identifierOf(short).replaceAll(/[\s.\-\u2010-\u2015\u2212]/g, '');
  return /^[A-Z0-9/]{6,40}$/i.test(bare) && /[0-9]{3}/.test(bare);
};

/** Nobody orders a hundred thousand of anything in a list, and no EL number is so short. */
export const looksLikeQuantity = (cell: string): boolean =>
  /^[0-9]{1,5}(?:[.,][0-9]{1,3})?$/.test(unwrapCell(cell.slice(0, LONGEST))) ||
  /^[0-9]{1,3}(?:[\s.'’][0-9]{3}){0,1},[0-9]{1,2}$/.test(unwrapCell(cell.slice(0, LONGEST)));
