import { addToCart, type OrderDetails } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, CartIcon, notify } from '../../ui/index.ts';

/** Puts every line of an order into the cart, one after the other; what can't be had any more is told. */
export const OrderAgain = ({ order }: { order: OrderDetails }) => {
  const text = useText();
  const queries = useQueryClient();
  const [done, setDone] = useState<number>();
  const total = order.Lines.length;

  const addAll = async (): Promise<void> => {
    let refused = 0;
    for (const [place, line] of order.Lines.entries()) {
      setDone(place);
      try {
        await callOperation(addToCart, { body: { Code: line.Code, Quantity: line.Quantity } });
      } catch {
        refused += 1;
      }
    }
    setDone(undefined);
    await Promise.all(['cart', 'erp'].map((area) => queries.invalidateQueries({ queryKey: [area] })));
    notify(
      refused === 0
        ? text('orders.again.done', { count: total })
        : text('orders.again.some', { count: total - refused, refused }),
    );
  };

  return (
    <span className="ml-auto">
      <Button isPending={done !== undefined} onPress={() => void addAll()}>
        <CartIcon size={18} />
        {done === undefined ? text('orders.again') : text('orders.again.progress', { done, total })}
      </Button>
    </span>
  );
};
