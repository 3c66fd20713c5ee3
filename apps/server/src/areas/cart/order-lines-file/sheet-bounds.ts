const MOST_ROWS = 10_000;
const MOST_COLUMNS = 64;
const LONGEST_ADDRESS = 7;

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const isWithin = (address: string): boolean => {
  const [, letters, digits] = /^([A-Z]{0,2})(\d{1,5})$/.exec(address) ?? [];
  return letters !== undefined && columnOf(letters) <= MOST_COLUMNS && Number(digits) <= MOST_ROWS;
};

/**
 * Undefined when a sheet is no larger than an order list can be, else the address that goes beyond. A few bytes can name
 * a cell in the last row and one in the last column, and readers fill what lies between: so it is asked before one reads.
 */
export const beyondBounds = (sheet: string): string | undefined => {
  for (const [, doubled, single] of sheet.matchAll(/[\s"']r\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const address = doubled ?? single ?? '';
    if (!isWithin(address)) return address.slice(0, LONGEST_ADDRESS);
  }
  const rows = sheet.match(/<[^\s<>/]*row[\s/>]/g)?.length ?? 0;
  return rows > MOST_ROWS ? String(rows) : undefined;
};
