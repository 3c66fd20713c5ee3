import { type CustomerType, getAssortment, getAssortmentRelations, type RelationRow } from '@grossist/contracts';
import { useState } from 'react';
import { queryKeyOf, useOperationQuery } from '../../../api/index.ts';
import { useFormat, useLocale, useText } from '../../../i18n/index.ts';
import {
  Button,
  EmptyState,
  Pagination,
  PlusIcon,
  SearchForm,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
  TextLink,
} from '../../../ui/index.ts';
import { ChoiceRow, Facts } from '../../desk/index.ts';
import { AddCustomers } from '../adding/add-customers.tsx';
import { customerPath, useTabAddress } from '../assortments-address.ts';
import { AssortmentTypeBadge } from '../parts/assortment-type-badge.tsx';
import { Answered, TABLE_SIZE, useLastPage } from '../parts/query-states.tsx';
import { type Relation, RemoveDialog } from '../removal/remove-dialog.tsx';
import { SeeAsButton } from '../see-as/see-as-button.tsx';

interface RelationsTableProps {
  rows: readonly RelationRow[];
  onRemove: (row: RelationRow) => void;
}

/** Customers of an assortment, each with what can be done. */
const RelationsTable = ({ rows, onRemove }: RelationsTableProps) => {
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

interface RelatedCustomersProps {
  assortmentId: string;
  /** Name of the assortment. */
  name: string;
}

type Choice = CustomerType | 'all';

const CHOICES: readonly Choice[] = ['all', 'company', 'account', 'user'];

/** The customers that have an assortment, searched and narrowed to a type, ten a page. [asm-07] */
const RelatedCustomers = ({ assortmentId, name }: RelatedCustomersProps) => {
  const text = useText();
  const format = useFormat();
  const { page, hrefOf, get, go } = useTabAddress('assortment');
  const [removing, setRemoving] = useState<Relation>();
  const search = get('find');
  const choice = CHOICES.find((one) => one === get('of')) ?? 'all';
  const input = {
    params: { id: assortmentId },
    query: {
      search,
      PageNumber: page,
      PageSize: TABLE_SIZE,
      ...(choice === 'all' ? {} : { customerType: choice }),
    },
  };
  const relations = useOperationQuery(getAssortmentRelations, input, { keepPrevious: true });
  const last = useLastPage(page, relations.data?.totalItems, hrefOf);
  const isNarrowed = search !== '' || choice !== 'all';
  return (
    <section aria-labelledby="related-customers" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="related-customers" className="text-lg">
        {text('asm.customers')}
        {relations.data && <span className="text-muted"> {format.number(relations.data.totalItems)}</span>}
      </h3>
      <div className="flex flex-wrap items-center gap-3">
        <SearchForm label={text('asm.customers.search')} query={search} isSlim onSearch={(find) => go({ find })} />
        <ChoiceRow
          label={text('asm.customers.type')}
          choices={CHOICES.map((id) => ({ id, name: text(id === 'all' ? 'asm.all' : `asm.tab.${id}`) }))}
          value={choice}
          onChange={(id) => go({ of: id === 'all' ? '' : id })}
        />
      </div>
      <Answered answer={relations} loading={[{ columns: 5 }]}>
        {({ pageItems, totalItems }) =>
          totalItems === 0 ? (
            <EmptyState title={text(isNarrowed ? 'ui.noMatches' : 'asm.customers.none')} />
          ) : (
            <RelationsTable
              rows={pageItems}
              onRemove={({ RelationId, customerId, customerType, Name }) =>
                setRemoving({
                  relationId: RelationId,
                  assortmentId,
                  assortmentName: name,
                  customer: { customerId, customerType },
                  customerName: Name,
                })
              }
            />
          )
        }
      </Answered>
      <Pagination page={page} pageCount={last} hrefOf={hrefOf} />
      {removing && (
        <RemoveDialog
          relation={removing}
          tableKey={queryKeyOf(getAssortmentRelations, input)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </section>
  );
};

/** An assortment with the customers that have it. */
export const AssortmentDetails = ({ id }: { id: string }) => {
  const text = useText();
  const format = useFormat();
  const language = useLocale();
  const [isAdding, setAdding] = useState(false);
  const found = useOperationQuery(getAssortment, { params: { id }, query: { language } });
  return (
    <Answered answer={found} loading={['heading', 'facts', { columns: 5 }]}>
      {({ Name, Code, Type, EntryCount }) => (
        <>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <h2 className="min-w-0 text-xl break-words">{Name}</h2>
            <Button kind="primary" aria-haspopup="dialog" onPress={() => setAdding(true)}>
              <PlusIcon size={18} />
              {text('asm.addCustomers')}
            </Button>
          </div>
          <Facts
            facts={[
              [text('asm.code'), Code],
              [
                text('asm.kind'),
                <span key="kind" className="flex flex-wrap items-center gap-2">
                  <AssortmentTypeBadge type={Type} />
                  <span className="text-sm">{text(`asm.kind.${Type}.text`)}</span>
                </span>,
              ],
              [text('asm.entries'), format.number(EntryCount)],
            ]}
          />
          <RelatedCustomers assortmentId={id} name={Name} />
          {isAdding && <AddCustomers assortmentId={id} name={Name} onClose={() => setAdding(false)} />}
        </>
      )}
    </Answered>
  );
};
