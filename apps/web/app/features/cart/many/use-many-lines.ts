import { addMultipleOrderLinesToCart, type OperationInput } from '@grossist/contracts';
import {
  type DecimalSign,
  decimalSignOf,
  isLocale,
  MOST_ORDER_LINES,
  type OrderLine,
  type OrderLineError,
  type OrderLineOption,
  quantityToNumber,
  readOrderLines,
  type TableReading,
  writeOrderLine,
} from '@grossist/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useIntl, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { isOffline, useQueueAddition } from '../../offline/index.ts';
import { CHANGES_CART } from '../cart-cache.ts';
import type { PastedLines } from '../entry/lines-entry.tsx';
import { type ManyResult, resultOf, textToCorrect } from './many-result.ts';

/** Returns the reader's decimal sign. */
const useDecimalSign = (): DecimalSign => {
  const { locale } = useIntl();
  return isLocale(locale) ? decimalSignOf(locale) : ',';
};

type Sent = NonNullable<OperationInput<typeof addMultipleOrderLinesToCart>['body']>;

type QuantityColumn = TableReading['quantityColumn'];

const firstLineOf = (text: string): string => text.trimStart().split(/[\r\n]/, 1)[0] ?? '';

const joined = (before: string, more: string): string => (before.trim() === '' ? more : `${before.trimEnd()}\n${more}`);

/**
 * State of a list of order lines from text to result; failed lines stay in the text, pasted lines are appended.
 * [cart-23]
 */
export const useManyLines = (pasted: PastedLines | undefined) => {
  const words = useText();
  const decimalSign = useDecimalSign();
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<PastedLines>();
  if (pasted !== taken) {
    setTaken(pasted);
    setText(joined(text, pasted?.text ?? ''));
  }
  const [option, setOption] = useState<OrderLineOption>('both');
  const [result, setResult] = useState<ManyResult>();
  // A long list is parsed while typing continues.
  const settled = useDeferredValue(text);
  const [quantityColumn, setQuantityColumn] = useState<QuantityColumn>();
  const read = useMemo(
    () => readOrderLines(settled, { decimalSign, quantityColumn }),
    [settled, decimalSign, quantityColumn],
  );
  const toQueue = useQueueAddition();
  const operation = useOperation(addMultipleOrderLinesToCart, { invalidates: CHANGES_CART });

  const show = (shown: ManyResult): void => {
    setResult(shown);
    setText(textToCorrect(shown, words('cart.many.header')));
    setQuantityColumn(undefined);
  };
  /** Queues the lines while offline; those in other units than the sales unit stay in the text. */
  const queueLines = async (lines: readonly OrderLine[], errors: readonly OrderLineError[]): Promise<void> => {
    const entries = lines
      .filter(({ unit }) => unit === undefined)
      .map(({ identifier, quantity }) => ({
        identifier,
        quantity: quantity === undefined ? 1 : quantityToNumber(quantity),
        name: identifier,
      }));
    try {
      await toQueue?.(...entries);
    } catch {
      return notify(words('offline.notQueued'));
    }
    if (entries.length > 0) notify(words('offline.queued'));
    show(resultOf({ AddedLines: [], ChangedQuantities: [], Errors: [] }, [], errors, decimalSign));
    const left = lines.filter(({ unit }) => unit !== undefined).map(writeOrderLine);
    if (left.length > 0) setText((before) => [before, ...left].filter((line) => line !== '').join('\n'));
  };
  const send = (): void => {
    const { lines, errors } = readOrderLines(text, { decimalSign, quantityColumn });
    setResult(undefined);
    if (lines.length === 0) {
      show(resultOf({ AddedLines: [], ChangedQuantities: [], Errors: [] }, [], errors, decimalSign));
      return;
    }
    if (isOffline() && toQueue) {
      void queueLines(lines, errors);
      return;
    }
    const body: Sent = { query: lines.map(writeOrderLine), hwsElOrBoth: option };
    operation.mutate({ body }, { onSuccess: (answer) => show(resultOf(answer, lines, errors, decimalSign)) });
  };

  return {
    text,
    decimalSign,
    option,
    setOption,
    /** Columns to choose the quantities from. */
    quantityColumns: read.quantityColumns,
    chooseQuantityColumn: setQuantityColumn,
    /** Ambiguous quantities that were parsed by the reader's language. */
    assumed: read.assumed,
    lineCount: read.lines.length + read.errors.length,
    isTooLong: read.beyondLimit > 0,
    most: MOST_ORDER_LINES,
    result,
    /** Why the whole list was refused. */
    problem: operation.error,
    isSending: operation.isPending,
    type: (typed: string): void => {
      // A new header is a new table.
      if (firstLineOf(typed) !== firstLineOf(text)) setQuantityColumn(undefined);
      setText(typed);
      operation.reset();
    },
    append: (line: string): void => setText((before) => joined(before, line)),
    send,
    closeResult: () => setResult(undefined),
    closeProblem: () => operation.reset(),
  };
};
