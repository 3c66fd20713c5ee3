import { attribute } from './attribute.ts';
import type { Entry } from './unzip.ts';

const MOST_SHEETS = 20;

const typeOf = attribute('Type');
const idOf = attribute('Id');
const relationOf = attribute('[\\w.-]+:id');
const stateOf = attribute('state');

const textOf = (entries: readonly Entry[], name: string): string =>
  entries.find((entry) => entry.name === name)?.content.toString('utf8') ?? '';

const tagsOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}(\\s[^<>]*)>`, 'g'))].map(([, attributes = '']) => attributes);

/** The relations of a workbook to what is a sheet of cells: charts and dialogs are sheets as well. */
const worksheetRelations = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(
    tagsOf(textOf(entries, 'xl/_rels/workbook.xml.rels'), 'Relationship')
      .filter((tag) => typeOf(tag)?.endsWith('/worksheet'))
      .map((tag) => idOf(tag) ?? ''),
  );

/**
 * Where the lines of a workbook may be, as positions among its sheets, counted from 1: its sheets of cells in their
 * order, those that somebody hid behind those that are seen. At most twenty.
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
