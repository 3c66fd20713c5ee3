import { createKitsCsv, importKitsCsv, type OperationOutput } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { useOperation } from '../../../api/index.ts';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { WarningBar } from '../../../ui/index.ts';
import { FileImportDialog, ImportedRows, useFileImport } from '../../file-import/index.ts';
import { CHANGES_KITS, useKitProblem } from '../../kit-picker/index.ts';

type KitImportReport = OperationOutput<typeof importKitsCsv>;
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

/** The most rows shown; a malformed file may have thousands of them. */
const SHOWN = 200;

/** The result of an import: the number of kits, and each changed or skipped row with its reason. */
const ImportReport = ({ report: { kits, results } }: { report: KitImportReport }) => {
  const text = useText();
  const format = useFormat();
  const hasLeftOut = results.some(({ quantity }) => quantity === null);
  const resultOf = ({ kind, reason, quantity }: Result): string =>
    kind === 'amount-adjusted' && quantity !== null
      ? text('kitTemplates.import.adjustedTo', { quantity: format.quantity(quantityOf(quantity)) })
      : text(REASONS[reason] ?? KINDS[kind]);
  return (
    <>
      <WarningBar tone={kits.length === 0 || hasLeftOut ? 'warning' : 'info'}>
        <p className="font-semibold">{text('kitTemplates.import.added', { count: kits.length })}</p>
        {results.length > 0 && <p>{text('kitTemplates.import.attention', { count: results.length })}</p>}
      </WarningBar>
      {results.length > 0 && (
        <ImportedRows
          title={text('kitTemplates.import.rows')}
          rows={results.slice(0, SHOWN).map((result) => ({
            row:
              result.lineNumber > 0 ? text('kitTemplates.import.row', { row: format.number(result.lineNumber) }) : '',
            text: result.text,
            result: resultOf(result),
          }))}
          more={
            results.length > SHOWN ? text('kitTemplates.import.more', { count: results.length - SHOWN }) : undefined
          }
        />
      )}
    </>
  );
};

export interface ImportDialogProps {
  smartKitId: string;
  /** '' for a project without a name. */
  projectName: string;
  onClose: () => void;
}

/** Imports kits from a file into a project, and reports row by row what needs attention. [kit-32] */
export const ImportDialog = ({ smartKitId, projectName, onClose }: ImportDialogProps) => {
  const text = useText();
  const operation = useOperation(importKitsCsv, { invalidates: CHANGES_KITS });
  const fileImport = useFileImport(operation, (body) => operation.mutate({ params: { id: smartKitId }, body }));
  return (
    <FileImportDialog
      texts={{
        title: text('kitTemplates.import.title', { name: projectName || text('kitPicker.unnamed') }),
        cancel: text('kitTemplates.cancel'),
        done: text('kitTemplates.import.done'),
        another: text('kitTemplates.import.another'),
        reading: text('kitTemplates.import.reading', { name: fileImport.file?.name ?? '' }),
        tooLarge: text('kitTemplates.import.tooLarge'),
        unreadable: text('kitTemplates.problem.file'),
        drop: text('kitTemplates.import.drop'),
        choose: text('kitTemplates.import.choose'),
        file: text('kitTemplates.import.file'),
      }}
      fileImport={fileImport}
      problemText={useKitProblem()}
      instructions={
        <>
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
        </>
      }
      onClose={onClose}
    >
      {(report) => <ImportReport report={report} />}
    </FileImportDialog>
  );
};
