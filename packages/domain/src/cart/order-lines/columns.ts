import { IDENTIFIER_WORDS, QUANTITY_WORDS } from './data/header-words.ts';

/** Which column holds what. */
export interface Columns {
  identifier: number;
  /** Undefined in a list without quantities. */
  quantity: number | undefined;
  /** The first row is no order line. */
  hasHeader: boolean;
}

const AS_TYPED: Columns = { identifier: 0, quantity: 1, hasHeader: false };

type Cells = readonly string[];

/**
 * Told by the header row, where there is one; else identifier first and quantity second, as it is typed, unless the
 * cells can be read in one other way only. A column that counts the rows is no quantity where there is another. Section 5, "Multiple order lines".
 */
export const columnsOf = (rows: readonly Cells[]): Columns => {
  const [first] = rows;
  if (!first) return AS_TYPED;
  const headed = headerOf(first);
  if (headed) return headed;
  return guessed(rows) ?? AS_TYPED;
};

const wordOf = (cell: string): string => cell.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const headerOf = (cells: Cells): Columns | undefined => {
  const words = cells.map(wordOf);
  const identifier = words.findIndex((word) => IDENTIFIER_WORDS.has(word));
  const quantity = words.findIndex((word, index) => index !== identifier && QUANTITY_WORDS.has(word));
  if (identifier < 0 && quantity < 0) return undefined;
  // A row with a number in it is an order line, whatever else it says.
  if (cells.some((cell) => looksLikeIdentifier(cell) || looksLikeQuantity(cell))) return undefined;
  if (identifier >= 0) return { identifier, quantity: quantity < 0 ? undefined : quantity, hasHeader: true };
  return { identifier: quantity === 0 ? 1 : 0, quantity, hasHeader: true };
};

/** Trade numbers, SAP numbers and GTINs have six places or more; what may be a quantity of decimals is none. */
const looksLikeIdentifier = (cell: string): boolean => {
  if (looksLikeQuantity(cell)) return false;
  const bare = identifierOf(cell).replaceAll(/[\s.\-\u2010-\u2015\u2212]/g, '');
  return /^[A-Z0-9/]{6,40}$/i.test(bare) && /[0-9]{3}/.test(bare);
};

/** Nobody orders a hundred thousand of anything in a pasted list, and no EL number is so short. */
const looksLikeQuantity = (cell: string): boolean => /^\s*[0-9]{1,5}(?:[.,][0-9]{1,3})?\s*$/.test(cell);

/** Of so many cells of a column one may be wrong, and is told as such; fewer decide only together. */
const ONE_WRONG_OF = 5;

const guessed = (rows: readonly Cells[]): Columns | undefined => {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const identifiers: number[] = [];
  const quantities: number[] = [];
  const positions = new Set<number>();
  for (let column = 0; column < Math.min(width, MOST_COLUMNS); column += 1) {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '');
    if (mostAre(cells, looksLikeIdentifier)) identifiers.push(column);
    if (mostAre(cells, looksLikeQuantity)) quantities.push(column);
    if (cells.length === rows.length && cells.every((cell, index) => Number(cell) === index + 1)) positions.add(column);
  }
  const [identifier] = identifiers;
  if (identifiers.length !== 1 || identifier === undefined) return undefined;
  if (quantities.length === 0)
    return identifier > 0 ? { identifier, quantity: undefined, hasHeader: false } : undefined;
  const candidates = quantities.length > 1 ? quantities.filter((column) => !positions.has(column)) : quantities;
  return candidates.length === 1 ? { identifier, quantity: candidates[0], hasHeader: false } : undefined;
};

const mostAre = (cells: Cells, looksRight: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter((cell) => !looksRight(cell)).length <= cells.length / ONE_WRONG_OF;

const MOST_COLUMNS = 50;

/** What spreadsheets wrap around a number so that it stays a text: ="0123", '0123. */
export const identifierOf = (cell: string): string => {
  const trimmed = cell.trim();
  return (/^="([^"]*)"$/.exec(trimmed)?.[1] ?? trimmed.replace(/^'/, '')).replaceAll(/\s+/g, ' ').trim();
};
