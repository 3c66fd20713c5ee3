import { orderSents } from '@grossist/contracts';
import { useNavigate, useSearchParams } from 'react-router';
import { useOperationQuery } from '../../api/index.ts';
import { useShopPath, useText } from '../../i18n/index.ts';
import { EmptyState, ErrorState, LinkButton, OrdersIcon, Pagination } from '../../ui/index.ts';
import { useIsBuyer } from '../cart/index.ts';
import { OrderFacets } from './order-facets.tsx';
import {
  FACET_KEYS,
  type OrdersWanted,
  readOrdersAddress,
  toggledFacet,
  writeOrdersAddress,
} from './orders-address.ts';
import { OrdersSearch } from './orders-search.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { OrdersTable } from './orders-table.tsx';

const PAGE_SIZE = 20;

/** Sent orders: searched, narrowed and paged by the address. [ord-07] */
export const OrdersScreen = () => {
  const text = useText();
  const path = useShopPath();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isBuyer = useIsBuyer();
  const wanted = readOrdersAddress(search);
  const hrefOf = (next: OrdersWanted): string => path(`/orders${writeOrdersAddress(next)}`);
  const { data, error, refetch, isPlaceholderData } = useOperationQuery(
    orderSents,
    {
      body: {
        Query: wanted.query,
        Page: wanted.page,
        PageSize: PAGE_SIZE,
        SelectedFacets: FACET_KEYS.map((Key) => ({ Key, Values: [...(wanted.facets.get(Key) ?? [])] })),
      },
    },
    { keepPrevious: true, enabled: isBuyer },
  );

  if (!isBuyer) return <EmptyState title={text('orders.noAccount')} icon={<OrdersIcon size={40} />} />;
  if (error && !data) {
    return (
      <ErrorState title={text('orders.failed')} onTryAgain={() => void refetch()}>
        {text('errors.500.text')}
      </ErrorState>
    );
  }
  return (
    <>
      <OrdersSearch query={wanted.query} onSearch={(query) => void navigate(hrefOf({ ...wanted, query, page: 1 }))} />
      {data ? (
        <div className="grid items-start gap-4 laptop:grid-cols-[15rem_minmax(0,1fr)]">
          <OrderFacets
            facets={data.Facets}
            chosen={wanted.facets}
            onToggle={(key, value) =>
              void navigate(hrefOf(toggledFacet(wanted, key, value)), { preventScrollReset: true })
            }
          />
          <div className="grid min-w-0 gap-3" aria-busy={isPlaceholderData}>
            <p role="status" className="text-muted">
              {text('orders.count', { count: data.SentTotalNumber })}
            </p>
            {data.SentOrders.length > 0 ? (
              <OrdersTable orders={data.SentOrders} />
            ) : (
              <None wanted={wanted} total={data.SentTotalNumber} />
            )}
            <Pagination
              page={wanted.page}
              pageCount={data.SentTotalPageAmount}
              hrefOf={(page) => hrefOf({ ...wanted, page })}
            />
          </div>
        </div>
      ) : (
        <OrdersSkeleton />
      )}
    </>
  );
};

const None = ({ wanted, total }: { wanted: OrdersWanted; total: number }) => {
  const text = useText();
  const isNarrowed = wanted.query !== '' || [...wanted.facets.values()].some((values) => values.length > 0);
  if (total > 0) {
    return (
      <EmptyState
        title={text('orders.beyond')}
        icon={<OrdersIcon size={40} />}
        action={
          <LinkButton to={`/orders${writeOrdersAddress({ ...wanted, page: 1 })}`}>{text('orders.first')}</LinkButton>
        }
      />
    );
  }
  if (isNarrowed) {
    return (
      <EmptyState
        title={text('orders.none.found')}
        icon={<OrdersIcon size={40} />}
        action={<LinkButton to="/orders">{text('orders.none.all')}</LinkButton>}
      >
        {text('orders.none.found.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={text('orders.none')}
      icon={<OrdersIcon size={40} />}
      action={
        <LinkButton to="/catalogue" kind="primary">
          {text('orders.none.browse')}
        </LinkButton>
      }
    >
      {text('orders.none.text')}
    </EmptyState>
  );
};
