import { useNavigate, useSearchParams } from 'react-router';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { EmptyState, OrdersIcon, SearchForm } from '../../../ui/index.ts';
import { useIsBuyer } from '../../cart/index.ts';
import { ListTabs } from './list-tabs.tsx';
import { LISTS } from './lists.tsx';
import { type OrdersWanted, readOrdersAddress, withList, writeOrdersAddress } from './orders-address.ts';

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
