import { type OrderSummary, orderSents } from '@grossist/contracts';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, Checkbox, EmptyState, ErrorState, SearchForm } from '../../../ui/index.ts';
import { PageButtons } from '../../../ui/navigation/page-buttons.tsx';
import { useMoment } from '../../../use-moment.ts';
import { useKitProblem } from '../../kit-picker/index.ts';
import { KitRowsSkeleton } from '../skeletons.tsx';
import type { ProjectSource, StepProps } from './use-start-project.ts';

const PAGE_SIZE = 10;
const ONLY_KITS = [{ Key: 'deliveryType', Values: ['SmartKit'] }];

interface OrdersStepProps extends StepProps {
  onStart: (name: string, source: ProjectSource) => void;
}

/** Makes kits of a sent order: its kits as packed, or one kit of its materials. */
export const OrdersStep = (props: OrdersStepProps) => {
  const text = useText();
  const problemText = useKitProblem();
  const [wanted, setWanted] = useState({ query: '', page: 1, isOnlyKits: true });
  const { data, error, refetch } = useOperationQuery(
    orderSents,
    {
      body: {
        Query: wanted.query,
        Page: wanted.page,
        PageSize: PAGE_SIZE,
        SelectedFacets: wanted.isOnlyKits ? ONLY_KITS : [],
      },
    },
    { keepPrevious: true },
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SearchForm
          label={text('kitTemplates.start.orders.search')}
          query={wanted.query}
          isSlim
          onSearch={(query) => setWanted({ ...wanted, query, page: 1 })}
        />
        <Checkbox
          isSelected={wanted.isOnlyKits}
          onChange={(isOnlyKits) => setWanted({ ...wanted, isOnlyKits, page: 1 })}
        >
          {text('kitTemplates.start.orders.onlyKits')}
        </Checkbox>
      </div>
      {!data && !error && <KitRowsSkeleton />}
      {!data && error && (
        <ErrorState title={text('kitTemplates.start.orders.failed')} onTryAgain={() => void refetch()}>
          {problemText(error)}
        </ErrorState>
      )}
      {data?.SentOrders.length === 0 && <EmptyState title={text('kitTemplates.start.orders.none')} />}
      {data && data.SentOrders.length > 0 && (
        <ul
          aria-label={text('kitTemplates.start.orders')}
          className="divide-y divide-line rounded-lg border border-line bg-surface"
        >
          {data.SentOrders.map((order) => (
            <OrderRow key={order.OrderId} order={order} {...props} />
          ))}
        </ul>
      )}
      {data && (
        <PageButtons
          word="kitTemplates.page"
          page={wanted.page}
          pageCount={data.SentTotalPageAmount}
          onPage={(page) => setWanted({ ...wanted, page })}
        />
      )}
    </div>
  );
};

const OrderRow = ({ order, name, isPending, onStart }: OrdersStepProps & { order: OrderSummary }) => {
  const text = useText();
  const moment = useMoment();
  const title = order.Name || order.SalesOrderId;
  const about = [order.SalesOrderId, moment(order.OrderedAt), order.OrderedBy, order.SoldToName];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
      <span className="grid min-w-40 flex-1">
        <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
        <span className="text-sm text-muted">{about.filter((part) => part !== '').join(' · ')}</span>
      </span>
      <Button
        size="small"
        isPending={isPending}
        onPress={() => onStart(name === '' ? title : name, { kind: 'order', orderId: order.OrderId })}
      >
        {text('kitTemplates.start.orders.do')}
        <span className="sr-only"> {title}</span>
      </Button>
    </li>
  );
};
