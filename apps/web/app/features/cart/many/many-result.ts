import type { addMultipleOrderLinesToCart, OperationOutput } from '@grossist/contracts';
import {
  type DecimalSign,
  type OrderLine,
  type OrderLineError,
  quantityToDecimal,
  readOrderLine,
} from '@grossist/domain';

/** Formats a line as the reader would type it: "1000123;2,5", "1000123;2,5;km". */
export const typedLine = ({ identifier, quantity, unit }: Omit<OrderLine, 'lineNumber'>, sign: DecimalSign): string => {
  if (quantity === undefined) return identifier;
  const decimal = quantityToDecimal(quantity)
    .replace(/\.?0+$/, '')
    .replace('.', sign);
  return [identifier, decimal, ...(unit === undefined ? [] : [unit])].join(';');
};

/** Formats a line of the server, which always has a decimal point: "1000123;2.500". */
export const retypedLine = (written: string, sign: DecimalSign): string => {
  const line = readOrderLine(written);
  return line ? typedLine(line, sign) : written;
};

/** Joins lines to one text, with a header if lines have units, so that they are parsed as such. */
export const joinedLines = (lines: readonly string[], header: string): string =>
  [...(lines.some((line) => readOrderLine(line)?.unit !== undefined) ? [header] : []), ...lines].join('\n');

type Answer = OperationOutput<typeof addMultipleOrderLinesToCart>;

export type ChangedLine = Answer['ChangedQuantities'][number];

/** A line that was not added, as it was typed, and why. */
export interface FailedLine {
  /** Line of the text, from 1. */
  lineNumber: number;
  text: string;
  kind: Answer['Errors'][number]['Kind'] | OrderLineError['kind'];
  candidates: readonly { Code: string; ItemLocalMaterialName: string }[];
}

export interface ManyResult {
  addedCount: number;
  /** Cart lines that were added or increased. */
  addedLineIds: readonly string[];
  changed: readonly ChangedLine[];
  failed: readonly FailedLine[];
}

/** Returns the result of a list: the response for the sent lines, and lines that could not be parsed. */
export const resultOf = (
  answer: Pick<Answer, 'AddedLines' | 'ChangedQuantities' | 'Errors'>,
  sent: readonly OrderLine[],
  unread: readonly OrderLineError[],
  sign: DecimalSign,
): ManyResult => {
  const refused = answer.Errors.map(
    ({ LineNumber, Line, Kind, Candidates }): FailedLine => ({
      lineNumber: sent[LineNumber - 1]?.lineNumber ?? LineNumber,
      text: retypedLine(Line, sign),
      kind: Kind,
      candidates: Candidates,
    }),
  );
  const unreadable = unread.map((error): FailedLine => ({ ...error, candidates: [] }));
  return {
    addedCount: new Set(answer.AddedLines.map(({ LineNumber }) => LineNumber)).size,
    addedLineIds: [...new Set(answer.AddedLines.map(({ CartItemId }) => CartItemId))],
    changed: answer.ChangedQuantities,
    failed: [...refused, ...unreadable].sort((one, other) => one.lineNumber - other.lineNumber),
  };
};

/** Returns the failed lines as a text to correct and send again. */
export const textToCorrect = ({ failed }: ManyResult, header: string): string =>
  joinedLines(
    failed.map(({ text }) => text),
    header,
  );
