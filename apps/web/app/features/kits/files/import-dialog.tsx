import { createKitsCsv } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Button, WarningBar } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { useKitProblem } from '../../kit-picker/index.ts';
import { type KitImport, type KitImportReport, useKitImport } from './use-kit-import.ts';

type Result = KitImportReport['results'][number];

const KINDS: Record<Result['kind'], MessageKey> = {
  'invalid-file': 'kitTemplates.import.invalidFile',
  'unknown-article-number': 'kitTemplates.import.unknown',
  'amount-adjusted': 'kitTemplates.import.adjusted',
  'unexpected-error': 'kitTemplates.import.failedRow',
};

/** Texts of a row's detailed reasons. */
const REASONS: Readonly<Record<string, MessageKey>> = {
  'several-articles': 'kitTemplates.import.several',
  'other-unit': 'kitTemplates.import.unit',
  'wrong-quantity': 'kitTemplates.import.quantity',
  'unknown-pieces': 'kitTemplates.import.pieces',
  'not-orderable': 'kitTemplates.import.notOrderable',
  'too-many-lines': 'kitTemplates.import.tooManyRows',
  'too-many-items': 'kitTemplates.problem.tooManyItems',
  'too-many-kits': 'kitTemplates.problem.tooManyKits',
};

/** Rows that are shown; a file of nonsense has thousands of them. */
const SHOWN = 200;

/** The result of an import: the number of kits, and each changed or skipped row with its reason. */
const ImportReport = ({ report: { kits, results } }: { report: KitImportReport }) => {
  const text = useText();
  const hasLeftOut = results.some(({ quantity }) => quantity === null);
  return (
    <>
      <WarningBar tone={kits.length === 0 || hasLeftOut ? 'warning' : 'info'}>
        <p className="font-semibold">{text('kitTemplates.import.added', { count: kits.length })}</p>
        {results.length > 0 && <p>{text('kitTemplates.import.attention', { count: results.length })}</p>}
      </WarningBar>
      {results.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">{text('kitTemplates.import.rows')}</h3>
          <ul
            aria-label={text('kitTemplates.import.rows')}
            className="divide-y divide-line rounded-lg border border-line text-sm"
          >
            {results.slice(0, SHOWN).map((result, place) => (
              // A row may be named more than once, and the report never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <Row key={`${result.lineNumber} ${place}`} result={result} />
            ))}
          </ul>
          {results.length > SHOWN && (
            <p className="text-sm text-muted">{text('kitTemplates.import.more', { count: results.length - SHOWN })}</p>
          )}
        </section>
      )}
    </>
  );
};

const Row = ({ result }: { result: Result }) => {
  const text = useText();
  const format = useFormat();
  const { kind, reason, lineNumber, quantity } = result;
  return (
    <li className="flex flex-wrap gap-x-3 px-3 py-1.5">
      {lineNumber > 0 && (
        <span className="text-muted">{text('kitTemplates.import.row', { row: format.number(lineNumber) })}</span>
      )}
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{result.text || '–'}</span>
      <span>
        {kind === 'amount-adjusted' && quantity !== null
          ? text('kitTemplates.import.adjustedTo', { quantity: format.quantity(quantityOf(quantity)) })
          : text(REASONS[reason] ?? KINDS[kind])}
      </span>
    </li>
  );
};

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
