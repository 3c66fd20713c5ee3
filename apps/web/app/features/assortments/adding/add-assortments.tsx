import { getAssortments } from '@grossist/contracts';
import { lastTablePage } from '@grossist/domain';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { Button, EmptyState } from '../../../ui/index.ts';
import { PageButtons } from '../../../ui/navigation/page-buttons.tsx';
import { Dialog } from '../../../ui/overlays/index.ts';
import { ChoiceRow } from '../../desk/index.ts';
import type { CustomerKey } from '../assortments-address.ts';
import { AssortmentTypeBadge } from '../parts/assortment-type-badge.tsx';
import { LiveSearch } from '../parts/list-and-details.tsx';
import { Answered, TABLE_SIZE } from '../parts/query-states.tsx';
import { AddRow, useAdding } from './add-row.tsx';

const FILTERS = ['all', 'excluded', 'included'] as const;
type Filter = (typeof FILTERS)[number];

interface AddAssortmentsProps {
  customer: CustomerKey;
  /** Name of the customer. */
  name: string;
  onClose: () => void;
}

/** Adds assortments to a customer, row by row, with the inclusion filter. Section 2, "dialog for adding assortments". */
export const AddAssortments = ({ customer, name, onClose }: AddAssortmentsProps) => {
  const text = useText();
  const language = useLocale();
  const [filter, setFilter] = useState<Filter>('all');
  const { typed, search, page, type, show, added, addedHere, reload } = useAdding();
  const found = useOperationQuery(
    getAssortments,
    { query: { ...customer, language, search, filteringType: filter, PageNumber: page, PageSize: TABLE_SIZE } },
    { keepPrevious: true },
  );
  const close = (): void => {
    void reload();
    onClose();
  };
  // Of those that the customer has not, the ones just added leave the list: the next ones move up to this page.
  const turn = (next: number): void => show(filter === 'excluded' && addedHere > 0 && next > page ? page : next);
  return (
    <Dialog
      isOpen
      isWide
      title={text('asm.add.title', { name })}
      onClose={close}
      actions={
        <Button kind="primary" onPress={close}>
          {text('asm.done')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <LiveSearch label={text('asm.search.assortment')} value={typed} onChange={type} />
        <ChoiceRow
          label={text('asm.filter')}
          choices={FILTERS.map((id) => ({ id, name: text(`asm.filter.${id}`) }))}
          value={filter}
          onChange={(id) => {
            setFilter(id);
            show(1);
          }}
        />
        <Answered answer={found} loading={['list']}>
          {({ pageItems, totalItems }) => (
            <>
              {pageItems.length === 0 ? (
                <EmptyState title={text('ui.noMatches')} />
              ) : (
                <ul aria-label={text('asm.tab.assortment')}>
                  {pageItems.map(({ Id, Name, Code, Type, RelationId, InheritedFrom }) => (
                    <AddRow
                      key={Id}
                      assortmentId={Id}
                      customer={customer}
                      name={Name}
                      isRelated={RelationId !== null}
                      onAdded={added}
                    >
                      <span className="flex flex-wrap items-center gap-x-2">
                        <span className="font-semibold break-words">{Name}</span>
                        <AssortmentTypeBadge type={Type} />
                      </span>
                      <span className="block text-sm text-muted">
                        {Code}
                        {InheritedFrom !== null && ` · ${text(`asm.through.${InheritedFrom}`)}`}
                      </span>
                    </AddRow>
                  ))}
                </ul>
              )}
              <PageButtons
                page={page}
                pageCount={lastTablePage(totalItems, TABLE_SIZE)}
                word="asm.page"
                onPage={turn}
              />
            </>
          )}
        </Answered>
      </div>
    </Dialog>
  );
};
