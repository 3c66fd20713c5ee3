import type { ImportRunDetails } from '@grossist/contracts';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../../ui/index.ts';

/** Names of the most common kinds of records; other kinds show their code. */
const KIND_NAMES: Readonly<Record<string, MessageKey>> = {
  material: 'editing.imports.kind.material',
  'material-amendment': 'editing.imports.kind.amendment',
  'material-renumbering': 'editing.imports.kind.renumbering',
  node: 'editing.imports.kind.node',
  product: 'editing.imports.kind.product',
  supplier: 'editing.imports.kind.supplier',
  'net-price': 'editing.imports.kind.netPrice',
  discount: 'editing.imports.kind.discount',
};

/** Returns the name of a kind of record; the code itself for a rare kind. */
export const useKindName = (): ((kind: string) => string) => {
  const text = useText();
  return (kind) => {
    const key = KIND_NAMES[kind];
    return key === undefined ? kind : text(key);
  };
};

/** Counts of an import by kind of record. Records refused before their kind was known have a row, so that the sums match. */
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
