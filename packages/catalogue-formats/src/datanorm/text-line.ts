import { importMessage } from '../import-message.ts';
import { Refusal, shown } from '../read-events.ts';
import { requireFields, tidy } from './fields.ts';
import type { Version } from './head.ts';

/** What a text line belongs to: a long text by its number, an article by its own, or a block to insert in others. */
export type TextKind = 'long' | 'dimension' | 'block';

export interface TextRow {
  text: string;
  /** Number of a block to insert before the text. */
  block: string | undefined;
}

export interface TextLine {
  kind: TextKind;
  number: string;
  rows: TextRow[];
}

const LONGEST_NUMBER = 40;

const numberOf = (text: string | undefined, field: string): string => {
  const number = text ?? '';
  if (number === '' || number.length > LONGEST_NUMBER) {
    throw new Refusal('text-number', importMessage`${field} ${shown(number)} is not a text number`, field);
  }
  return number;
};

/** Version 4 has several rows a line, each of `width` fields; rows at the end that are not even numbered are none. */
const rowsOf = (fields: readonly string[], start: number, width: number): string[][] => {
  const rows: string[][] = [];
  for (let at = start; at < fields.length; at += width) {
    const row = fields.slice(at, at + width);
    if (row.some((field) => field !== '')) rows.push(row);
  }
  return rows;
};

/** Einfügetext: the number of a block, where the row's mark says that it inserts one. */
const blockOf = (mark: string, number: string): string | undefined =>
  /^[TE]$/i.test(mark) && number !== '' ? number : undefined;

/** A T line (Langtext), or an E line of version 4 (Einfügetext). @throws Refusal without a number */
export const readLongText = (fields: readonly string[], version: Version): TextLine => {
  requireFields(fields, 6);
  const isBlock = (fields[0] ?? '').toUpperCase() === 'E' || (version === 5 && fields[3] === '2');
  const number = numberOf(fields[2], 'Langtextnummer');
  const rows: TextRow[] =
    version === 5
      ? [
          {
            text: tidy(
              fields
                .slice(5)
                .filter((part) => part !== '')
                .join('; '),
            ),
            block: undefined,
          },
        ]
      : rowsOf(fields, 4, 3).map(([, , text]) => ({ text: tidy(text), block: undefined }));
  return { kind: isBlock ? 'block' : 'long', number, rows };
};

/** A D line (Dimensionstext), the text of one article. @throws Refusal without a number */
export const readDimension = (fields: readonly string[], version: Version): TextLine => {
  requireFields(fields, 6);
  const number = numberOf(fields[2], 'Artikelnummer');
  const rows: TextRow[] =
    version === 5
      ? [{ text: tidy(fields[5]), block: blockOf(fields[4] ?? '', fields[6] ?? '') }]
      : rowsOf(fields, 3, 4).map(([, mark = '', block = '', text]) => ({
          text: tidy(text),
          block: blockOf(mark, block),
        }));
  return { kind: 'dimension', number, rows };
};
