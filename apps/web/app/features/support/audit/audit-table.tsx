import type { getAuditTrail, OperationOutput } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import {
  StateDrawing,
  type StateShape,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { useActName } from './act-names.ts';
import type { Outcome } from './audit-filter.tsx';

const SHAPES: Readonly<Record<Outcome, StateShape>> = {
  done: 'disc',
  refused: 'triangle',
  failed: 'cross',
  begun: 'ring',
};

/** How a call ended, by colour, shape and word. */
const OutcomeMark = ({ outcome, code }: { outcome: Outcome; code: string }) => {
  const text = useText();
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <StateDrawing shape={SHAPES[outcome]} />
      <span>
        {text(`audit.outcome.${outcome}`)}
        {code !== '' && <span className="block text-muted">{code}</span>}
      </span>
    </span>
  );
};

type Entry = OperationOutput<typeof getAuditTrail>['Entries'][number];

interface ShownSubject {
  id: string;
  /** Undefined for a number or code, which is shown as it is. */
  kind: Entry['SubjectNames'][number]['Kind'] | undefined;
  name: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns the subjects of an entry for display, each once: names of known ids, and numbers and codes as they are. Ids
 * without a name are only in the entry's details.
 */
export const subjectsShown = ({ Subjects, SubjectNames }: Pick<Entry, 'Subjects' | 'SubjectNames'>): ShownSubject[] => {
  const named = SubjectNames.filter(({ Name }) => Name !== '');
  const names = new Set(named.map(({ Name }) => Name));
  return [
    ...named.map(({ Subject, Kind, Name }) => ({ id: Subject, kind: Kind, name: Name })),
    ...Subjects.filter((subject) => !UUID.test(subject) && !names.has(subject)).map((subject) => ({
      id: subject,
      kind: undefined,
      name: subject,
    })),
  ];
};

/** The technical values of an entry on demand, to find it in logs and by the API. */
const EntryDetails = ({ entry }: { entry: Entry }) => {
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

/** Who did it; an entry without person and address was done by the shop itself. */
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
