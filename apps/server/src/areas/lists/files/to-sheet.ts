import { type Language, quantityToNumber } from '@grossist/domain';
import type { Sheet, SheetCell } from '../../../sheet-maker/index.ts';
import { type FileCell, listColumns } from './columns.ts';
import type { FileLine } from './file-lines.ts';

const cellOf = (cell: FileCell): SheetCell => {
  if (cell.kind === 'quantity')
    return cell.quantity === undefined ? null : { n: quantityToNumber(cell.quantity), format: 'quantity' };
  return cell.text === '' ? null : { t: cell.text };
};

/** Returns the lines of a list as a sheet in which numbers of materials are texts. */
export const listSheet = (lines: readonly FileLine[], name: string, language: Language): Sheet => {
  const columns = listColumns(language);
  return {
    name,
    widths: columns.map(({ width }) => width),
    rows: [
      columns.map(({ header }): SheetCell => ({ t: header, bold: true })),
      ...lines.map((line) => columns.map(({ cell }) => cellOf(cell(line)))),
    ],
  };
};
