/**
 * Stands before a supplier's number by which a catalogue names a material that nobody knows yet. No number holds a control
 * character, so what is marked is never taken for another material's SAP number.
 */
export const UNRESOLVED = '\u001a';

const isUnresolved = (number: string): boolean => number.startsWith(UNRESOLVED);

/** A supplier's number until its material is known. */
export const unresolved = (supplierNumber: string): string => UNRESOLVED + supplierNumber;

/** The SAP numbers among what a material names, at most `most`; what is not known yet is nobody's business. */
export const resolvedNumbers = (numbers: readonly string[], most: number): string[] =>
  numbers.filter((number) => !isUnresolved(number)).slice(0, most);

/** "" for a number that is not known yet. */
export const resolvedNumber = (number: string): string => (isUnresolved(number) ? '' : number);
