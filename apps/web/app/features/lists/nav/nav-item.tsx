import type { VariationList } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Badge, classNames, OrdersIcon, ShopLink, StarIcon, UserIcon } from '../../../ui/index.ts';
import { ListIcon, pathOfList } from '../../list-picker/index.ts';

interface NavItemProps {
  list: VariationList;
  isSelected: boolean;
  onChoose: () => void;
  /** Below the name: whose list it is. */
  owner?: string;
}

const ICONS = {
  favorites: <StarIcon size={18} />,
  topSelling: <OrdersIcon size={18} />,
  own: <ListIcon size={18} />,
  temporary: <ListIcon size={18} />,
  shared: <UserIcon size={18} />,
} as const;

/** A list in the column of lists: its name, how many materials it has, and whether others changed it. */
export const NavItem = ({ list, isSelected, onChoose, owner }: NavItemProps) => {
  const text = useText();
  const format = useFormat();
  const whose = owner ?? (list.Type === 'shared' ? list.OwnersFullName : '');
  return (
    <li>
      <ShopLink
        to={pathOfList(list.Id)}
        onClick={onChoose}
        preventScrollReset
        aria-current={isSelected ? 'page' : undefined}
        className={classNames(
          'flex min-h-10 items-center gap-2 rounded-md px-2.5 py-1 hover:bg-sunken laptop:-mx-2.5',
          isSelected && 'bg-accent-soft font-semibold',
        )}
      >
        <span className={classNames('shrink-0', isSelected ? 'text-accent' : 'text-muted')}>{ICONS[list.Type]}</span>
        <span className="grid min-w-0 flex-1">
          <span className="truncate" title={list.Name}>
            {list.Name}
          </span>
          {whose !== '' && <span className="truncate text-sm font-normal text-muted">{whose}</span>}
        </span>
        {list.HasUnseenChanges && (
          <span className="size-2 shrink-0 rounded-full bg-accent">
            <span className="sr-only">{text('lists.unseen')}</span>
          </span>
        )}
        {list.IsDefault && <Badge>{text('lists.default')}</Badge>}
        <span className="text-sm font-normal text-muted">
          <span aria-hidden="true">{format.number(list.VariationsCount)}</span>
          <span className="sr-only">{text('lists.count', { count: list.VariationsCount })}</span>
        </span>
      </ShopLink>
    </li>
  );
};
