import { ORDER_LINE_OPTIONS, type QuantityCandidate } from '@grossist/domain';
import { type DragEvent, useEffect, useId, useRef } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Button, WarningBar } from '../../../ui/index.ts';
import type { PastedLines } from '../entry/lines-entry.tsx';
import { CutLines } from './cut-lines.tsx';
import { joinedLines, retypedLine } from './many-result.ts';
import { OneLine } from './one-line.tsx';
import { ResultBar } from './result-bar.tsx';
import { useManyLines } from './use-many-lines.ts';
import { useOrderFile } from './use-order-file.ts';

interface QuantityQuestionProps {
  columns: readonly QuantityCandidate[];
  onChoose: (column: number | 'none') => void;
}

/** Asks which column of a table has the quantities if that is not recognized. */
const QuantityQuestion = ({ columns, onChoose }: QuantityQuestionProps) => {
  const text = useText();
  const format = useFormat();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-2 rounded-lg border border-line bg-sunken p-3">
      <p id={titleId} role="status" className="font-semibold">
        {text('cart.many.quantityColumn')}
      </p>
      <div className="flex flex-wrap gap-2">
        {columns.map(({ column, header, samples }) => (
          <Button key={column} onPress={() => onChoose(column)}>
            {text('cart.many.quantityColumn.one', {
              column: format.number(column),
              name: header === '' ? samples.join(', ') : `${header} (${samples.join(', ')})`,
            })}
          </Button>
        ))}
        <Button onPress={() => onChoose('none')}>{text('cart.many.quantityColumn.none')}</Button>
      </div>
    </section>
  );
};

const ROWS = 8;
/** Ambiguous quantities that are shown. */
const EXAMPLES = 3;

/**
 * Adds many order lines: pasted from a spreadsheet, typed, or read from a file. Section 4, "Multiple order lines".
 * `pasted`: initial lines; the button that adds them gets the focus.
 */
export const ManyPanel = ({ pasted }: { pasted?: PastedLines | undefined }) => {
  const text = useText();
  const format = useFormat();
  const optionName = useId();
  const picker = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusedFor = useRef<PastedLines>(undefined);
  const many = useManyLines(pasted);
  const file = useOrderFile((lines) =>
    many.type(
      joinedLines(
        lines.map((line) => retypedLine(line, many.decimalSign)),
        text('cart.many.header'),
      ),
    ),
  );

  const isRead = many.lineCount > 0;
  useEffect(() => {
    if (!pasted || pasted === focusedFor.current || !isRead) return;
    focusedFor.current = pasted;
    add.current?.focus();
  }, [pasted, isRead]);
  const drop = (event: DragEvent): void => {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    file.read(dropped);
  };
  return (
    // Dropping a file is an addition to the button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={text('cart.many')}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-4"
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={drop}
    >
      {many.result && <ResultBar result={many.result} onClose={many.closeResult} />}
      {many.result && many.result.addedLineIds.length > 0 && <CutLines lineIds={many.result.addedLineIds} />}
      {many.problem && (
        <WarningBar tone="danger" onClose={many.closeProblem}>
          {text('cart.many.unexpected')}
        </WarningBar>
      )}
      <TextAreaField
        label={text('cart.many.list')}
        hint={text('cart.many.hint')}
        rows={ROWS}
        spellCheck="false"
        autoComplete="off"
        value={many.text}
        onChange={many.type}
        error={many.isTooLong ? text('cart.many.tooLong', { most: format.number(many.most) }) : undefined}
      />
      {many.quantityColumns.length > 0 && (
        <QuantityQuestion columns={many.quantityColumns} onChoose={many.chooseQuantityColumn} />
      )}
      {many.assumed.length > 0 && (
        <p role="status" className="text-sm text-muted">
          {text('cart.many.assumed', {
            count: many.assumed.length,
            examples: many.assumed
              .slice(0, EXAMPLES)
              .map((each) => `${each.text} = ${format.quantity(each.quantity)}`)
              .join('; '),
          })}
        </p>
      )}
      <OneLine decimalSign={many.decimalSign} onLine={many.append} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <legend className="sr-only">{text('cart.many.option')}</legend>
          {ORDER_LINE_OPTIONS.map((option) => (
            <label key={option} className="inline-flex min-h-8 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name={optionName}
                value={option}
                checked={many.option === option}
                onChange={() => many.setOption(option)}
                className="size-4.5 accent-(--color-accent)"
              />
              {text(`cart.many.option.${option}`)}
            </label>
          ))}
        </fieldset>
        <span className="ml-auto flex flex-wrap items-center gap-2">
          <span role="status" className="text-sm text-muted">
            {text('cart.many.count', { count: many.lineCount, most: many.most })}
          </span>
          <input
            ref={picker}
            type="file"
            accept=".csv,.txt,.xlsx"
            aria-label={text('cart.many.file')}
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen) file.read(chosen);
              event.target.value = '';
            }}
            tabIndex={-1}
            className="sr-only"
          />
          <Button isPending={file.isReading} onPress={() => picker.current?.click()}>
            {text('cart.many.file')}
          </Button>
          <Button
            ref={add}
            kind="primary"
            isDisabled={many.lineCount === 0 || many.isTooLong}
            isPending={many.isSending}
            onPress={many.send}
          >
            {many.isSending ? text('cart.many.adding') : text('cart.many.add', { count: many.lineCount })}
          </Button>
        </span>
      </div>
      {file.columns.length > 0 && <QuantityQuestion columns={file.columns} onChoose={file.chooseColumn} />}
      {file.message !== undefined && (
        <p role="status" className={`text-sm ${file.isProblem ? 'text-danger' : 'text-muted'}`}>
          {file.message}
        </p>
      )}
    </section>
  );
};
