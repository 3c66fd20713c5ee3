import type { OrderList } from '@grossist/domain';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { EmptyState, LinkButton, OrdersIcon } from '../../../ui/index.ts';
import { choicesIn, type OrdersWanted, withoutNarrowing, writeOrdersAddress } from './orders-address.ts';

interface Words {
  title: MessageKey;
  text: MessageKey;
  way: { to: string; name: MessageKey };
}

const EMPTY: Record<OrderList, Words> = {
  history: {
    title: 'orders.none',
    text: 'orders.none.text',
    way: { to: '/catalogue', name: 'orders.none.browse' },
  },
  draft: { title: 'drafts.empty.title', text: 'drafts.empty.text', way: { to: '/cart', name: 'drafts.toCart' } },
  backorder: {
    title: 'orders.none.backorders',
    text: 'orders.none.backorders.text',
    way: { to: '/orders', name: 'orders.absent.all' },
  },
  returnorder: {
    title: 'orders.none.returns',
    text: 'orders.none.returns.text',
    way: { to: '/orders', name: 'orders.absent.all' },
  },
};

/** Why a list shows no row: beyond its last page, narrowed too far, or nothing yet. */
export const NoOrders = ({ wanted, total }: { wanted: OrdersWanted; total: number }) => {
  const text = useText();
  const icon = <OrdersIcon size={40} />;
  if (total > 0) {
    const first = `/orders${writeOrdersAddress({ ...wanted, page: 1 })}`;
    return (
      <EmptyState
        title={text('orders.beyond')}
        icon={icon}
        action={<LinkButton to={first}>{text('orders.first')}</LinkButton>}
      />
    );
  }
  if (wanted.query !== '' || choicesIn(wanted) > 0) {
    const whole = `/orders${writeOrdersAddress(withoutNarrowing(wanted))}`;
    return (
      <EmptyState
        title={text('orders.none.found')}
        icon={icon}
        action={<LinkButton to={whole}>{text('orders.none.all')}</LinkButton>}
      >
        {text('orders.none.found.text')}
      </EmptyState>
    );
  }
  const { title, text: why, way } = EMPTY[wanted.list];
  return (
    <EmptyState
      title={text(title)}
      icon={icon}
      action={
        <LinkButton to={way.to} kind="primary">
          {text(way.name)}
        </LinkButton>
      }
    >
      {text(why)}
    </EmptyState>
  );
};
