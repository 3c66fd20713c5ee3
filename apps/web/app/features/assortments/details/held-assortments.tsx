import { type AssortmentRow, type CustomerRow, getAssortments } from '@grossist/contracts';
import { useState } from 'react';
import { queryKeyOf, useOperationQuery } from '../../../api/index.ts';
import { useFormat, useLocale, useText } from '../../../i18n/index.ts';
import {
  Button,
  EmptyState,
  Pagination,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
  TextLink,
} from '../../../ui/index.ts';
import { assortmentPath, type CustomerKey, type Tab, useTabAddress } from '../assortments-address.ts';
import { AssortmentTypeBadge } from '../parts/assortment-type-badge.tsx';
import { Answered, TABLE_SIZE, useLastPage } from '../parts/query-states.tsx';
import { type Relation, RemoveDialog } from '../removal/remove-dialog.tsx';

interface HeldAssortmentsProps {
  tab: Tab;
  customer: CustomerKey;
  row: CustomerRow;
}

interface RowProps {
  assortment: AssortmentRow;
  customer: CustomerKey;
  onRemove: (relationId: string) => void;
}

const HeldRow = ({ assortment, customer, onRemove }: RowProps) => {
  const text = useText();
  const format = useFormat();
  const { Id, Name, Code, Type, EntryCount, RelationId, InheritedFrom } = assortment;
  return (
    <TableRow>
      <TableCell>
        <TextLink to={assortmentPath(Id)}>{Name}</TextLink>
        <span className="block text-sm text-muted">{Code}</span>
      </TableCell>
      <TableCell>
        <AssortmentTypeBadge type={Type} />
      </TableCell>
      <TableCell isNumber>{format.number(EntryCount)}</TableCell>
      <TableCell>
        {text(`asm.through.${InheritedFrom ?? 'own'}`, { type: text(`asm.type.${customer.customerType}`) })}
      </TableCell>
      <TableCell>
        {RelationId !== null && (
          <Button size="small" aria-haspopup="dialog" onPress={() => onRemove(RelationId)}>
            {text('asm.remove')}
            <span className="sr-only"> {Name}</span>
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
};

/** The assortments that a customer has, itself or by its account or company, ten a page. [asm-06] */
export const HeldAssortments = ({ tab, customer, row }: HeldAssortmentsProps) => {
  const text = useText();
  const format = useFormat();
  const language = useLocale();
  const { page, hrefOf } = useTabAddress(tab);
  const [removing, setRemoving] = useState<Relation>();
  const input = {
    query: { ...customer, filteringType: 'included' as const, language, PageNumber: page, PageSize: TABLE_SIZE },
  };
  const held = useOperationQuery(getAssortments, input, { keepPrevious: true });
  const last = useLastPage(page, held.data?.totalItems, hrefOf);
  const remove = ({ Id, Name }: AssortmentRow, relationId: string): void =>
    setRemoving({ relationId, assortmentId: Id, assortmentName: Name, customer, customerName: row.Name });
  return (
    <section aria-labelledby="held-assortments" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="held-assortments" className="text-lg">
        {text('asm.held')}
        {held.data && <span className="text-muted"> {format.number(held.data.totalItems)}</span>}
      </h3>
      <Answered answer={held} loading={[{ columns: 5 }]}>
        {({ pageItems, totalItems }) =>
          totalItems === 0 ? (
            <EmptyState title={text('asm.held.none')}>{text('asm.held.none.text')}</EmptyState>
          ) : (
            <Table caption={text('asm.held')}>
              <TableHead>
                <TableHeading>{text('asm.type.assortment')}</TableHeading>
                <TableHeading>{text('asm.kind')}</TableHeading>
                <TableHeading isNumber>{text('asm.entries')}</TableHeading>
                <TableHeading>{text('asm.through')}</TableHeading>
                <TableHeading>
                  <span className="sr-only">{text('asm.actions')}</span>
                </TableHeading>
              </TableHead>
              <TableBody>
                {pageItems.map((assortment) => (
                  <HeldRow
                    key={assortment.Id}
                    assortment={assortment}
                    customer={customer}
                    onRemove={(relationId) => remove(assortment, relationId)}
                  />
                ))}
              </TableBody>
            </Table>
          )
        }
      </Answered>
      <Pagination page={page} pageCount={last} hrefOf={hrefOf} />
      {removing && (
        <RemoveDialog
          relation={removing}
          tableKey={queryKeyOf(getAssortments, input)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </section>
  );
};
