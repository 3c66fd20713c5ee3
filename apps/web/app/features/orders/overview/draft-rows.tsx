import type { DraftSummary } from '@grossist/contracts';
import { useNavigate } from 'react-router';
import { useFormat, useShopPath, useText } from '../../../i18n/index.ts';
import { Badge, Button, IconButton, LinkButton, TrashIcon } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { useIsReadOnly } from '../../../visitor.ts';
import { type DraftActions, useDraftActions } from '../../drafts/index.ts';
import { DELIVERY_TYPES } from '../order-words.ts';
import { Beside, type Choice, ListCell, ListRow, ListTable } from './list-table.tsx';

/** The user's own drafts: each can be made the cart, or deleted with the way back. */
export const DraftRows = ({ drafts, choice }: { drafts: readonly DraftSummary[]; choice: Choice }) => {
  const text = useText();
  const navigate = useNavigate();
  const path = useShopPath();
  const actions = useDraftActions(() => void navigate(path('/cart')));
  return (
    <>
      <ListTable
        label={text('orders.tab.drafts')}
        ids={drafts.map(({ CartId }) => CartId)}
        choice={choice}
        columns={[
          { name: text('drafts.name') },
          { name: text('drafts.account') },
          { name: text('drafts.changed') },
          { name: text('drafts.lines'), isNumber: true },
          { name: text('drafts.actions'), isNumber: true },
        ]}
      >
        {drafts.map((draft) => (
          <Row key={draft.CartId} draft={draft} choice={choice} actions={actions} />
        ))}
      </ListTable>
      {actions.question}
    </>
  );
};

const Row = ({ draft, choice, actions }: { draft: DraftSummary; choice: Choice; actions: DraftActions }) => {
  const text = useText();
  const format = useFormat();
  const moment = useMoment();
  const name = draft.Name || text('drafts.unnamed');
  return (
    <ListRow id={draft.CartId} name={name} choice={choice}>
      <ListCell place="max-tablet:col-span-2">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
          {draft.IsReady && <Badge tone="accent">{text('drafts.ready')}</Badge>}
          {draft.IsActive && <Badge>{text('drafts.active')}</Badge>}
        </span>
        <Beside>
          {[text(DELIVERY_TYPES[draft.DeliveryType]), draft.CustomerReference]
            .filter((part) => part !== '')
            .join(' · ')}
        </Beside>
      </ListCell>
      <ListCell place="max-tablet:col-start-2 max-tablet:col-span-2 max-tablet:text-sm">
        {draft.SoldToName}
        {draft.ProjectNumber !== '' && <Beside>{text('drafts.project', { number: draft.ProjectNumber })}</Beside>}
      </ListCell>
      <ListCell place="max-tablet:col-start-2 max-tablet:text-sm max-tablet:text-muted">
        <span className="whitespace-nowrap">{moment(draft.LastChanged)}</span>
      </ListCell>
      <ListCell place="text-right max-tablet:text-sm">
        {format.number(draft.LineCount)}
        <span className="tablet:hidden"> {text('drafts.lines')}</span>
      </ListCell>
      <ListCell place="max-tablet:col-start-2 max-tablet:col-span-2">
        <Ways draft={draft} name={name} actions={actions} />
      </ListCell>
    </ListRow>
  );
};

/** The actions of a draft; read-only visitors can only open it if it is the cart. */
const Ways = ({ draft, name, actions }: { draft: DraftSummary; name: string; actions: DraftActions }) => {
  const text = useText();
  const isReadOnly = useIsReadOnly();
  return (
    <span className="flex items-center gap-1 tablet:justify-end">
      {draft.IsActive ? (
        <LinkButton to="/cart" size="small" data-row-link="">
          {text('drafts.toCart')}
        </LinkButton>
      ) : (
        !isReadOnly && (
          <Button size="small" isPending={actions.isLoading} onPress={() => actions.load(draft)} data-row-link="">
            {text('drafts.load')}
            <span className="sr-only"> {name}</span>
          </Button>
        )
      )}
      {!isReadOnly && (
        <IconButton
          label={text('drafts.delete', { name })}
          icon={<TrashIcon />}
          onPress={() => actions.remove(draft)}
        />
      )}
    </span>
  );
};
