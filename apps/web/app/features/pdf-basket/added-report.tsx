import type { NotAddedToPdfReason } from '@grossist/contracts';
import { type MessageKey, useFormat, useText } from '../../i18n/index.ts';
import { WarningBar } from '../../ui/index.ts';
import type { AddedFromSource } from './pdf-source.ts';

/** Refused materials that are named. */
const SHOWN = 10;

const REASONS: Record<NotAddedToPdfReason, MessageKey> = {
  'unknown-material': 'pdf.reason.unknown',
  'catalog-full': 'pdf.reason.full',
};

interface AddedReportProps {
  added: AddedFromSource;
  /** Unknown numbers as they were typed. */
  unknown?: readonly string[];
}

/** Shows how many materials were added and already there, and which were refused for what reason. */
export const AddedReport = ({ added, unknown = [] }: AddedReportProps) => {
  const text = useText();
  const format = useFormat();
  const { AddedCount, AlreadyThereCount, NotAdded, found } = added;
  const refused = [
    ...unknown.map((number) => ({ number, reason: REASONS['unknown-material'] })),
    ...NotAdded.map(({ SapNumber, Reason }) => ({ number: SapNumber, reason: REASONS[Reason] })),
  ];
  const handled = AddedCount + AlreadyThereCount + NotAdded.length;
  return (
    <div className="grid gap-3">
      <p role="status" className="text-lg">
        {text('pdf.added', { count: AddedCount })}
        {AlreadyThereCount > 0 && ` ${text('pdf.added.there', { count: AlreadyThereCount })}`}
      </p>
      {found !== undefined && found > handled && (
        <p className="text-muted">{text('pdf.added.limit', { count: format.number(handled) })}</p>
      )}
      {refused.length > 0 && (
        <WarningBar>
          <p>{text('pdf.added.not', { count: refused.length })}</p>
          <ul className="mt-1 list-disc pl-5 text-sm">
            {refused.slice(0, SHOWN).map(({ number, reason }) => (
              <li key={number}>
                {number}: {text(reason)}
              </li>
            ))}
          </ul>
          {refused.length > SHOWN && (
            <p className="text-sm">{text('pdf.added.more', { count: refused.length - SHOWN })}</p>
          )}
        </WarningBar>
      )}
    </div>
  );
};
