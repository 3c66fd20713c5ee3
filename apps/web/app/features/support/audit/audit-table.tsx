import type { getAuditTrail, OperationOutput } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { EntryDetails } from './entry-details.tsx';
import { OutcomeMark } from './outcome-mark.tsx';
import { subjectsShown } from './subjects-shown.ts';
import { useActName } from './use-act-name.ts';

type Entry = OperationOutput<typeof getAuditTrail>['Entries'][number];

/** Entries of the trail: when, who, what, how it ended, what it was about and from where. [own-aud-01] */
export const AuditTable = ({ entries }: { entries: readonly Entry[] }) => {
  const text = useText();
  const moment = useMoment();
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
                {moment(entry.HappenedAt)}
              </time>
            </TableCell>
            <TableCell>
              <Person entry={entry} />
            </TableCell>
            <TableCell>{nameOf(entry.Act)}</TableCell>
            <TableCell>
              <OutcomeMark outcome={entry.Outcome} code={entry.Code} />
            </TableCell>
            <TableCell>
              <ul className="grid text-sm">
                {subjectsShown(entry).map((subject) => (
                  <li key={subject.id} className="whitespace-nowrap">
                    {subject.kind === undefined
                      ? subject.name
                      : text(`audit.subject.${subject.kind}`, { name: subject.name })}
                  </li>
                ))}
              </ul>
            </TableCell>
            <TableCell>
              <span className="block text-sm whitespace-nowrap">{entry.Address}</span>
              <EntryDetails entry={entry} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

/** Who did it: what nobody sent is the shop's own doing. */
const Person = ({ entry }: { entry: Entry }) => {
  const text = useText();
  const isSystem = entry.Person === '' && entry.ContactId === null && entry.Address === '';
  const name = entry.PersonName || text(isSystem ? 'audit.system' : 'audit.nobody');
  return (
    <>
      <span className="block font-semibold">{name}</span>
      {entry.Person !== '' && entry.Person !== entry.PersonName && (
        <span className="block text-sm text-muted">{entry.Person}</span>
      )}
      <span className="block text-sm text-muted">{entry.Company}</span>
    </>
  );
};
