import type { Entry } from './zip-archive.ts';

/** Returns the raw value of an attribute in a tag's text; `name` may be a pattern. */
const attribute = (name: string): ((tag: string) => string | undefined) => {
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  return (tag) => {
    const [, doubled, single] = pattern.exec(tag) ?? [];
    return doubled ?? single;
  };
};

const LETTERS = 26;
const BEFORE_A = 64;

/** Returns the number of a column, counted from 1: of "AB", 28; 0 for no letters. */
export const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - BEFORE_A, 0);

/** Returns the letters of a column, counted from 1. */
export const lettersOf = (column: number): string => {
  const before = Math.floor((column - 1) / LETTERS);
  const letter = String.fromCharCode(BEFORE_A + 1 + ((column - 1) % LETTERS));
  return before > 0 ? lettersOf(before) + letter : letter;
};

const TAG = /<((?:[\w.-]+:)?)(row|c)((?:\s[^<>]*?)?)(\/?)>/g;
// Blanks are unambiguous: matching takes linear time, also for a file of nothing else.
const WITHOUT_VALUE = /<((?:[\w.-]+:)?)c(\s[^<>]*)>\s*(?:<\1v\s*\/>\s*|<\1v>\s*<\/\1v>\s*)?<\/\1c>/g;

const addressOf = attribute('r');
const styleOf = attribute('s');

/** Returns the column letters of an address; undefined for what is none. */
const lettersIn = (address: string): string | undefined => /^([A-Z]+)\d+$/.exec(address)?.[1];

/**
 * Completes a sheet for its parser. Other programs than spreadsheets write sheets too, and leave out what is optional:
 * the address of a row or a cell (it then follows the one before), the value of a cell that is only colored; or they
 * name a style that does not exist. `styles`: how many there are.
 */
export const mendSheet = (sheet: string, styles: number): string => {
  let row = 0;
  let column = 0;
  const placed = (_: string, prefix: string, name: string, attributes: string, end: string): string => {
    const at = addressOf(attributes);
    if (name === 'row') {
      row = at === undefined ? row + 1 : Number(at);
      column = 0;
      return at === undefined ? `<${prefix}row r="${row}"${attributes}${end}>` : `<${prefix}row${attributes}${end}>`;
    }
    column = at === undefined ? column + 1 : columnOf(lettersIn(at) ?? '');
    const style = styleOf(attributes);
    const known =
      style !== undefined && !(Number(style) < styles)
        ? attributes.replace(/\ss\s*=\s*["'][^"']*["']/, '')
        : attributes;
    const address = at === undefined ? ` r="${lettersOf(column)}${row}"` : '';
    return `<${prefix}c${address}${known}${end}>`;
  };
  return sheet.replaceAll(TAG, placed).replaceAll(WITHOUT_VALUE, (_, prefix: string, attributes: string) => {
    const address = addressOf(attributes) ?? '';
    return `<${prefix}c r="${address}"/>`;
  });
};

const MOST_SHEETS = 20;

const typeOf = attribute('Type');
const idOf = attribute('Id');
const relationOf = attribute('[\\w.-]+:id');
const stateOf = attribute('state');

const textOf = (entries: readonly Entry[], name: string): string =>
  entries.find((entry) => entry.name === name)?.content.toString('utf8') ?? '';

const tagsOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}(\\s[^<>]*)>`, 'g'))].map(([, attributes = '']) => attributes);

/** Returns the ids of a workbook's worksheets: charts and dialogs are sheets as well. */
const worksheetRelations = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(
    tagsOf(textOf(entries, 'xl/_rels/workbook.xml.rels'), 'Relationship')
      .filter((tag) => typeOf(tag)?.endsWith('/worksheet'))
      .map((tag) => idOf(tag) ?? ''),
  );

/**
 * Returns the positions of the sheets that may hold the lines, counted from 1: the worksheets in their order, hidden
 * ones after visible ones. At most twenty.
 */
export const sheetsToRead = (entries: readonly Entry[]): readonly number[] => {
  const cells = worksheetRelations(entries);
  const sheets = tagsOf(textOf(entries, 'xl/workbook.xml'), 'sheet').map((tag, index) => ({
    position: index + 1,
    isOfCells: cells.has(relationOf(tag) ?? ''),
    isHidden: (stateOf(tag) ?? 'visible') !== 'visible',
  }));
  return sheets
    .filter(({ isOfCells }) => isOfCells)
    .toSorted((one, other) => Number(one.isHidden) - Number(other.isHidden))
    .slice(0, MOST_SHEETS)
    .map(({ position }) => position);
};
