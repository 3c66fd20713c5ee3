import { findPeople, getPersonalData, type KnownPerson, letComeBack, type OperationOutput } from '@grossist/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { downloadFile, useOperation, useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import {
  Button,
  EmptyState,
  INPUT_STYLE,
  LABEL_STYLE,
  notify,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
  TextLink,
} from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { ScreenHead } from '../../desk/index.ts';
import { Answered } from '../parts/query-states.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** Makes the file of a person's stored data that is handed out to them. */
const fileOfData = (data: OperationOutput<typeof getPersonalData>): File =>
  new File([JSON.stringify(data, null, 2)], `personal-data-${data.ContactId}.json`, { type: 'application/json' });

const ROLES = [
  'buyer',
  'viewer',
  'user-admin',
  'punchout',
  'assortment-admin',
  'editor',
  'support',
  'operator',
] as const;

interface PeopleTableProps {
  people: readonly KnownPerson[];
  onExport: (person: KnownPerson) => void;
  onErase: (person: KnownPerson) => void;
  onComeBack: (person: KnownPerson) => void;
}

/** People, with what can be done for each of them. */
const PeopleTable = ({ people, onExport, onErase, onComeBack }: PeopleTableProps) => {
  const text = useText();
  const format = useFormat();
  const moment = useMoment();
  const underName = ({ Email, IsErased, IsKeptOut }: KnownPerson): string => {
    if (IsKeptOut) return text('people.keptOut');
    return IsErased ? '' : Email;
  };
  const roleName = (role: string): string => {
    const known = ROLES.find((one) => one === role);
    return known === undefined ? role : text(`people.role.${known}`);
  };
  return (
    <Table caption={text('people.title')}>
      <TableHead>
        <TableHeading>{text('people.person')}</TableHeading>
        <TableHeading>{text('people.company')}</TableHeading>
        <TableHeading isNumber>{text('people.orders')}</TableHeading>
        <TableHeading>{text('people.lastSignIn')}</TableHeading>
        <TableHeading>
          <span className="sr-only">{text('people.actions')}</span>
        </TableHeading>
      </TableHead>
      <TableBody>
        {people.map((person) => (
          <TableRow key={person.ContactId}>
            <TableCell>
              <span className="block font-semibold">{person.IsErased ? text('people.isErased') : person.Name}</span>
              <span className="block text-sm text-muted">{underName(person)}</span>
            </TableCell>
            <TableCell>
              <span className="block">{person.Company}</span>
              <span className="block text-sm text-muted">{roleName(person.Role)}</span>
            </TableCell>
            <TableCell isNumber>{format.number(person.OrderCount)}</TableCell>
            <TableCell>
              <span className="text-sm desktop:whitespace-nowrap">
                {person.LastSignIn === null ? '–' : moment(person.LastSignIn)}
              </span>
            </TableCell>
            <TableCell>
              <span className="flex items-center justify-end gap-2 max-desktop:flex-col max-desktop:items-end">
                <TextLink to={`/support/audit?find=${encodeURIComponent(person.Email)}`}>
                  {text('people.trail')}
                </TextLink>
                <Button size="small" onPress={() => onExport(person)}>
                  {text('people.tell')}
                  <span className="sr-only"> {person.Name}</span>
                </Button>
                {person.IsKeptOut ? (
                  <Button size="small" onPress={() => onComeBack(person)}>
                    {text('people.comeBack')}
                  </Button>
                ) : (
                  <Button size="small" onPress={() => onErase(person)} isDisabled={person.IsErased}>
                    {text('people.erase')}
                    <span className="sr-only"> {person.Name}</span>
                  </Button>
                )}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

/** Finds people to export or erase their personal data. [own-aud-03..06] */
export default function PeopleScreen() {
  const text = useText();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const query = (search.get('find') ?? '').slice(0, 200);
  const [toErase, setToErase] = useState<KnownPerson>();
  const found = useOperationQuery(findPeople, { query: { query } }, { keepPrevious: true });
  const exportData = useOperation(getPersonalData, {
    onSuccess: (data) => downloadFile(fileOfData(data)),
    onError: (problem) => notify(problem.message),
  });
  const comeBack = useOperation(letComeBack, {
    invalidates: ['audit'],
    onSuccess: () => notify(text('people.mayComeBack')),
    onError: (problem) => notify(problem.message),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('find');
    setSearch(typeof typed === 'string' && typed.trim() !== '' ? { find: typed.trim() } : {});
  };
  return (
    <>
      <ScreenHead title={text('people.title')} lead={text('people.lead')} />
      <form role="search" aria-label={text('people.title')} onSubmit={submit} className="flex max-w-xl items-end gap-2">
        <label className="grid flex-1 gap-1" htmlFor={id}>
          <span className={LABEL_STYLE}>{text('people.query')}</span>
          <input
            id={id}
            key={query}
            name="find"
            type="search"
            maxLength={200}
            autoComplete="off"
            defaultValue={query}
            className={INPUT_STYLE}
          />
        </label>
        <Button type="submit" kind="primary">
          {text('people.find')}
        </Button>
      </form>
      <Answered answer={found} loading={[{ columns: 5 }]} failed="people.failed">
        {({ People }) =>
          People.length === 0 ? (
            <EmptyState title={text('people.none')} />
          ) : (
            <PeopleTable
              people={People}
              onExport={(person) => exportData.mutate({ params: { id: person.ContactId } })}
              onErase={setToErase}
              onComeBack={(person) => comeBack.mutate({ params: { id: person.ContactId } })}
            />
          )
        }
      </Answered>
      {toErase !== undefined && <EraseDialog person={toErase} onClose={() => setToErase(undefined)} />}
    </>
  );
}
