import { getMatters, type Matter } from '@grossist/contracts';
import { useRef } from 'react';
import { Navigate } from 'react-router';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { EmptyState, Pagination } from '../../../ui/index.ts';
import { ChoiceRow, ScreenHead, useAddress } from '../../desk/index.ts';
import { Answered } from '../parts/answered.tsx';
import { MatterCard } from './matter-card.tsx';
import { type ListedMatters, MATTER_KINDS, MATTERS_PATH, matterKindOf, matterStateOf } from './matters-address.ts';
import { TryAllAgain } from './try-all-again.tsx';

const PAGE_SIZE = 20;
const MOST_COUNTED = 10_000;
/** Milliseconds between two askings: colleagues see to things too, and what is tried again may come back. */
const OFTEN = 5000;

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
  // The last of a page may just have been seen to.
  if (page > pageCount && page > 1) return <Navigate replace to={hrefOf(Math.max(1, pageCount))} />;
  return (
    <>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        {/* What was pressed is gone with its matter: the focus goes to what is left. */}
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

/** Orders and payments that the shop gave up and that need somebody, the oldest first. [own-mat-01] */
export default function MattersScreen() {
  const text = useText();
  const { page, get, hrefOf, go } = useAddress(MATTERS_PATH);
  const state = matterStateOf(get('state'));
  const kind = matterKindOf(get('kind'));
  const answer = useOperationQuery(
    getMatters,
    { query: { state, page, pageSize: PAGE_SIZE, ...(kind && { kind }) } },
    { keepPrevious: true, refetchInterval: OFTEN },
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
      <Answered answer={answer}>
        {(found) => <MatterList found={found} state={state} kind={kind} page={page} hrefOf={hrefOf} />}
      </Answered>
    </>
  );
}
