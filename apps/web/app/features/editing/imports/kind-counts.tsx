import type { ImportRunDetails } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../../ui/index.ts';
import { KIND_NAMES } from './kind-names.ts';

/** What came of the records of an import, by their kind. */
export const KindCounts = ({ kinds }: { kinds: ImportRunDetails['Kinds'] }) => {
  const text = useText();
  const format = useFormat();
  const nameOf = (kind: string): string => {
    const key = KIND_NAMES[kind];
    return key === undefined ? kind : text(key);
  };
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
          <TableRow key={kind.Kind}>
            <TableCell>{nameOf(kind.Kind)}</TableCell>
            <TableCell isNumber>{format.number(kind.Made)}</TableCell>
            <TableCell isNumber>{format.number(kind.Changed)}</TableCell>
            <TableCell isNumber>{format.number(kind.Unchanged)}</TableCell>
            <TableCell isNumber>
              <span className={kind.Refused > 0 ? 'font-semibold text-danger' : undefined}>
                {format.number(kind.Refused)}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
