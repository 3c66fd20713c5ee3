import { columnOf } from './worksheet-xml.ts';

const MOST_ROWS = 10_000;
const MOST_COLUMNS = 256;
/** Parsers fill the cells between the first and the last. */
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
 * Checks the size of a sheet before it is parsed: a few bytes can name a cell in the last row and one in the last
 * column, and parsers fill the cells between.
 * @returns the address that exceeds the bounds; undefined for a sheet within them
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

/** A worksheet's own tags have a dozen attributes, its root those of every namespace that a program declares. */
const MOST_ATTRIBUTES = 100;
/** The areas of a rule are listed in one attribute. */
const LONGEST_TAG = 100_000;
const DEEPEST = 50;

/** Returns the position after the next `end` from `from` on; the end of the text where there is none. */
const behind = (xml: string, end: string, from: number): number => {
  const at = xml.indexOf(end, from);
  return at < 0 ? xml.length : at + end.length;
};

/** Start and end of markup that is no element. */
const OTHERS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

interface Tag {
  /** Behind its last character. */
  end: number;
  attributes: number;
}

/** Quotation marks count: a value may hold the sign that ends a tag. */
const readTag = (xml: string, from: number): Tag => {
  let attributes = 0;
  let at = from + 1;
  while (at < xml.length && at - from <= LONGEST_TAG && attributes <= MOST_ATTRIBUTES) {
    const sign = xml[at];
    if (sign === '>') return { end: at + 1, attributes };
    if (sign === '"' || sign === "'") {
      attributes += 1;
      at = behind(xml, sign, at + 1);
    } else at += 1;
  }
  return { end: at, attributes };
};

/**
 * Checks the tags of a workbook's part before any reader sees them: readers take quadratic time for a tag of very many
 * attributes and recurse into nested elements. Linear itself.
 * @returns in words what exceeds the bounds; undefined when nothing does
 */
export const beyondTagBounds = (xml: string): string | undefined => {
  let depth = 0;
  let at = xml.indexOf('<');
  while (at >= 0) {
    const other = OTHERS.find(([begin]) => xml.startsWith(begin, at));
    if (other !== undefined) {
      at = xml.indexOf('<', behind(xml, other[1], at + other[0].length));
      continue;
    }
    const { end, attributes } = readTag(xml, at);
    if (attributes > MOST_ATTRIBUTES) return `a tag has more than ${MOST_ATTRIBUTES} attributes`;
    if (end - at > LONGEST_TAG) return `a tag is longer than ${LONGEST_TAG} characters`;
    if (xml[at + 1] === '/') depth -= 1;
    else if (xml[end - 2] !== '/') depth += 1;
    if (depth > DEEPEST) return `its elements are nested more than ${DEEPEST} deep`;
    at = xml.indexOf('<', end);
  }
  return undefined;
};
