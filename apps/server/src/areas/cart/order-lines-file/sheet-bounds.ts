import { columnOf } from './cell-address.ts';

const MOST_ROWS = 10_000;
const MOST_COLUMNS = 256;
/** Readers fill what lies between the first cell and the last. */
const MOST_CELLS = 640_000;
const LONGEST_ADDRESS = 7;

interface Place {
  row: number;
  column: number;
}

const placeOf = (address: string): Place | undefined => {
  const [, letters, digits] = /^([A-Z]{0,2})(\d{1,5})$/.exec(address) ?? [];
  return letters === undefined ? undefined : { row: Number(digits), column: columnOf(letters) };
};

/**
 * Undefined when a sheet is no larger than an order list can be, else the address that goes beyond. A few bytes can name
 * a cell in the last row and one in the last column, and readers fill what lies between: so it is asked before one reads.
 */
export const beyondBounds = (sheet: string): string | undefined => {
  const last: Place = { row: 0, column: 0 };
  for (const [, doubled, single] of sheet.matchAll(/[\s"']r\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const address = doubled ?? single ?? '';
    const place = placeOf(address);
    last.row = Math.max(last.row, place?.row ?? 0);
    last.column = Math.max(last.column, place?.column ?? 0);
    const isBeyond = last.row > MOST_ROWS || last.column > MOST_COLUMNS || last.row * last.column > MOST_CELLS;
    if (!place || isBeyond) return address.slice(0, LONGEST_ADDRESS);
  }
  const rows = sheet.match(/<[^\s<>/]*row[\s/>]/g)?.length ?? 0;
  return rows > MOST_ROWS ? String(rows) : undefined;
};
