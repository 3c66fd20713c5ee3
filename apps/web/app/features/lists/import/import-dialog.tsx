import type { VariationList } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Button, WarningBar } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { useListProblem } from '../../list-picker/index.ts';
import { type ImportReport, type ListImport, useListImport } from './use-list-import.ts';

const REASONS: Record<ImportReport['NotAdded'][number]['Reason'], MessageKey> = {
  'unknown-article-number': 'lists.import.reason.unknown',
  'ambiguous-article-number': 'lists.import.reason.several',
  'invalid-quantity': 'lists.import.reason.quantity',
  'no-article-number': 'lists.import.reason.noNumber',
  'list-full': 'lists.import.reason.full',
};

/** Quantities that are shown as they were read. */
const EXAMPLES = 5;

/** The result of an import: the number of added lines, and each skipped row with its reason. */
const Report = ({ report }: { report: ImportReport }) => {
  const text = useText();
  const format = useFormat();
  const { AddedCount, AlreadyThereCount, NotAdded, NotAddedCount, AssumedQuantities } = report;
  return (
    <>
      <WarningBar tone={NotAddedCount > 0 ? 'warning' : 'info'}>
        <p className="font-semibold">{text('lists.import.added', { count: AddedCount })}</p>
        {AlreadyThereCount > 0 && <p>{text('lists.import.there', { count: AlreadyThereCount })}</p>}
        {NotAddedCount > 0 && <p>{text('lists.import.refused', { count: NotAddedCount })}</p>}
      </WarningBar>
      {AssumedQuantities.length > 0 && (
        <p className="text-sm text-muted">
          {text('cart.many.assumed', {
            count: AssumedQuantities.length,
            examples: AssumedQuantities.slice(0, EXAMPLES)
              .map((each) => `${each.Text} = ${format.quantity(quantityOf(each.Quantity))}`)
              .join('; '),
          })}
        </p>
      )}
      {NotAdded.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">{text('lists.import.refusedRows')}</h3>
          <ul
            aria-label={text('lists.import.refusedRows')}
            className="divide-y divide-line rounded-lg border border-line text-sm"
          >
            {NotAdded.map(({ RowNumber, Text, Reason }) => (
              <li key={RowNumber} className="flex flex-wrap gap-x-3 px-3 py-1.5">
                <span className="text-muted">{text('lists.import.row', { row: format.number(RowNumber) })}</span>
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{Text || '–'}</span>
                <span>{text(REASONS[Reason])}</span>
              </li>
            ))}
          </ul>
          {NotAddedCount > NotAdded.length && (
            <p className="text-sm text-muted">
              {text('lists.result.more', { count: NotAddedCount - NotAdded.length })}
            </p>
          )}
        </section>
      )}
    </>
  );
};

/** Reads a file into a list, and reports row by row what could not be read. */
export const ImportDialog = ({ list, onClose }: { list: VariationList; onClose: () => void }) => {
  const text = useText();
  const reading = useListImport(list.Id);
  const isDone = reading.report !== undefined && reading.report.QuantityColumns.length === 0;
  return (
    <Dialog
      title={text('lists.import.title', { name: list.Name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          {isDone && <Button onPress={reading.again}>{text('lists.import.another')}</Button>}
          <Button kind={isDone ? 'primary' : 'secondary'} onPress={onClose}>
            {text(isDone ? 'lists.import.done' : 'lists.cancel')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Step reading={reading} />
      </div>
    </Dialog>
  );
};

const Step = ({ reading }: { reading: ListImport }) => {
  const text = useText();
  const problemText = useListProblem();
  const { report, problem, isTooLarge, isReading, file } = reading;
  if (isReading) return <p role="status">{text('lists.import.reading', { name: file?.name ?? '' })}</p>;
  if (report && report.QuantityColumns.length > 0) return <ColumnQuestion reading={reading} />;
  if (report) return <Report report={report} />;
  return (
    <>
      {isTooLarge && <WarningBar tone="danger">{text('lists.import.tooLarge')}</WarningBar>}
      {problem && <WarningBar tone="danger">{problemText(problem)}</WarningBar>}
      <p className="text-muted">{text('lists.import.text')}</p>
      <FileDrop
        drop={text('lists.import.drop')}
        choose={text('lists.import.choose')}
        label={text('lists.import.file')}
        accept=".csv,.txt,.xlsx"
        onFile={reading.read}
      />
    </>
  );
};

/** Which column holds the quantities, where none is understood to. */
const ColumnQuestion = ({ reading }: { reading: ListImport }) => {
  const text = useText();
  return (
    <>
      <p role="status" className="font-semibold">
        {text('cart.many.quantityColumn')}
      </p>
      <div className="flex flex-wrap gap-2">
        {reading.report?.QuantityColumns.map(({ Column, Header, Samples }) => (
          <Button key={Column} onPress={() => reading.chooseColumn(Column)}>
            {text('cart.many.quantityColumn.one', {
              column: Column,
              name: Header === '' ? Samples.join(', ') : `${Header} (${Samples.join(', ')})`,
            })}
          </Button>
        ))}
        <Button onPress={() => reading.chooseColumn(0)}>{text('cart.many.quantityColumn.none')}</Button>
      </div>
    </>
  );
};
