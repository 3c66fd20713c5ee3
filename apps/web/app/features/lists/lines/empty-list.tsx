import type { VariationList } from '@grossist/contracts';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { EmptyState, LinkButton, StarIcon } from '../../../ui/index.ts';
import { ListIcon } from '../../list-picker/index.ts';

const textOf = (list: VariationList): MessageKey => {
  if (list.Type === 'favorites') return 'lists.empty.favorites';
  if (list.Type === 'topSelling') return 'lists.empty.topSelling';
  return list.UserHasEditRights ? 'lists.empty.text' : 'lists.empty.readOnly';
};

/** Nothing is on the list yet: says how something gets there. */
export const EmptyList = ({ list }: { list: VariationList }) => {
  const text = useText();
  return (
    <EmptyState
      title={text('lists.empty.title')}
      icon={list.Type === 'favorites' ? <StarIcon size={40} /> : <ListIcon size={40} />}
      action={list.UserHasEditRights && <LinkButton to="/search">{text('lists.empty.search')}</LinkButton>}
    >
      {text(textOf(list))}
    </EmptyState>
  );
};
