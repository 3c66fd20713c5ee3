import type { ReactNode } from 'react';
import type { ProblemError } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { Button, WarningBar } from '../../ui/index.ts';
import { Dialog } from '../../ui/overlays/index.ts';
import type { FileImport, ImportResult } from './use-file-import.ts';

interface ImportTexts {
  title: string;
  cancel: string;
  /** Closes the dialog after an import. */
  done: string;
  /** Starts another import. */
  another: string;
  /** Shown while the file is imported. */
  reading: string;
  tooLarge: string;
  unreadable: string;
  /** The drop area. */
  drop: string;
  choose: string;
  file: string;
}

interface FileImportDialogProps<Result> {
  texts: ImportTexts;
  fileImport: FileImport<Result>;
  problemText: (problem: ProblemError) => string;
  /** Above the drop area: the columns that a file needs, a template. */
  instructions: ReactNode;
  /** The report of an import. */
  children: (result: Result) => ReactNode;
  onClose: () => void;
}

/** Imports a file in a dialog: choosing it, asking for its quantity column if unclear, and its report. */
export const FileImportDialog = <Result extends ImportResult>(props: FileImportDialogProps<Result>) => {
  const { texts, fileImport, onClose } = props;
  const isDone = fileImport.result !== undefined && fileImport.result.QuantityColumns.length === 0;
  return (
    <Dialog
      title={texts.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          {isDone && <Button onPress={fileImport.reset}>{texts.another}</Button>}
          <Button kind={isDone ? 'primary' : 'secondary'} onPress={onClose}>
            {isDone ? texts.done : texts.cancel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Step {...props} />
      </div>
    </Dialog>
  );
};

const Step = <Result extends ImportResult>({
  texts,
  fileImport,
  problemText,
  instructions,
  children,
}: FileImportDialogProps<Result>) => {
  const { result, problem, isTooLarge, isUnreadable, isReading } = fileImport;
  if (isReading) return <p role="status">{texts.reading}</p>;
  if (result && result.QuantityColumns.length > 0) {
    return <ColumnQuestion columns={result.QuantityColumns} onChoose={fileImport.chooseColumn} />;
  }
  if (result) return children(result);
  return (
    <>
      {isTooLarge && <WarningBar tone="danger">{texts.tooLarge}</WarningBar>}
      {isUnreadable && <WarningBar tone="danger">{texts.unreadable}</WarningBar>}
      {problem && <WarningBar tone="danger">{problemText(problem)}</WarningBar>}
      {instructions}
      <FileDrop
        drop={texts.drop}
        choose={texts.choose}
        label={texts.file}
        accept=".csv,.txt,.xlsx"
        onFile={fileImport.read}
      />
    </>
  );
};

interface ColumnQuestionProps {
  columns: ImportResult['QuantityColumns'];
  onChoose: (column: number) => void;
}

/** Asks which column holds the quantities. */
const ColumnQuestion = ({ columns, onChoose }: ColumnQuestionProps) => {
  const text = useText();
  return (
    <>
      <p role="status" className="font-semibold">
        {text('cart.many.quantityColumn')}
      </p>
      <div className="flex flex-wrap gap-2">
        {columns.map(({ Column, Header, Samples }) => (
          <Button key={Column} onPress={() => onChoose(Column)}>
            {text('cart.many.quantityColumn.one', {
              column: Column,
              name: Header === '' ? Samples.join(', ') : `${Header} (${Samples.join(', ')})`,
            })}
          </Button>
        ))}
        <Button onPress={() => onChoose(0)}>{text('cart.many.quantityColumn.none')}</Button>
      </div>
    </>
  );
};

interface ImportedRowsProps {
  title: string;
  rows: readonly { row: string; text: string; result: string }[];
  /** Shown below when the report has more rows. */
  more: string | undefined;
}

/** The rows of a file that were changed or left out, each with its reason. */
export const ImportedRows = ({ title, rows, more }: ImportedRowsProps) => (
  <section className="grid gap-2">
    <h3 className="font-semibold">{title}</h3>
    <ul aria-label={title} className="divide-y divide-line rounded-lg border border-line text-sm">
      {rows.map(({ row, text, result }, place) => (
        // A row may be reported more than once, and the report never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${row} ${place}`} className="flex flex-wrap gap-x-3 px-3 py-1.5">
          {row !== '' && <span className="text-muted">{row}</span>}
          <span className="min-w-36 flex-1 [overflow-wrap:anywhere]">{text || '–'}</span>
          <span>{result}</span>
        </li>
      ))}
    </ul>
    {more !== undefined && <p className="text-sm text-muted">{more}</p>}
  </section>
);
