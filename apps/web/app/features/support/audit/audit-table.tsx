import type { getAuditTrail, OperationOutput } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../../ui/index.ts';
import { OutcomeMark } from './outcome-mark.tsx';
import { useActName } from './use-act-name.ts';

type Entry = OperationOutput<typeof getAuditTrail>['Entries'][number];

/** Entries of the trail: when, who, what, how it ended, what it was about and from where. */
export const AuditTable = ({ entries }: { entries: readonly Entry[] }) => {
  const text = useText();
  const format = useFormat();
  const nameOf = useActName();
  return (
    <Table caption={text('audit.title')}>
      <TableHead>
        <TableHeading>{text('audit.when')}</TableHeading>
        <TableHeading>{text('audit.person')}</TableHeading>
        <TableHeading>{text('audit.act')}</TableHeading>
        <TableHeading>{text('audit.outcome')}</TableHeading>
        <TableHeading>{text('audit.about')}</TableHeading>
        <TableHeading>{text('audit.where')}</TableHeading>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={entry.Id}>
            <TableCell>
              <time dateTime={entry.HappenedAt} className="text-sm whitespace-nowrap">
                {format.time(entry.HappenedAt, 'UTC')}
              </time>
            </TableCell>
            <TableCell>
              <span className="block font-semibold">{entry.Person === '' ? text('audit.nobody') : entry.Person}</span>
              <span className="block text-sm text-muted">{entry.Company}</span>
            </TableCell>
            <TableCell>
              <span className="block">{nameOf(entry.Act)}</span>
              {/* What logs and the API call it. */}
              <code className="block text-xs text-muted">{entry.Act}</code>
            </TableCell>
            <TableCell>
              <OutcomeMark outcome={entry.Outcome} code={entry.Code} />
            </TableCell>
            <TableCell>
              <ul className="grid max-w-72 text-sm break-all text-muted">
                {entry.Subjects.map((subject) => (
                  <li key={subject}>{subject}</li>
                ))}
              </ul>
            </TableCell>
            <TableCell>
              <span className="block text-sm whitespace-nowrap">{entry.Address}</span>
              <span className="block max-w-60 truncate text-sm text-muted" title={entry.UserAgent}>
                {entry.UserAgent}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
