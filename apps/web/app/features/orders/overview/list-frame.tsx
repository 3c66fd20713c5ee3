import type { OrderList } from '@grossist/domain';
import type { ReactNode } from 'react';
import type { ProblemError } from '../../../api/index.ts';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { ChosenChips, ErrorState, Pagination, SidePanel, SidePanelButton, WarningBar } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { useProblemText } from '../../cart/index.ts';
import { DensityChoice } from '../../density/index.ts';
import { NoOrders } from './no-orders.tsx';
import { type Facet, OrderFacets, useChosen } from './order-facets.tsx';
import { choicesIn, type OrdersWanted, withoutNarrowing } from './orders-address.ts';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { SortSelect } from './sorts.tsx';

const PANEL = 'order-filters';

const COUNTS: Record<OrderList, MessageKey> = {
  history: 'orders.count',
  draft: 'drafts.count',
  backorder: 'orders.count',
  returnorder: 'orders.returns.count',
};

interface ListAnswer {
  facets: readonly Facet[];
  /** Rows of this page. */
  shown: number;
  total: number;
  pageCount: number;
  /** The words find more than are listed. */
  isMoreFound: boolean;
}

/** The list's state in the URL, with links to other states. */
export interface ListPlace {
  wanted: OrdersWanted;
  hrefOf: (next: OrdersWanted) => string;
  go: (next: OrdersWanted) => void;
}

interface ListFrameProps {
  place: ListPlace;
  answer: ListAnswer | undefined;
  problem: ProblemError | null;
  /** The rows are those of another page, until the wanted ones are there. */
  isOld: boolean;
  onTryAgain: () => void;
  /** The rows, and what can be done with the chosen ones. */
  children: ReactNode;
}

/** The frame of every list: facets, chosen filters, sort order and pages, or the loading, error and empty state. */
export const ListFrame = ({ place, answer, problem, isOld, onTryAgain, children }: ListFrameProps) => {
  const text = useText();
  const problemText = useProblemText();
  if (answer) return <Known place={place} answer={answer} isOld={isOld} rows={children} />;
  if (!problem) return <OrdersSkeleton />;
  return (
    <ErrorState title={text('orders.failed')} onTryAgain={onTryAgain}>
      {problemText(problem)}
    </ErrorState>
  );
};

interface KnownProps {
  place: ListPlace;
  answer: ListAnswer;
  isOld: boolean;
  rows: ReactNode;
}

const Known = ({ place: { wanted, hrefOf, go }, answer, isOld, rows }: KnownProps) => {
  const text = useText();
  const format = useFormat();
  const user = useSignedInUser();
  const chips = useChosen(wanted, answer.facets, hrefOf);
  const { total } = answer;
  const chosenCount = choicesIn(wanted);
  if (total === 0 && chips.length === 0) return <NoOrders wanted={wanted} total={total} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 laptop:grid-cols-[15rem_minmax(0,1fr)]">
      <SidePanel id={PANEL} title={text('orders.narrow')} show={text('orders.narrow.show', { count: total })}>
        <OrderFacets facets={answer.facets} wanted={wanted} onChange={go} />
      </SidePanel>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy={isOld}>
        <div className="flex min-h-10 flex-wrap items-center gap-2">
          <p role="status" className="flex-1 text-muted max-tablet:basis-full">
            {text(COUNTS[wanted.list], { count: total })}
          </p>
          <SidePanelButton panelId={PANEL}>
            {chosenCount === 0 ? text('orders.narrow') : text('orders.narrow.count', { count: chosenCount })}
          </SidePanelButton>
          <SortSelect
            wanted={wanted}
            showsTotals={user?.showNetPrice ?? false}
            onChange={(sort) => go({ ...wanted, sort, page: 1 })}
          />
          <DensityChoice unchosen="comfortable" />
        </div>
        <ChosenChips
          label={text('orders.chosen')}
          chips={chips}
          clear={{ name: text('orders.chosen.clear'), href: hrefOf(withoutNarrowing(wanted)) }}
        />
        {answer.isMoreFound && (
          <WarningBar tone="info">{text('orders.tooMany', { count: format.number(total) })}</WarningBar>
        )}
        {answer.shown > 0 ? rows : <NoOrders wanted={wanted} total={total} />}
        <Pagination page={wanted.page} pageCount={answer.pageCount} hrefOf={(page) => hrefOf({ ...wanted, page })} />
      </div>
    </div>
  );
};
