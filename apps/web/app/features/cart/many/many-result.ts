import type { addMultipleOrderLinesToCart, OperationOutput } from '@grossist/contracts';
import type { DecimalSign, OrderLine, OrderLineError } from '@grossist/domain';
import { joinedLines, retypedLine } from './typed-line.ts';

type Answer = OperationOutput<typeof addMultipleOrderLinesToCart>;

export type ChangedLine = Answer['ChangedQuantities'][number];

/** A line that was not added, as it was written, and why. */
export interface FailedLine {
  /** Of the text, from 1. */
  lineNumber: number;
  text: string;
  kind: Answer['Errors'][number]['Kind'] | OrderLineError['kind'];
  candidates: readonly { Code: string; ItemLocalMaterialName: string }[];
}

export interface ManyResult {
  addedCount: number;
  /** Cart lines that took something in. */
  addedLineIds: readonly string[];
  changed: readonly ChangedLine[];
  failed: readonly FailedLine[];
}

/** What became of a list: what the shop says of the lines that were sent, and what could not be read at all. */
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

/** The lines that failed, to be corrected and sent again. */
export const textToCorrect = ({ failed }: ManyResult, header: string): string =>
  joinedLines(
    failed.map(({ text }) => text),
    header,
  );
