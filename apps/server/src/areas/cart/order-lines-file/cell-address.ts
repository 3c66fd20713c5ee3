const LETTERS = 26;
const BEFORE_A = 64;

/** The number of a column, counted from 1: of "AB", 28; 0 for no letters. */
export const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - BEFORE_A, 0);

/** The letters of a column, counted from 1. */
export const lettersOf = (column: number): string => {
  const before = Math.floor((column - 1) / LETTERS);
  const letter = String.fromCharCode(BEFORE_A + 1 + ((column - 1) % LETTERS));
  return before > 0 ? lettersOf(before) + letter : letter;
};
