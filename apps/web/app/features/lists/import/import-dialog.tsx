import { importVariationList, type OperationOutput, type VariationList } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { useOperation } from '../../../api/index.ts';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { WarningBar } from '../../../ui/index.ts';
import { FileImportDialog, ImportedRows, useFileImport } from '../../file-import/index.ts';
import { CHANGES_LISTS, useListProblem } from '../../list-picker/index.ts';

type ListImportReport = OperationOutput<typeof importVariationList>;

const REASONS: Record<ListImportReport['NotAdded'][number]['Reason'], MessageKey> = {
  'unknown-article-number': 'lists.import.reason.unknown',
  'ambiguous-article-number': 'lists.import.reason.several',
  'invalid-quantity': 'lists.import.reason.quantity',
  'no-article-number': 'lists.import.reason.noNumber',
  'list-full': 'lists.import.reason.full',
};

/** The most quantities shown as they were parsed. */
const EXAMPLES = 5;

/** The result of an import: the number of added lines, and each skipped row with its reason. */
const ImportReport = ({ report }: { report: ListImportReport }) => {
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
        <ImportedRows
          title={text('lists.import.refusedRows')}
          rows={NotAdded.map(({ RowNumber, Text, Reason }) => ({
            row: text('lists.import.row', { row: format.number(RowNumber) }),
            text: Text,
            result: text(REASONS[Reason]),
          }))}
          more={
            NotAddedCount > NotAdded.length
              ? text('lists.result.more', { count: NotAddedCount - NotAdded.length })
              : undefined
          }
        />
      )}
    </>
  );
};

/** Imports materials from a file into a list, and reports row by row what could not be added. [own-vl-10] */
export const ImportDialog = ({ list, onClose }: { list: VariationList; onClose: () => void }) => {
  const text = useText();
  const operation = useOperation(importVariationList, { invalidates: CHANGES_LISTS });
  const fileImport = useFileImport(operation, (file) => operation.mutate({ body: { ListId: list.Id, ...file } }));
  return (
    <FileImportDialog
      texts={{
        title: text('lists.import.title', { name: list.Name }),
        cancel: text('lists.cancel'),
        done: text('lists.import.done'),
        another: text('lists.import.another'),
        reading: text('lists.import.reading', { name: fileImport.file?.name ?? '' }),
        tooLarge: text('lists.import.tooLarge'),
        unreadable: text('lists.problem.file'),
        drop: text('lists.import.drop'),
        choose: text('lists.import.choose'),
        file: text('lists.import.file'),
      }}
      fileImport={fileImport}
      problemText={useListProblem()}
      instructions={<p className="text-muted">{text('lists.import.text')}</p>}
      onClose={onClose}
    >
      {(report) => <ImportReport report={report} />}
    </FileImportDialog>
  );
};
