import { quantityOf } from '@grossist/domain';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { WarningBar } from '../../../ui/index.ts';
import type { ImportReport } from './use-list-import.ts';

const REASONS: Record<ImportReport['NotAdded'][number]['Reason'], MessageKey> = {
  'unknown-article-number': 'lists.import.reason.unknown',
  'ambiguous-article-number': 'lists.import.reason.several',
  'invalid-quantity': 'lists.import.reason.quantity',
  'no-article-number': 'lists.import.reason.noNumber',
  'list-full': 'lists.import.reason.full',
};

/** Quantities that are shown as they were read. */
const EXAMPLES = 5;

/** What became of a file: how many rows are lines now, and each row that is none, with its reason. */
export const Report = ({ report }: { report: ImportReport }) => {
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
