import type { LineOrder, VariationList, VariationListLine } from '@grossist/contracts';
import type { Quantity } from '@grossist/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ProblemError } from '../../../api/index.ts';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { LoadingShape } from '../../../ui/data/loading-shape.tsx';
import { EmptyState, ErrorState, LinkButton, StarIcon } from '../../../ui/index.ts';
import { useIsReadOnly } from '../../../visitor.ts';
import { useStable } from '../../cart/index.ts';
import { ListIcon, useListProblem } from '../../list-picker/index.ts';
import { ChosenBar } from '../ordering/chosen-bar.tsx';
import { type OrderingList, type OrderResult, withQuantities } from '../ordering/use-order-list.ts';
import { LinesBar } from './lines-bar.tsx';
import { LinesTable } from './lines-table.tsx';
import { isOwnOrder, type LinesPage } from './shown-lines.ts';
import { useChosenLines } from './use-chosen-lines.ts';
import { type ListLineActions, useLineChanges, useLineCommands } from './use-line-commands.ts';
import { useLinePages } from './use-line-pages.ts';

const textOf = (list: VariationList): MessageKey => {
  if (list.Type === 'favorites') return 'lists.empty.favorites';
  if (list.Type === 'topSelling') return 'lists.empty.topSelling';
  return list.UserHasEditRights ? 'lists.empty.text' : 'lists.empty.readOnly';
};

/** The empty state of a list, with the ways to add materials. */
const EmptyList = ({ list }: { list: VariationList }) => {
  const text = useText();
  return (
    <EmptyState
      title={text('lists.empty.title')}
      icon={list.Type === 'favorites' ? <StarIcon size={40} /> : <ListIcon size={40} />}
      action={list.UserHasEditRights && <LinkButton to="/search">{text('lists.empty.search')}</LinkButton>}
    >
      {text(textOf(list))}
    </EmptyState>
  );
};

interface ListLinesProps {
  list: VariationList;
  /** Undefined: the caller may not order. */
  ordering: OrderingList | undefined;
  /** By line: quantities for this order alone, of a caller who may not change the list. */
  quantities: ReadonlyMap<string, Quantity>;
  onQuantities: (quantities: ReadonlyMap<string, Quantity>) => void;
}

/** The lines of a list in all their states, with filter, order, selection and changes. */
export const ListLines = (props: ListLinesProps) => {
  const { list } = props;
  const text = useText();
  const problemText = useListProblem();
  const [filter, setFilter] = useState('');
  const [orderBy, setOrderBy] = useState<LineOrder>(list.Type === 'favorites' ? 'addedAt' : 'position');
  const shown = useMemo(() => ({ listId: list.Id, filter, orderBy }), [list.Id, filter, orderBy]);
  const pages = useLinePages(shown);
  const { data, error, refetch } = useQuery<LinesPage, ProblemError>({
    ...pages.options(1),
    placeholderData: (previous) => previous,
  });
  if (!data && error) {
    return (
      <ErrorState title={text('lists.lines.failed')} onTryAgain={() => void refetch()}>
        {problemText(error)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={text('ui.loading')}>
        <LoadingShape parts={[{ columns: 4 }]} />
      </div>
    );
  }
  if (data.TotalVariationsCount === 0) return <EmptyList list={list} />;
  return (
    <section aria-label={text('lists.lines')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <LinesBar
        shown={shown}
        isTopSelling={list.Type === 'topSelling'}
        found={data.TotalItems}
        total={data.TotalVariationsCount}
        hasUnavailable={data.HasNonAvailableMaterialsInList}
        onFilter={setFilter}
        onOrderBy={setOrderBy}
      />
      {data.TotalItems > 0 && <Lines {...props} pages={pages} total={data.TotalItems} mayMove={isOwnOrder(shown)} />}
    </section>
  );
};

interface LinesProps extends ListLinesProps {
  pages: ReturnType<typeof useLinePages>;
  total: number;
  mayMove: boolean;
}

const Lines = (props: LinesProps) => {
  const { list, ordering, pages, total, mayMove, quantities, onQuantities } = props;
  const isReadOnly = useIsReadOnly();
  const table = useRef<HTMLTableElement>(null);
  const mayEdit = list.UserHasEditRights && !isReadOnly;
  const selection = useChosenLines(pages, total);
  const { chosen, choose, chooseAll, keep, chooseIds } = selection;
  const [openDetails, setOpenDetails] = useState<ReadonlySet<string>>(new Set());
  const change = useLineChanges(list.Id);
  const commands = useLineCommands(list.Id);

  const replace = useStable(commands.replace);
  const orderLine = useStable((line: VariationListLine, quantity: Quantity): void =>
    ordering?.order(list.Id, [{ lineId: line.LineId, quantity }]),
  );
  const toggleDetails = useStable((id: string): void =>
    setOpenDetails((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    }),
  );
  const setQuantity = useStable((line: VariationListLine, quantity: Quantity): void =>
    onQuantities(new Map([...quantities, [line.LineId, quantity]])),
  );
  const mayOrder = ordering !== undefined;
  const actions = useMemo<Omit<ListLineActions, 'move' | 'remove' | 'reorder'>>(
    () => ({
      change,
      setQuantity,
      choose: (place, how) => void choose(place, how),
      toggleDetails,
      order: mayOrder ? orderLine : undefined,
      replace,
    }),
    [change, setQuantity, choose, toggleDetails, mayOrder, orderLine, replace],
  );

  const result = ordering?.result;
  // Of what was ordered the refused lines stay selected; those of an order of the whole list become so.
  const selectRefused = useStable(({ Added, Rounded, Capped, Refused }: OrderResult): void => {
    const ordered = new Set([...Added, ...Rounded, ...Capped].map(({ LineId }) => LineId));
    if (chosen.size > 0) keep(new Set([...chosen.keys()].filter((id) => !ordered.has(id))));
    else if (Refused.length > 0) void chooseIds(new Set(Refused.map(({ LineId }) => LineId)));
  });
  useEffect(() => {
    if (result) selectRefused(result);
  }, [result, selectRefused]);

  const leaveChoice = (): void => {
    void chooseAll(false);
    table.current?.querySelector<HTMLElement>('thead [data-cell]')?.focus();
  };
  const reorder = async (from: number, to: number): Promise<void> => {
    const line = pages.lineAt(from);
    if (!line) return;
    // A line moved down goes behind the line at its new place, one moved up before it.
    const after = from < to ? pages.lineAt(to) : pages.lineAt(to - 1);
    if (to === 0 || after) await commands.move(line, after, to + 1);
  };
  return (
    <>
      <LinesTable
        pages={pages}
        total={total}
        chosen={chosen}
        openDetails={openDetails}
        quantities={quantities}
        mayEdit={mayEdit}
        mayMove={mayEdit && mayMove}
        table={table}
        actions={actions}
        onRemove={(lines) => {
          keep(new Set([...chosen.keys()].filter((id) => !lines.some(({ LineId }) => LineId === id))));
          void commands.remove(lines);
        }}
        onReorder={reorder}
        onChooseAll={(isAll) => void chooseAll(isAll)}
      />
      <ChosenBar
        listId={list.Id}
        listName={list.Name}
        chosen={chosen}
        isOrdering={ordering?.isPending ?? false}
        onOrder={ordering && (() => ordering.order(list.Id, withQuantities([...chosen.keys()], quantities)))}
        onRemove={
          mayEdit
            ? () => {
                const lines = [...chosen.values()];
                leaveChoice();
                void commands.remove(lines);
              }
            : undefined
        }
        onChooseNone={leaveChoice}
      />
    </>
  );
};
