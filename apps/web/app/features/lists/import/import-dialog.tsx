import type { VariationList } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Button, WarningBar } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { useListProblem } from '../../list-picker/index.ts';
import { Report } from './report.tsx';
import { type ListImport, useListImport } from './use-list-import.ts';

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
