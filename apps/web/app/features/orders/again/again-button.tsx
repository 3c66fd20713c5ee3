import { getOrderAgain, type OrderSummary } from '@grossist/contracts';
import { useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, notify } from '../../../ui/index.ts';
import { CutQuestion, useProblemText } from '../../cart/index.ts';
import { AgainDialog } from './again-dialog.tsx';
import { AgainOutcomeDialog } from './again-outcome-dialog.tsx';
import { useOrderAgain } from './use-order-again.ts';
import { comesWhole, linesToOrder, wantedOfChosen } from './wanted-again.ts';

type OrderToRepeat = Pick<OrderSummary, 'OrderId' | 'SalesOrderId'>;

/**
 * Puts all lines of an order into the cart by one press where all of them can be ordered as they were; else it shows them
 * to choose from.
 */
export const AgainButton = ({ order }: { order: OrderToRepeat }) => {
  const text = useText();
  const problemText = useProblemText();
  const [isChoosing, setChoosing] = useState(false);
  const [isTold, setTold] = useState(true);
  const again = useOrderAgain(order.OrderId, () => undefined);
  const look = useOperation(getOrderAgain, {
    onSuccess: ({ Lines }) => {
      if (comesWhole(Lines)) again.order(linesToOrder(Lines, wantedOfChosen(Lines, [])));
      else setChoosing(true);
    },
    onError: (problem) => notify(problemText(problem)),
  });
  const press = (): void => {
    setTold(false);
    look.mutate({ params: { orderId: order.OrderId } });
  };
  return (
    <>
      <Button size="small" isPending={look.isPending || again.isPending} onPress={press}>
        {text('orders.again')}
        <span className="sr-only"> {order.SalesOrderId}</span>
      </Button>
      {isChoosing && <AgainDialog order={order} chosen={[]} onClose={() => setChoosing(false)} />}
      {again.outcome && !isTold ? (
        <AgainOutcomeDialog outcome={again.outcome} onClose={() => setTold(true)} />
      ) : (
        again.addedIds && <CutQuestion lineIds={again.addedIds} onDone={again.forgetAdded} />
      )}
    </>
  );
};
