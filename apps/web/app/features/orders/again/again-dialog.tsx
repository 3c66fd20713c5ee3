import { getOrderAgain, type OrderDetails } from '@grossist/contracts';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { LoadingShape } from '../../../ui/data/loading-shape.tsx';
import { Button, ErrorState } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { CutQuestion, useProblemText } from '../../cart/index.ts';
import { AgainChoice } from './again-choice.tsx';
import { AgainOutcomeDialog } from './again-outcome-dialog.tsx';
import { useOrderAgain } from './use-order-again.ts';
import { type AgainLine, linesToOrder, type WantedAgain, wantedOfChosen } from './wanted-again.ts';

interface AgainDialogProps {
  order: Pick<OrderDetails, 'OrderId' | 'SalesOrderId'>;
  /** Numbers of the lines to begin with; none: all of them. */
  chosen: readonly number[];
  onClose: () => void;
}

const NONE: readonly AgainLine[] = [];

/** Puts an order into the cart once more: which lines, how many of each; then what became otherwise. */
export const AgainDialog = ({ order, chosen, onClose }: AgainDialogProps) => {
  const text = useText();
  const problemText = useProblemText();
  const { OrderId: orderId, SalesOrderId: number } = order;
  // What can be ordered changes with each look.
  const { data, error, refetch } = useOperationQuery(getOrderAgain, { params: { orderId } }, { staleTime: 0 });
  const [changed, setChanged] = useState<WantedAgain>();
  const [isTold, setTold] = useState(false);
  const { outcome, addedIds, isPending, order: orderLines } = useOrderAgain(orderId, () => setTold(true));
  const lines = data?.Lines ?? NONE;
  const wanted = changed ?? wantedOfChosen(lines, chosen);
  if (isTold && addedIds) return <CutQuestion lineIds={addedIds} onDone={onClose} />;
  if (outcome) return <AgainOutcomeDialog outcome={outcome} onClose={() => setTold(true)} />;
  return (
    <Dialog
      title={text('orders.again.choose', { number })}
      isOpen
      isWide
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {text('drafts.cancel')}
          </Button>
          <Button
            kind="primary"
            isDisabled={wanted.size === 0}
            isPending={isPending}
            onPress={() => orderLines(linesToOrder(lines, wanted))}
          >
            {text('orders.again.put', { count: wanted.size })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {data ? (
          <AgainChoice lines={lines} chosen={chosen} wanted={wanted} onChange={setChanged} />
        ) : error ? (
          <ErrorState title={text('orders.failed.one')} onTryAgain={() => void refetch()}>
            {problemText(error)}
          </ErrorState>
        ) : (
          <div role="status" aria-label={text('ui.loading')}>
            <LoadingShape parts={['list']} />
          </div>
        )}
      </div>
    </Dialog>
  );
};
