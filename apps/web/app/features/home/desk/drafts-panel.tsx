import { type DraftSummary, orderDrafts } from '@grossist/contracts';
import { useNavigate } from 'react-router';
import { useOperationQuery } from '../../../api/index.ts';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { Badge, Button, ErrorState, LinkButton } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { useProblemText } from '../../cart/index.ts';
import { type DraftActions, useDraftActions } from '../../drafts/index.ts';
import { DeskNote, DeskPanel, DeskRow, DeskRows, DeskSkeleton } from './desk-panel.tsx';

/** Drafts of the panel; its link leads to all. */
const SHOWN = 5;

/** The buyer's last changed drafts, each with a button that makes it the cart. [ord-06] */
export const DraftsPanel = () => {
  const text = useText();
  const problemText = useProblemText();
  const navigate = useNavigate();
  const path = useShopPath();
  const actions = useDraftActions(() => void navigate(path('/cart')));
  const { data, error, refetch } = useOperationQuery(orderDrafts, { body: { PageSize: SHOWN } });
  return (
    <DeskPanel
      className="min-h-28 laptop:col-span-3 laptop:min-h-91"
      title={text('orders.tab.drafts')}
      note={data && data.DraftTotalNumber > 0 ? text('drafts.count', { count: data.DraftTotalNumber }) : undefined}
      all={{ to: '/orders?tab=drafts', name: text('home.desk.all') }}
    >
      {data ? (
        data.DraftOrders.length === 0 ? (
          <DeskNote>{text('drafts.empty.text')}</DeskNote>
        ) : (
          <DeskRows>
            {data.DraftOrders.map((draft) => (
              <Draft key={draft.CartId} draft={draft} actions={actions} />
            ))}
          </DeskRows>
        )
      ) : error ? (
        <ErrorState title={text('drafts.failed')} onTryAgain={() => void refetch()}>
          {problemText(error)}
        </ErrorState>
      ) : (
        <DeskSkeleton label={text('ui.loading')} />
      )}
      {actions.question}
    </DeskPanel>
  );
};

const Draft = ({ draft, actions }: { draft: DraftSummary; actions: DraftActions }) => {
  const text = useText();
  const moment = useMoment();
  const name = draft.Name || text('drafts.unnamed');
  return (
    <DeskRow>
      <span className="grid min-w-0 flex-1">
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate font-semibold" title={name}>
            {name}
          </span>
          {draft.IsReady && <Badge tone="accent">{text('drafts.ready')}</Badge>}
        </span>
        <span className="truncate text-sm text-muted">
          {[text('orders.lines', { count: draft.LineCount }), moment(draft.LastChanged)].join(' · ')}
        </span>
      </span>
      {draft.IsActive ? (
        <LinkButton to="/cart" size="small">
          {text('drafts.toCart')}
        </LinkButton>
      ) : (
        <Button size="small" isPending={actions.isLoading} onPress={() => actions.load(draft)}>
          {text('drafts.load')}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </DeskRow>
  );
};
