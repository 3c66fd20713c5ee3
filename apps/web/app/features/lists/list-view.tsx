import type { VariationList } from '@grossist/contracts';
import type { Quantity } from '@grossist/domain';
import { useEffect, useState } from 'react';
import { ProblemError } from '../../api/index.ts';
import { notify } from '../../ui/index.ts';
import { scrollToSelector } from '../../ui/scroll.ts';
import { useIsReadOnly, useSignedInUser } from '../../visitor.ts';
import { useListProblem } from '../list-picker/index.ts';
import { ChangesBar } from './changes/changes-bar.tsx';
import { ListHead } from './head/list-head.tsx';
import { ListLines } from './lines/list-lines.tsx';
import { allPages } from './lines/shown-lines.ts';
import { useLinePages } from './lines/use-line-pages.ts';
import { ResultBar } from './ordering/result-bar.tsx';
import { useOrderList, withQuantities } from './ordering/use-order-list.ts';

/** Pixels that the header takes. */
const BELOW_HEADER = 128;

/** The selected list: its head, changes, the result of ordering, and its lines. */
export const ListView = ({ list, isMember }: { list: VariationList; isMember: boolean }) => {
  const user = useSignedInUser();
  const isReadOnly = useIsReadOnly();
  const mayOrder = !isReadOnly && user?.role !== 'viewer';
  const ordering = useOrderList();
  const { result, problem } = ordering;
  const problemText = useListProblem();
  const [quantities, setQuantities] = useState<ReadonlyMap<string, Quantity>>(new Map());
  const pages = useLinePages({ listId: list.Id, filter: '', orderBy: 'position' });
  const orderAll = async (): Promise<void> => {
    if (quantities.size === 0) return ordering.order(list.Id);
    const wanted = allPages(list.VariationsCount);
    try {
      await pages.load(wanted);
      const ids = wanted.flatMap((page) => pages.cached(page)?.PageItems.map(({ LineId }) => LineId) ?? []);
      ordering.order(list.Id, withQuantities(ids, quantities));
    } catch (error) {
      if (error instanceof ProblemError) notify(problemText(error));
    }
  };
  // The result is above the lines, of which there may be thousands.
  useEffect(() => {
    if (result ?? problem) scrollToSelector('#list-result', { offset: BELOW_HEADER, onlyIfHidden: true });
  }, [result, problem]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <ListHead
        isMember={isMember}
        list={list}
        onOrderAll={mayOrder ? () => void orderAll() : undefined}
        isOrdering={ordering.isPending}
      />
      <ChangesBar list={list} />
      <div id="list-result" className="empty:hidden">
        <ResultBar ordering={ordering} areRefusedSelected />
      </div>
      <ListLines
        list={list}
        ordering={mayOrder ? ordering : undefined}
        quantities={quantities}
        onQuantities={setQuantities}
      />
    </div>
  );
};
