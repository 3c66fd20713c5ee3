import { type KitDetails, kitCartDetails, kitOrderDetails } from '@grossist/contracts';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useOperationQuery } from '../../../api/index.ts';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { TabView } from '../../../ui/choices/tab-view.tsx';
import { Breadcrumbs, type Crumb } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { PageTitle } from '../../shell/index.ts';
import { OrderState } from '../details/order-state.tsx';
import { useOrder } from '../use-order.ts';
import { KitItems } from './kit-items.tsx';
import { KitSticker } from './kit-sticker.tsx';

const STALE_MS = 60_000;

interface KitScreenProps {
  /** Of the order, or of the cart where the order type is draft. */
  orderId: string;
  kitId: string;
}

/** A kit by its tab (kit or label) and order type (draft or sent), both in the address. [ord-04, ord-05] */
export const KitScreen = ({ orderId, kitId }: KitScreenProps) => {
  const text = useText();
  const path = useShopPath();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isDraft = search.get('type') === 'draft';
  const tab = search.get('tab') === 'label' ? 'label' : 'kit';
  const ofOrder = useOperationQuery(
    kitOrderDetails,
    { query: { orderId, kitId, loadOrderItems: 'true' } },
    { enabled: !isDraft, staleTime: STALE_MS },
  );
  const ofCart = useOperationQuery(kitCartDetails, { query: { cartId: orderId, kitId } }, { enabled: isDraft });
  const { data: kit, error, refetch } = isDraft ? ofCart : ofOrder;
  const { data: order } = useOrder(orderId, { enabled: !isDraft });
  const lines = useMemo(() => order && new Map(order.Lines.map((line) => [line.LineNumber, line])), [order]);
  const source = { ...(isDraft ? { cartId: orderId } : { orderId }), kitIds: [kitId] };
  const title = kit?.headerDescription || text('orders.kit');
  const address = (wanted: 'kit' | 'label'): string => {
    const query = new URLSearchParams({
      ...(isDraft && { type: 'draft' }),
      ...(wanted === 'label' && { tab: wanted }),
    });
    return `/orders/${orderId}/kits/${kitId}${query.size === 0 ? '' : `?${query}`}`;
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Breadcrumbs crumbs={[...wayTo(text, isDraft, orderId, kit), { name: title, path: address('kit') }]} />
      <h1 className="text-2xl">{title}</h1>
      {kit ? (
        <>
          <Head kit={kit} />
          <TabView
            label={title}
            chosen={tab}
            onChoose={(wanted) => void navigate(path(address(wanted)), { replace: true, preventScrollReset: true })}
            tabs={[
              { id: 'kit', name: text('orders.kit.tab'), content: <KitItems kit={kit} lines={lines} /> },
              {
                id: 'label',
                name: text('orders.kit.label'),
                content: <KitSticker label={kit.label} source={source} />,
              },
            ]}
          />
        </>
      ) : (
        <OrderState problem={error} onTryAgain={() => void refetch()} />
      )}
    </>
  );
};

const wayTo = (
  text: ReturnType<typeof useText>,
  isDraft: boolean,
  orderId: string,
  kit: KitDetails | undefined,
): Crumb[] => {
  const orders = { name: text('pages.orders'), path: '/orders' };
  if (isDraft) return [orders, { name: text('orders.tab.drafts'), path: '/orders?tab=drafts' }];
  const number = kit?.label.salesOrderId;
  return [
    orders,
    { name: number ? text('pages.order', { number }) : text('orders.order'), path: `/orders/${orderId}` },
  ];
};

const Head = ({ kit }: { kit: KitDetails }) => {
  const text = useText();
  const { wireAmount } = useAmount();
  return (
    <p className="text-muted">
      {[wireAmount(kit.quantity, 'PCE'), text('orders.kit.materials', { count: kit.itemCount }), kit.netPriceStr]
        .filter((part) => part !== '')
        .join(' · ')}
    </p>
  );
};
