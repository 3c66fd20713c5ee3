import type { OrderDraft } from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import { useFormat, useText } from '../../i18n/index.ts';
import { Badge, Button, Checkbox, IconButton, LinkButton, TrashIcon } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { nameOfType } from '../cart/index.ts';
import { SaveToList } from '../list-picker/index.ts';
import { AddToPdf } from '../pdf-basket/index.ts';
import { DraftName } from './draft-name.tsx';
import { useDeleteDraft } from './use-delete-draft.ts';

export interface DraftRowProps {
  draft: OrderDraft;
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
  isLoading: boolean;
  onLoad: () => void;
}

const CELL = 'tablet:px-3 tablet:py-2.5 max-tablet:col-start-2';

/** One draft: a row of the table, a card on a phone. The one that is worked on leads to the cart. */
export const DraftRow = ({ draft, isMarked, onMark, isLoading, onLoad }: DraftRowProps) => {
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
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <DraftName draft={draft} />
          {draft.IsReady && <Badge tone="accent">{text('drafts.ready')}</Badge>}
          {draft.IsActive && <Badge>{text('drafts.active')}</Badge>}
        </span>
      </td>
      <td role="cell" className={`text-sm ${CELL}`}>
        {text(nameOfType(draft.CartType))}
      </td>
      <td role="cell" className={`text-sm tablet:text-right ${CELL}`}>
        {format.number(draft.ItemCount)}
        <span className="tablet:hidden"> {text('drafts.lines')}</span>
      </td>
      <td role="cell" className={`text-sm ${CELL}`}>
        <span className="block">{draft.SoldToName}</span>
        {draft.ProjectNumber !== '' && (
          <span className="block text-muted">{text('drafts.project', { number: draft.ProjectNumber })}</span>
        )}
      </td>
      <td role="cell" className={`text-sm text-muted ${CELL}`}>
        {format.time(draft.Modified, timeZone)}
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
