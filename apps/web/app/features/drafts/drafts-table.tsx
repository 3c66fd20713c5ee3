import type { OrderDraft } from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import { useFormat, useText } from '../../i18n/index.ts';
import { Badge, Button, CardTable, Checkbox, IconButton, LinkButton, TrashIcon } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { nameOfType } from '../cart/index.ts';
import { SaveToList } from '../list-picker/index.ts';
import { AddToPdf } from '../pdf-basket/index.ts';
import { DraftName } from './draft-name.tsx';
import { useDeleteDraft } from './use-draft-actions.tsx';

interface DraftRowProps {
  draft: OrderDraft;
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
  isLoading: boolean;
  onLoad: () => void;
}

const CELL = 'tablet:px-3 tablet:py-2.5 max-tablet:col-start-2';
/** Columns that a tablet has no room for: what they hold is below the name there. */
const BELOW_NAME = 'tablet:max-laptop:hidden';

/** One draft: a row of the table, a card on a phone. The active one links to the cart. */
const DraftRow = ({ draft, isMarked, onMark, isLoading, onLoad }: DraftRowProps) => {
  const text = useText();
  const format = useFormat();
  const remove = useDeleteDraft();
  const user = useSignedInUser();
  const { Name: name } = draft;
  const { timeZone } = marketFacts(user?.market ?? 'DK');
  return (
    <tr
      role="row"
      className="border-b border-line last:border-0 max-tablet:grid max-tablet:grid-cols-[1.25rem_minmax(0,1fr)] max-tablet:gap-x-3 max-tablet:gap-y-0.5 max-tablet:p-3"
    >
      <td role="cell" className="tablet:py-2.5 tablet:pl-3">
        <Checkbox isSelected={isMarked} onChange={onMark} aria-label={text('drafts.mark.one', { name })} />
      </td>
      <td role="cell" className={`min-w-0 ${CELL}`}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 tablet:min-w-36">
          <DraftName draft={draft} />
          {draft.IsReady && <Badge tone="accent">{text('drafts.ready')}</Badge>}
          {draft.IsActive && <Badge>{text('drafts.active')}</Badge>}
        </span>
        <span className="hidden text-sm text-muted tablet:max-laptop:block">
          {text(nameOfType(draft.CartType))} · {text('orders.lines', { count: draft.ItemCount })}
        </span>
      </td>
      <td role="cell" className={`text-sm ${CELL} ${BELOW_NAME}`}>
        {text(nameOfType(draft.CartType))}
      </td>
      <td role="cell" className={`text-sm tablet:text-right ${CELL} ${BELOW_NAME}`}>
        <span className="max-tablet:hidden">{format.number(draft.ItemCount)}</span>
        <span className="tablet:hidden">{text('orders.lines', { count: draft.ItemCount })}</span>
      </td>
      <td role="cell" className={`text-sm ${CELL}`}>
        <span className="block">{draft.SoldToName}</span>
        {draft.ProjectNumber !== '' && (
          <span className="block text-muted">{text('drafts.project', { number: draft.ProjectNumber })}</span>
        )}
      </td>
      <td role="cell" className={`text-sm text-muted ${CELL}`}>
        <span className="tablet:inline-block tablet:min-w-24">{format.time(draft.Modified, timeZone)}</span>
      </td>
      <td role="cell" className={CELL}>
        <span className="flex items-center justify-end gap-1 max-tablet:justify-start max-tablet:pt-1">
          {draft.IsActive ? (
            <LinkButton to="/cart" size="small">
              {text('drafts.toCart')}
            </LinkButton>
          ) : (
            <Button size="small" isPending={isLoading} onPress={onLoad}>
              {text('drafts.load')}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
          {draft.ItemCount > 0 && (
            <SaveToList
              isIcon
              name={name}
              source={{ kind: 'lines', count: draft.ItemCount, from: { Source: 'draft', SourceId: draft.CartId } }}
            />
          )}
          {draft.ItemCount > 0 && <AddToPdf icon="bar" name={name} source={{ kind: 'cart', cartId: draft.CartId }} />}
          <IconButton label={text('drafts.delete', { name })} icon={<TrashIcon />} onPress={() => void remove(draft)} />
        </span>
      </td>
    </tr>
  );
};

interface DraftsTableProps {
  drafts: readonly OrderDraft[];
  marked: ReadonlySet<string>;
  onMark: (ids: ReadonlySet<string>) => void;
  isLoading: boolean;
  onLoad: (draft: OrderDraft) => void;
}

/** The drafts, newest first: a table, or cards on a phone. */
export const DraftsTable = ({ drafts, marked, onMark, isLoading, onLoad }: DraftsTableProps) => {
  const text = useText();
  const count = drafts.filter(({ CartId }) => marked.has(CartId)).length;
  const mark = (id: string, isMarked: boolean): void => {
    const next = new Set(marked);
    if (isMarked) next.add(id);
    else next.delete(id);
    onMark(next);
  };
  const heads = [
    text('drafts.name'),
    text('drafts.type'),
    text('drafts.lines'),
    text('drafts.account'),
    text('drafts.changed'),
  ];
  return (
    <CardTable
      label={text('pages.drafts')}
      isHeadShownOnPhone
      head={
        <tr role="row" className="max-tablet:flex max-tablet:items-center max-tablet:gap-3 max-tablet:p-3">
          <th role="columnheader" scope="col" className="tablet:w-10 tablet:py-2 tablet:pl-3">
            <Checkbox
              isSelected={count > 0 && count === drafts.length}
              isIndeterminate={count > 0 && count < drafts.length}
              onChange={(isAll) => onMark(new Set(isAll ? drafts.map(({ CartId }) => CartId) : []))}
              aria-label={text('drafts.mark.all')}
            />
          </th>
          {heads.map((head, place) => (
            <th
              key={head}
              role="columnheader"
              scope="col"
              className={`font-semibold tablet:px-3 ${place === 2 ? 'text-right' : ''} ${place === 0 ? '' : 'max-tablet:sr-only'} ${place === 1 || place === 2 ? BELOW_NAME : ''}`}
            >
              {head}
            </th>
          ))}
          <th role="columnheader" scope="col" className="max-tablet:sr-only">
            <span className="sr-only">{text('drafts.actions')}</span>
          </th>
        </tr>
      }
    >
      {drafts.map((draft) => (
        <DraftRow
          key={draft.CartId}
          draft={draft}
          isMarked={marked.has(draft.CartId)}
          onMark={(isMarked) => mark(draft.CartId, isMarked)}
          isLoading={isLoading}
          onLoad={() => onLoad(draft)}
        />
      ))}
    </CardTable>
  );
};
