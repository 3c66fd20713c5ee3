import { readOrderLinesFile } from '@grossist/contracts';
import { type QuantityCandidate, quantityOf } from '@grossist/domain';
import { useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { importedFileOf, isTooLargeToImport } from '../../file-import/index.ts';

/** Reads a CSV or XLSX file into lines for review. [own-cart-05] */
export const useOrderFile = (onLines: (lines: readonly string[]) => void) => {
  const text = useText();
  const format = useFormat();
  const [asked, setAsked] = useState<{ file: File; columns: readonly QuantityCandidate[] }>();
  const [message, setMessage] = useState<string>();
  const [isProblem, setProblem] = useState(false);
  const operation = useOperation(readOrderLinesFile);

  const show = (next: string | undefined, asProblem: boolean): void => {
    setMessage(next);
    setProblem(asProblem);
  };
  const read = async (file: File, column?: number | 'none'): Promise<void> => {
    setAsked(undefined);
    show(undefined, false);
    if (isTooLargeToImport(file)) return show(text('cart.many.file.tooLarge'), true);
    try {
      const body = await importedFileOf(file, column === 'none' ? 0 : column);
      const answer = await operation.mutateAsync({ body });
      if (answer.QuantityColumns.length > 0) {
        const columns = answer.QuantityColumns.map(({ Column, Header, Samples }) => ({
          column: Column,
          header: Header,
          samples: Samples,
        }));
        return setAsked({ file, columns });
      }
      onLines(answer.Lines);
      const parts = [
        text('cart.many.file.read', { count: answer.Lines.length, name: file.name }),
        answer.SkippedRows.length > 0 &&
          text('cart.many.file.skipped', {
            count: answer.SkippedRows.length,
            rows: answer.SkippedRows.slice(0, 5)
              .map(({ RowNumber }) => RowNumber)
              .join(', '),
          }),
        answer.AssumedQuantities.length > 0 &&
          text('cart.many.assumed', {
            count: answer.AssumedQuantities.length,
            examples: answer.AssumedQuantities.slice(0, 3)
              .map(({ Text, Quantity }) => `${Text} = ${format.quantity(quantityOf(Quantity))}`)
              .join('; '),
          }),
        answer.RowsBeyondLimit > 0 && text('cart.many.file.beyond', { count: answer.RowsBeyondLimit }),
      ];
      show(parts.filter((part) => typeof part === 'string').join(' '), false);
    } catch {
      show(text('cart.many.file.failed'), true);
    }
  };
  return {
    read: (file: File) => void read(file),
    /** Columns to choose the quantities from. */
    columns: asked?.columns ?? [],
    chooseColumn: (column: number | 'none') => {
      if (asked) void read(asked.file, column);
    },
    message,
    isProblem,
    isReading: operation.isPending,
  };
};
