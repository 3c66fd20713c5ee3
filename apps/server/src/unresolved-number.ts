/**
 * Prefix of a number of another number space by which a source names a material that is not imported yet. No number
 * holds a control character, so what is marked is never taken for another material's SAP number.
 */
export const UNRESOLVED = '\u001a';

/** Separates the parts of a marked number. */
export const UNRESOLVED_SEPARATOR = '\u001f';

/** Number spaces beside the wholesaler's own. */
export type NumberSpace = 'el' | 'hws' | 'ean' | 'supplier';

export interface NumberInSpace {
  space: NumberSpace;
  /** Of a supplier's number the supplier's code, else the markets, with commas between them. */
  scope: string;
  number: string;
}

const isUnresolved = (number: string): boolean => number.startsWith(UNRESOLVED);

/** How a number is stored until its material is known. */
export const unresolved = ({ space, scope, number }: NumberInSpace): string =>
  UNRESOLVED + [space, scope, number].join(UNRESOLVED_SEPARATOR);

/** The SAP numbers among what a material names, at most `most`; what is not known yet is left out. */
export const resolvedNumbers = (numbers: readonly string[], most: number): string[] =>
  numbers.filter((number) => !isUnresolved(number)).slice(0, most);

/** "" for a number that is not known yet. */
export const resolvedNumber = (number: string): string => (isUnresolved(number) ? '' : number);
