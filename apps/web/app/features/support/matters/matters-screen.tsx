import { getMatters, type Matter, tryMattersAgain } from '@grossist/contracts';
import { useRef } from 'react';
import { Navigate } from 'react-router';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, EmptyState, notify, Pagination } from '../../../ui/index.ts';
import { ChoiceRow, ScreenHead, useAddress } from '../../desk/index.ts';
import { Answered, useProblemText } from '../parts/query-states.tsx';
import { MatterCard } from './matter-card.tsx';
import { type ListedMatters, MATTER_KINDS, MATTERS_PATH, matterKindOf, matterStateOf } from './open-matters.tsx';

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
          text('support.matters.againAll.done', { count: Tried.length }),
          LeftNumber === 0 ? '' : text('support.matters.count.open', { count: LeftNumber }),
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
      {text('support.matters.againAll')}
    </Button>
  );
};

const PAGE_SIZE = 20;
const MOST_COUNTED = 10_000;
/** Milliseconds between two requests: colleagues work on the list too, and retried operations may fail again. */
const REFRESH_INTERVAL = 5000;

interface MatterListProps {
  found: ListedMatters;
  state: 'open' | 'seen';
  kind: Matter['Kind'] | undefined;
  page: number;
  hrefOf: (page: number) => string;
}

const MatterList = ({ found: { Matters, TotalNumber }, state, kind, page, hrefOf }: MatterListProps) => {
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
            ? text('support.matters.countMost', { count: format.number(MOST_COUNTED) })
            : text(`support.matters.count.${state}`, { count: TotalNumber })}
        </p>
        {state === 'open' && <TryAllAgain kind={kind} count={TotalNumber} onGone={() => count.current?.focus()} />}
      </div>
      {TotalNumber === 0 ? (
        <EmptyState title={text(state === 'open' ? 'support.matters.none' : 'support.matters.none.seen')}>
          {text('support.matters.none.text')}
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-3">
            {Matters.map((matter) => (
              <li key={matter.Id}>
                <MatterCard matter={matter} onGone={() => count.current?.focus()} />
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
export default function MattersScreen() {
  const text = useText();
  const { page, get, hrefOf, go } = useAddress(MATTERS_PATH);
  const state = matterStateOf(get('state'));
  const kind = matterKindOf(get('kind'));
  const answer = useOperationQuery(
    getMatters,
    { query: { state, page, pageSize: PAGE_SIZE, ...(kind && { kind }) } },
    { keepPrevious: true, refetchInterval: REFRESH_INTERVAL },
  );
  return (
    <>
      <ScreenHead title={text('support.matters')} lead={text('support.matters.lead')} />
      <ChoiceRow
        label={text('support.matters.state')}
        choices={[
          { id: 'open', name: text('support.matters.state.open') },
          { id: 'seen', name: text('support.matters.state.seen') },
        ]}
        value={state}
        onChange={(next) => go({ state: next === 'open' ? '' : next })}
      />
      <ChoiceRow
        label={text('support.matters.kind')}
        choices={[
          { id: '', name: text('support.matters.kind.all') },
          ...MATTER_KINDS.map((id) => ({ id, name: text(`support.matters.kind.${id}`) })),
        ]}
        value={kind ?? ''}
        onChange={(next) => go({ kind: next })}
      />
      <Answered answer={answer} loading={['line', 'cards']}>
        {(found) => <MatterList found={found} state={state} kind={kind} page={page} hrefOf={hrefOf} />}
      </Answered>
    </>
  );
}
