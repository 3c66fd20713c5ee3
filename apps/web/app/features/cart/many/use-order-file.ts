import { readOrderLinesFile } from '@grossist/contracts';
import { type QuantityCandidate, quantityOf } from '@grossist/domain';
import { useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';

/** Size of the largest file that is sent, in bytes. */
const MOST_BYTES = 2 * 1024 * 1024;

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result.replace(/^[^,]*,/, '') : '');
    });
    reader.addEventListener('error', () => reject(new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });

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
    if (file.size > MOST_BYTES) return show(text('cart.many.file.tooLarge'), true);
    try {
      const Content = await base64Of(file);
      const answer = await operation.mutateAsync({
        body: {
          FileName: file.name.slice(0, 200),
          Content,
          ...(column !== undefined && { QuantityColumn: column === 'none' ? 0 : column }),
        },
      });
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
