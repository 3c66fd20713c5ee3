import { getDrafts, type OrderDraft, setReadyFlags } from '@grossist/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOperation, useOperationQuery } from '../../api/index.ts';
import { useShopPath, useText } from '../../i18n/index.ts';
import {
  Button,
  CheckIcon,
  EmptyState,
  ErrorState,
  LinkButton,
  notify,
  PackageIcon,
  TextField,
} from '../../ui/index.ts';
import { useIsReadOnly } from '../../visitor.ts';
import { useCartCommands, useProblemText } from '../cart/index.ts';
import { useIsBuyer } from '../prices/index.ts';
import { VisitNotes } from '../punchout/index.ts';
import { PageTitle } from '../shell/index.ts';
import { DraftsSkeleton } from './drafts-skeleton.tsx';
import { DraftsTable } from './drafts-table.tsx';
import { useDraftActions } from './use-draft-actions.tsx';

interface DraftsBarProps {
  count: number;
  chosen: readonly OrderDraft[];
  onDone: () => void;
}

/** The number of drafts, and actions on the marked ones. [cart-27] */
const DraftsBar = ({ count, chosen, onDone }: DraftsBarProps) => {
  const text = useText();
  const { settings } = useCartCommands();
  const setReady = useOperation(setReadyFlags, {
    ...settings,
    onSuccess: (results, { body }) => {
      const changed = results.filter((one) => one.IsChanged).length;
      const left = results.filter((one) => one.Problem !== null).length;
      const done = text(body.ReadyState ? 'drafts.readied' : 'drafts.unreadied', { count: changed });
      notify(left === 0 ? done : `${done} ${text('drafts.readied.left', { count: left })}`);
      onDone();
    },
  });
  const mark = (ReadyState: boolean): void =>
    setReady.mutate({ body: { CartIds: chosen.map(({ CartId }) => CartId), ReadyState, ForceSave: false } });
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
      <p role="status" className="text-muted">
        {chosen.length > 0 ? text('drafts.marked', { count: chosen.length }) : text('drafts.count', { count })}
      </p>
      {chosen.length > 0 ? (
        <span className="flex flex-wrap gap-2">
          <Button size="small" isPending={setReady.isPending} onPress={() => mark(true)}>
            <CheckIcon size={18} />
            {text('drafts.markReady')}
          </Button>
          <Button size="small" isPending={setReady.isPending} onPress={() => mark(false)}>
            {text('drafts.markUnready')}
          </Button>
        </span>
      ) : (
        <LinkButton to="/cart" size="small">
          {text('drafts.toCart')}
        </LinkButton>
      )}
    </div>
  );
};

/** Number of drafts from which there is a search field. */
const MANY = 8;

/** The list of order drafts, with its empty, loading and error states. [cart-02] */
export const DraftsScreen = () => {
  const text = useText();
  const isBuyer = useIsBuyer();
  const isReadOnly = useIsReadOnly();
  return (
    <>
      <PageTitle>{text('pages.drafts')}</PageTitle>
      <h1 className="text-2xl">{text('pages.drafts')}</h1>
      {isReadOnly && <VisitNotes />}
      {isReadOnly && isBuyer && (
        <LinkButton to="/cart" className="justify-self-start">
          {text('drafts.toCart')}
        </LinkButton>
      )}
      {!isReadOnly && isBuyer && <OwnDrafts />}
      {!isBuyer && <EmptyState title={text('cart.noAccount')} icon={<PackageIcon size={40} />} />}
    </>
  );
};

const OwnDrafts = () => {
  const text = useText();
  const problemText = useProblemText();
  const { data: drafts, error, refetch } = useOperationQuery(getDrafts, {});
  if (drafts && drafts.length > 0) return <KnownDrafts drafts={drafts} />;
  if (drafts) {
    return (
      <EmptyState
        title={text('drafts.empty.title')}
        icon={<PackageIcon size={40} />}
        action={<LinkButton to="/cart">{text('drafts.toCart')}</LinkButton>}
      >
        {text('drafts.empty.text')}
      </EmptyState>
    );
  }
  if (!error) return <DraftsSkeleton />;
  return (
    <ErrorState title={text('drafts.failed')} onTryAgain={() => void refetch()}>
      {problemText(error)}
    </ErrorState>
  );
};

const matches = (draft: OrderDraft, words: string): boolean =>
  `${draft.Name} ${draft.SoldToName} ${draft.SoldTo} ${draft.ProjectNumber}`.toLowerCase().includes(words);

const KnownDrafts = ({ drafts }: { drafts: readonly OrderDraft[] }) => {
  const text = useText();
  const navigate = useNavigate();
  const path = useShopPath();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const actions = useDraftActions(() => void navigate(path('/cart')));
  const shown = drafts.filter((draft) => matches(draft, typed.trim().toLowerCase()));
  // A marked draft may have been deleted or filtered out.
  const chosen = shown.filter((draft) => marked.has(draft.CartId));

  return (
    <>
      {drafts.length >= MANY && (
        <TextField
          className="max-w-md"
          label={text('drafts.search')}
          type="search"
          value={typed}
          onChange={setTyped}
          autoComplete="off"
        />
      )}
      <DraftsBar count={shown.length} chosen={chosen} onDone={() => setMarked(new Set())} />
      {shown.length === 0 ? (
        <EmptyState title={text('ui.noMatches')} />
      ) : (
        <DraftsTable
          drafts={shown}
          marked={marked}
          onMark={setMarked}
          isLoading={actions.isLoading}
          onLoad={actions.load}
        />
      )}
      {actions.question}
    </>
  );
};
