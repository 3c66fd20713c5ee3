import type { KnownPerson } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, Table, TableBody, TableCell, TableHead, TableHeading, TableRow, TextLink } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';

interface PeopleTableProps {
  people: readonly KnownPerson[];
  onTell: (person: KnownPerson) => void;
  onErase: (person: KnownPerson) => void;
  onComeBack: (person: KnownPerson) => void;
}

/** People, with what can be done for each of them. */
export const PeopleTable = ({ people, onTell, onErase, onComeBack }: PeopleTableProps) => {
  const text = useText();
  const format = useFormat();
  const moment = useMoment();
  const underName = ({ Email, IsErased, IsKeptOut }: KnownPerson): string => {
    if (IsKeptOut) return text('people.keptOut');
    return IsErased ? '' : Email;
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
              <span className="block text-sm text-muted">{person.Role}</span>
            </TableCell>
            <TableCell isNumber>{format.number(person.OrderCount)}</TableCell>
            <TableCell>
              <span className="text-sm whitespace-nowrap">
                {person.LastSignIn === null ? '–' : moment(person.LastSignIn)}
              </span>
            </TableCell>
            <TableCell>
              <span className="flex flex-wrap items-center justify-end gap-2">
                <TextLink to={`/support/audit?find=${encodeURIComponent(person.Email)}`}>
                  {text('people.trail')}
                </TextLink>
                <Button size="small" onPress={() => onTell(person)}>
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
