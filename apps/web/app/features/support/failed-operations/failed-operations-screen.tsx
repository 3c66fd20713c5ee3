import { getMatters, type Matter, tryMattersAgain } from '@grossist/contracts';
import { useRef } from 'react';
import { Navigate } from 'react-router';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, EmptyState, notify, Pagination } from '../../../ui/index.ts';
import { ChoiceRow, ScreenHead, useAddress } from '../../desk/index.ts';
import { Answered, useProblemText } from '../parts/query-states.tsx';
import { FailedOperationCard } from './failed-operation-card.tsx';
import {
  FAILED_OPERATION_KINDS,
  FAILED_OPERATIONS_PATH,
  failedOperationKindOf,
  failedOperationStateOf,
  type ListedFailedOperations,
} from './open-failed-operations.tsx';

interface TryAllAgainProps {
  /** Absent: of every kind. */
  kind: Matter['Kind'] | undefined;
  /** How many are open; the button is shown for two or more. */
  count: number;
  /** Called when the shown operations have left the list. */
  onGone: () => void;
}

/** Retries all open operations, as after an outage of the other system. [own-mat-04] */
const TryAllAgain = ({ kind, count, onGone }: TryAllAgainProps) => {
  const text = useText();
  const problemText = useProblemText();
  const again = useOperation(tryMattersAgain, {
    invalidates: [tryMattersAgain.area],
    onSuccess: ({ Tried, LeftNumber }) => {
      notify(
        [
          text('support.failedOperations.againAll.done', { count: Tried.length }),
          LeftNumber === 0 ? '' : text('support.failedOperations.count.open', { count: LeftNumber }),
        ]
          .filter((part) => part !== '')
          .join(' · '),
      );
      onGone();
    },
    onError: (problem) => notify(problemText(problem)),
  });
  if (count < 2) return null;
  return (
    <Button
      size="small"
      isPending={again.isPending}
      onPress={() => again.mutate({ body: kind === undefined ? {} : { Kind: kind } })}
    >
      {text('support.failedOperations.againAll')}
    </Button>
  );
};

const PAGE_SIZE = 20;
const MOST_COUNTED = 10_000;
/** Milliseconds between two requests: colleagues work on the list too, and retried operations may fail again. */
const REFRESH_INTERVAL = 5000;

interface FailedOperationListProps {
  found: ListedFailedOperations;
  state: 'open' | 'seen';
  kind: Matter['Kind'] | undefined;
  page: number;
  hrefOf: (page: number) => string;
}

const FailedOperationList = ({
  found: { Matters, TotalNumber },
  state,
  kind,
  page,
  hrefOf,
}: FailedOperationListProps) => {
  const text = useText();
  const format = useFormat();
  const count = useRef<HTMLParagraphElement>(null);
  const isMany = TotalNumber >= MOST_COUNTED;
  const pageCount = Math.ceil(TotalNumber / PAGE_SIZE);
  // The last one on the page may just have been marked as done.
  if (page > pageCount && page > 1) return <Navigate replace to={hrefOf(Math.max(1, pageCount))} />;
  return (
    <>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        {/* The pressed button disappears with its row, so the focus moves here. */}
        <p ref={count} role="status" tabIndex={-1} className="text-sm text-muted">
          {isMany
            ? text('support.failedOperations.countMost', { count: format.number(MOST_COUNTED) })
            : text(`support.failedOperations.count.${state}`, { count: TotalNumber })}
        </p>
        {state === 'open' && <TryAllAgain kind={kind} count={TotalNumber} onGone={() => count.current?.focus()} />}
      </div>
      {TotalNumber === 0 ? (
        <EmptyState
          title={text(state === 'open' ? 'support.failedOperations.none' : 'support.failedOperations.none.seen')}
        >
          {text('support.failedOperations.none.text')}
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-3">
            {Matters.map((matter) => (
              <li key={matter.Id}>
                <FailedOperationCard matter={matter} onGone={() => count.current?.focus()} />
              </li>
            ))}
          </ul>
          <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
        </>
      )}
    </>
  );
};

/** Orders and payments that failed for good and need somebody to act, the oldest first. [own-mat-01] */
export default function FailedOperationsScreen() {
  const text = useText();
  const { page, get, hrefOf, go } = useAddress(FAILED_OPERATIONS_PATH);
  const state = failedOperationStateOf(get('state'));
  const kind = failedOperationKindOf(get('kind'));
  const answer = useOperationQuery(
    getMatters,
    { query: { state, page, pageSize: PAGE_SIZE, ...(kind && { kind }) } },
    { keepPrevious: true, refetchInterval: REFRESH_INTERVAL },
  );
  return (
    <>
      <ScreenHead title={text('support.failedOperations')} lead={text('support.failedOperations.lead')} />
      <ChoiceRow
        label={text('support.failedOperations.state')}
        choices={[
          { id: 'open', name: text('support.failedOperations.state.open') },
          { id: 'seen', name: text('support.failedOperations.state.seen') },
        ]}
        value={state}
        onChange={(next) => go({ state: next === 'open' ? '' : next })}
      />
      <ChoiceRow
        label={text('support.failedOperations.kind')}
        choices={[
          { id: '', name: text('support.failedOperations.kind.all') },
          ...FAILED_OPERATION_KINDS.map((id) => ({ id, name: text(`support.failedOperations.kind.${id}`) })),
        ]}
        value={kind ?? ''}
        onChange={(next) => go({ kind: next })}
      />
      <Answered answer={answer} loading={['line', 'cards']}>
        {(found) => <FailedOperationList found={found} state={state} kind={kind} page={page} hrefOf={hrefOf} />}
      </Answered>
    </>
  );
}
