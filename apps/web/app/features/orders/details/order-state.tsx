import type { ProblemError } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { LoadingShape } from '../../../ui/data/loading-shape.tsx';
import { EmptyState, ErrorState, LinkButton, OrdersIcon, Skeleton } from '../../../ui/index.ts';
import { useProblemText } from '../../cart/index.ts';

interface OrderStateProps {
  problem: ProblemError | null;
  onTryAgain: () => void;
  /** True: the order was placed just now, and a failure to load it says so. */
  isPlaced?: boolean;
}

/** Shown in place of an order: loading, not found, or unavailable. */
export const OrderState = ({ problem, onTryAgain, isPlaced = false }: OrderStateProps) => {
  const text = useText();
  const problemText = useProblemText();
  if (!problem) {
    return (
      <div role="status" aria-label={text('ui.loading')} className="grid gap-4">
        <Skeleton className="h-27 w-full rounded-lg" />
        <Skeleton className="h-37 w-full rounded-lg" />
        <div className="grid items-start gap-4 laptop:grid-cols-[minmax(0,1fr)_20rem]">
          <LoadingShape parts={[{ columns: 4 }]} />
          <LoadingShape parts={['panel']} />
        </div>
      </div>
    );
  }
  // A mistyped id is as absent as another's order.
  if (problem.status === 404 || problem.status === 400 || problem.status === 403) {
    return (
      <EmptyState
        title={text('orders.absent')}
        icon={<OrdersIcon size={40} />}
        action={<LinkButton to="/orders">{text('orders.absent.all')}</LinkButton>}
      >
        {text('orders.absent.text')}
      </EmptyState>
    );
  }
  return (
    <ErrorState title={text('orders.failed.one')} onTryAgain={onTryAgain}>
      {isPlaced ? text('orders.failed.placed') : problemText(problem)}
    </ErrorState>
  );
};
