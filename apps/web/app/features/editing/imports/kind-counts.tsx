import type { ImportRunDetails } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../../ui/index.ts';
import { useKindName } from './use-kind-name.ts';

/** Counts of an import by kind of record, with those refused before their kind was known: their sums are the run's. */
export const KindCounts = ({ run }: { run: ImportRunDetails }) => {
  const text = useText();
  const nameOf = useKindName();
  const { Kinds: kinds } = run;
  const unreadable = run.Refused - kinds.reduce((sum, { Refused }) => sum + Refused, 0);
  const sums = { Made: run.Made, Changed: run.Changed, Unchanged: run.Unchanged, Refused: run.Refused };
  return (
    <Table caption={text('editing.imports.kinds')}>
      <TableHead>
        <TableHeading>{text('editing.imports.kind')}</TableHeading>
        <TableHeading isNumber>{text('editing.imports.made')}</TableHeading>
        <TableHeading isNumber>{text('editing.imports.changed')}</TableHeading>
        <TableHeading isNumber>{text('editing.imports.unchanged')}</TableHeading>
        <TableHeading isNumber>{text('editing.imports.refused')}</TableHeading>
      </TableHead>
      <TableBody>
        {kinds.map((kind) => (
          <CountsRow key={kind.Kind} name={nameOf(kind.Kind)} counts={kind} />
        ))}
        {unreadable > 0 && (
          <CountsRow
            name={text('editing.imports.kind.unreadable')}
            counts={{ Made: 0, Changed: 0, Unchanged: 0, Refused: unreadable }}
          />
        )}
        {(kinds.length > 1 || unreadable > 0) && <CountsRow name={text('editing.imports.kind.all')} counts={sums} />}
      </TableBody>
    </Table>
  );
};

type Counts = Pick<ImportRunDetails, 'Made' | 'Changed' | 'Unchanged' | 'Refused'>;

const CountsRow = ({ name, counts }: { name: string; counts: Counts }) => {
  const format = useFormat();
  return (
    <TableRow>
      <TableCell>{name}</TableCell>
      <TableCell isNumber>{format.number(counts.Made)}</TableCell>
      <TableCell isNumber>{format.number(counts.Changed)}</TableCell>
      <TableCell isNumber>{format.number(counts.Unchanged)}</TableCell>
      <TableCell isNumber>
        <span className={counts.Refused > 0 ? 'font-semibold text-danger' : undefined}>
          {format.number(counts.Refused)}
        </span>
      </TableCell>
    </TableRow>
  );
};
