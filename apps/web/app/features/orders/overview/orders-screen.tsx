import type { OrderList } from '@grossist/domain';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type MessageKey, useShopPath, useText } from '../../../i18n/index.ts';
import { EmptyState, OrdersIcon, SearchForm } from '../../../ui/index.ts';
import { useIsBuyer } from '../../prices/index.ts';
import { LISTS } from './lists.tsx';
import { type OrdersWanted, readOrdersAddress, withList, writeOrdersAddress } from './orders-address.ts';

const LIST_NAMES: Record<OrderList, MessageKey> = {
  history: 'orders.tab.sent',
  draft: 'orders.tab.drafts',
  backorder: 'orders.tab.backorders',
  returnorder: 'orders.tab.returns',
};

/** In the order of the tabs. */
const TABS: readonly OrderList[] = ['history', 'draft', 'backorder', 'returnorder'];

const TAB =
  '-mb-px flex min-h-10 shrink-0 items-center border-b-2 border-transparent px-1 whitespace-nowrap text-muted hover:border-edge hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink';

interface ListTabsProps {
  shown: OrderList;
  hrefOf: (list: OrderList) => string;
}

/** The four lists of orders as links: each has its address. */
const ListTabs = ({ shown, hrefOf }: ListTabsProps) => {
  const text = useText();
  const tabs = useRef<HTMLElement>(null);
  // On a phone the tabs scroll, and the shown one may be out of sight.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => {
    const current = tabs.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  return (
    <nav
      ref={tabs}
      aria-label={text('orders.tabs')}
      className="flex gap-5 overflow-x-auto border-b border-line max-tablet:-mx-4 max-tablet:px-4"
    >
      {TABS.map((list) => (
        <Link key={list} to={hrefOf(list)} aria-current={list === shown ? 'page' : undefined} className={TAB}>
          {text(LIST_NAMES[list])}
        </Link>
      ))}
    </nav>
  );
};

/** Sent orders, drafts, back orders and returns: searched, narrowed, sorted and paged by the address. Section 2. */
export const OrdersScreen = () => {
  const text = useText();
  const path = useShopPath();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isBuyer = useIsBuyer();
  const wanted = readOrdersAddress(search);
  const hrefOf = (next: OrdersWanted): string => path(`/orders${writeOrdersAddress(next)}`);
  const go = (next: OrdersWanted): void => void navigate(hrefOf(next), { preventScrollReset: true });

  if (!isBuyer) return <EmptyState title={text('orders.noAccount')} icon={<OrdersIcon size={40} />} />;
  const List = LISTS[wanted.list];
  return (
    <>
      <ListTabs shown={wanted.list} hrefOf={(list) => hrefOf(withList(wanted, list))} />
      <SearchForm
        label={text('orders.search')}
        placeholder={text('orders.search.placeholder')}
        query={wanted.query}
        onSearch={(query) => go({ ...wanted, query, page: 1 })}
      />
      <List key={wanted.list} place={{ wanted, hrefOf, go }} />
    </>
  );
};
