import type { getAuditTrail, OperationOutput } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';

type Entry = OperationOutput<typeof getAuditTrail>['Entries'][number];

/** The technical values of an entry, whole, once they are asked for: to find the same in logs and by the API. */
export const EntryDetails = ({ entry }: { entry: Entry }) => {
  const text = useText();
  const facts = [
    [text('audit.details.act'), entry.Act],
    [text('audit.details.request'), entry.RequestId],
    [text('audit.details.browser'), entry.UserAgent],
    [text('audit.details.ids'), entry.Subjects.join(' ')],
  ].filter(([, value]) => value !== '');
  return (
    <details className="text-sm">
      <summary className="inline-block cursor-pointer py-1 text-accent underline underline-offset-3">
        {text('audit.details')}
      </summary>
      <dl className="grid max-w-80 min-w-60 gap-1 pb-1">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
