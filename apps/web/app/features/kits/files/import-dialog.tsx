import { createKitsCsv } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Button, WarningBar } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { useKitProblem } from '../../kit-picker/index.ts';
import { ImportReport } from './import-report.tsx';
import { type KitImport, useKitImport } from './use-kit-import.ts';

export interface ImportDialogProps {
  smartKitId: string;
  /** '' for a project without a name. */
  projectName: string;
  onClose: () => void;
}

/** Reads kits from a file into a project, and reports row by row what needs attention. */
export const ImportDialog = ({ smartKitId, projectName, onClose }: ImportDialogProps) => {
  const text = useText();
  const reading = useKitImport(smartKitId);
  const isDone = reading.report !== undefined && reading.report.QuantityColumns.length === 0;
  return (
    <Dialog
      title={text('kitTemplates.import.title', { name: projectName || text('kitPicker.unnamed') })}
      isOpen
      onClose={onClose}
      actions={
        <>
          {isDone && <Button onPress={reading.again}>{text('kitTemplates.import.another')}</Button>}
          <Button kind={isDone ? 'primary' : 'secondary'} onPress={onClose}>
            {text(isDone ? 'kitTemplates.import.done' : 'kitTemplates.cancel')}
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

const Step = ({ reading }: { reading: KitImport }) => {
  const text = useText();
  const problemText = useKitProblem();
  const { report, problem, isTooLarge, isUnreadable, isReading, file } = reading;
  if (isReading) return <p role="status">{text('kitTemplates.import.reading', { name: file?.name ?? '' })}</p>;
  if (report && report.QuantityColumns.length > 0) return <ColumnQuestion reading={reading} />;
  if (report) return <ImportReport report={report} />;
  return (
    <>
      {isTooLarge && <WarningBar tone="danger">{text('kitTemplates.import.tooLarge')}</WarningBar>}
      {isUnreadable && <WarningBar tone="danger">{text('kitTemplates.problem.file')}</WarningBar>}
      {problem && <WarningBar tone="danger">{problemText(problem)}</WarningBar>}
      <p className="text-muted">{text('kitTemplates.import.text')}</p>
      <p>
        <a
          href={createKitsCsv.path}
          download
          className="text-accent underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {text('kitTemplates.import.template')}
        </a>
      </p>
      <FileDrop
        drop={text('kitTemplates.import.drop')}
        choose={text('kitTemplates.import.choose')}
        label={text('kitTemplates.import.file')}
        accept=".csv,.txt,.xlsx"
        onFile={reading.read}
      />
    </>
  );
};

/** Which column holds the quantities, where none is understood to. */
const ColumnQuestion = ({ reading }: { reading: KitImport }) => {
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
