import type { RelationRow } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, Table, TableBody, TableCell, TableHead, TableHeading, TableRow, TextLink } from '../../../ui/index.ts';
import { customerPath } from '../assortments-address.ts';
import { SeeAsButton } from '../see-as/see-as-button.tsx';

interface RelationsTableProps {
  rows: readonly RelationRow[];
  onRemove: (row: RelationRow) => void;
}

/** Customers of an assortment, each with what can be done. */
export const RelationsTable = ({ rows, onRemove }: RelationsTableProps) => {
  const text = useText();
  const format = useFormat();
  return (
    <Table caption={text('asm.customers')}>
      <TableHead>
        <TableHeading>{text('asm.customer')}</TableHeading>
        <TableHeading>{text('asm.type')}</TableHeading>
        <TableHeading>{text('asm.market')}</TableHeading>
        <TableHeading>{text('asm.since')}</TableHeading>
        <TableHeading>
          <span className="sr-only">{text('asm.actions')}</span>
        </TableHeading>
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const { RelationId, customerId, customerType, Name, CompanyName, Number: number, Market, CreatedAt } = row;
          return (
            <TableRow key={RelationId}>
              <TableCell>
                <TextLink to={customerPath({ customerId, customerType })}>{Name}</TextLink>
                <span className="block text-sm text-muted">
                  {customerType === 'company' ? number : `${number}, ${CompanyName}`}
                </span>
              </TableCell>
              <TableCell>{text(`asm.type.${customerType}`)}</TableCell>
              <TableCell>{Market}</TableCell>
              <TableCell>
                <span className="whitespace-nowrap">{format.date(CreatedAt.slice(0, 10))}</span>
              </TableCell>
              <TableCell>
                <span className="flex justify-end gap-2">
                  <SeeAsButton isSmall customer={{ customerId, customerType }} name={Name} />
                  <Button size="small" aria-haspopup="dialog" onPress={() => onRemove(row)}>
                    {text('asm.remove')}
                    <span className="sr-only"> {Name}</span>
                  </Button>
                </span>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
};
