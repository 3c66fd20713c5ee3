import type { Cart } from '@grossist/contracts';
import type { ReactNode } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/overlays/index.ts';
import type { CartPrices } from '../../cart/index.ts';
import { useDateText } from '../../cart/index.ts';
import type { OrderWay } from './order-intent.ts';

export interface ConfirmOrderProps {
  isOpen: boolean;
  way: OrderWay;
  cart: Cart;
  prices: CartPrices;
  isPlacing: boolean;
  /** A change is being saved or prices are loading. */
  isWaiting: boolean;
  onClose: () => void;
  onOrder: () => Promise<void>;
}

/** Asks for confirmation with account, address and total, since an order can't be undone. */
export const ConfirmOrder = ({
  isOpen,
  way,
  cart,
  prices,
  isPlacing,
  isWaiting,
  onClose,
  onOrder,
}: ConfirmOrderProps) => {
  const text = useText();
  const format = useFormat();
  const date = useDateText()(cart, prices);
  const address = cart.Address;
  const isByCard = way === 'card';
  return (
    <ConfirmDialog
      title={text(isByCard ? 'ordering.card.confirm' : 'cart.confirm.title')}
      isOpen={isOpen}
      cancel={text('cart.confirm.back')}
      confirm={text(isPlacing ? 'cart.confirm.ordering' : isByCard ? 'ordering.card.go' : 'cart.confirm.order')}
      isPending={isPlacing || isWaiting}
      isCancelDisabled={isPlacing}
      onConfirm={() => void onOrder()}
      onClose={() => !isPlacing && onClose()}
    >
      <dl className="grid gap-3">
        <Fact name={text('cart.head.account')}>
          {cart.SoldToName} <span className="text-muted">{cart.SoldTo}</span>
        </Fact>
        {cart.Project && (
          <Fact name={text('cart.head.project')}>
            {cart.Project.ProjectTitle} <span className="text-muted">{cart.Project.ProjectNumber}</span>
          </Fact>
        )}
        {address && (
          <Fact name={text('cart.head.address')}>
            {address.Name}, {address.Street}, {address.PostalCode} {address.City}
          </Fact>
        )}
        {date !== undefined && <Fact name={text('cart.head.date')}>{date}</Fact>}
        {cart.CustomerReference !== '' && <Fact name={text('cart.head.reference')}>{cart.CustomerReference}</Fact>}
        <Fact name={text('cart.confirm.lines')}>{format.number(cart.CartItems.length)}</Fact>
        {prices.sums && prices.sums.TotalStr !== '' && (
          <Fact name={text('cart.sum.total')}>
            <span className="text-lg font-semibold">{prices.sums.TotalStr}</span>
          </Fact>
        )}
      </dl>
      <p className="mt-4 text-sm text-muted">
        {text(isByCard ? 'ordering.card.confirm.text' : 'cart.confirm.invoice')}
      </p>
    </ConfirmDialog>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 tablet:grid-cols-[10rem_1fr]">
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);
