import { getCompanyVariationLists, getVariationListLimit, type VariationList } from '@grossist/contracts';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import {
  Badge,
  Checkbox,
  classNames,
  INPUT_STYLE,
  OrdersIcon,
  ShopLink,
  Skeleton,
  StarIcon,
  UserIcon,
} from '../../../ui/index.ts';
import { useIsReadOnly, useSignedInUser } from '../../../visitor.ts';
import { ListIcon, type Lists, NewList, pathOfList } from '../../list-picker/index.ts';
import { useShowList } from '../use-selected-list.ts';

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
const NavItem = ({ list, isSelected, onChoose, owner }: NavItemProps) => {
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

const SIZE = 20;

/** For user admins: lists of the company by name or owner, among them those whose owner has left. [own-vl-04] */
const CompanyLists = ({ selected, onChoose }: { selected: string | undefined; onChoose: () => void }) => {
  const text = useText();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} aria-labelledby={titleId}>
      <summary id={titleId} className="flex min-h-8 items-center rounded-sm text-sm font-semibold text-muted">
        {text('lists.company')}
      </summary>
      {isOpen && <Found selected={selected} onChoose={onChoose} />}
    </details>
  );
};

const Found = ({ selected, onChoose }: { selected: string | undefined; onChoose: () => void }) => {
  const text = useText();
  const [words, setWords] = useState('');
  const [isWithoutOwner, setWithoutOwner] = useState(false);
  const Query = useDeferredValue(words.trim());
  const { data, isError } = useOperationQuery(
    getCompanyVariationLists,
    { query: { Query, OnlyWithoutOwner: isWithoutOwner ? 'true' : 'false', PageSize: SIZE } },
    { keepPrevious: true },
  );
  return (
    <div className="grid gap-2 pt-1">
      <input
        type="search"
        value={words}
        maxLength={100}
        onChange={(event) => setWords(event.target.value)}
        aria-label={text('lists.company.find')}
        placeholder={text('lists.company.find')}
        className={INPUT_STYLE}
      />
      <Checkbox isSelected={isWithoutOwner} onChange={setWithoutOwner} className="text-sm">
        {text('lists.company.withoutOwner')}
      </Checkbox>
      {!data && !isError && <Skeleton className="h-20 w-full" />}
      {isError && <p className="text-sm text-danger">{text('lists.failed')}</p>}
      {data && (
        <ul className="grid gap-0.5">
          {data.PageItems.map((list) => (
            <NavItem
              key={list.Id}
              list={list}
              isSelected={list.Id === selected}
              onChoose={onChoose}
              owner={list.OwnersFullName || text('lists.company.noOwner')}
            />
          ))}
        </ul>
      )}
      {data && data.TotalItems > data.PageItems.length && (
        <p className="text-sm text-muted">
          {text('lists.result.more', { count: data.TotalItems - data.PageItems.length })}
        </p>
      )}
      {data?.TotalItems === 0 && <p className="text-sm text-muted">{text('lists.picker.none')}</p>}
    </div>
  );
};

interface ListsNavProps {
  lists: Lists;
  selected: string | undefined;
  /** The sheet on a phone, which closes when a list is chosen. */
  panelId: string;
}

const STALE_MS = 300_000;

/** Closes the sheet on a phone; beside the list, on a wide screen, it is no sheet. */
const close = (panelId: string): void => {
  const panel = document.getElementById(panelId);
  if (panel?.matches(':popover-open')) panel.hidePopover();
};

/** The caller's lists by kind; a user admin finds the company's others below them. */
export const ListsNav = ({ lists, selected, panelId }: ListsNavProps) => {
  const text = useText();
  const format = useFormat();
  const user = useSignedInUser();
  const isReadOnly = useIsReadOnly();
  const show = useShowList();
  const { data: limit } = useOperationQuery(getVariationListLimit, {}, { staleTime: STALE_MS });
  const item = (list: VariationList): ReactNode => (
    <NavItem key={list.Id} list={list} isSelected={list.Id === selected} onChoose={() => close(panelId)} />
  );
  return (
    <nav aria-label={text('lists.title')} className="grid gap-4 py-3 laptop:pt-0">
      <ul className="grid gap-0.5">
        {item(lists.favoriteList)}
        {item(lists.topSellingList)}
      </ul>
      <Group title={text('lists.mine')} none={lists.myLists.length === 0 && text('lists.mine.none')}>
        {lists.myLists.map(item)}
      </Group>
      {!isReadOnly && (
        <div className="grid gap-1">
          <NewList
            onCreated={({ Id }) => {
              close(panelId);
              show(pathOfList(Id));
            }}
          />
          {limit && limit.OwnListsCount >= limit.Limit && (
            <p className="px-2.5 text-sm text-muted">
              {text('lists.limit', { count: format.number(limit.OwnListsCount), most: format.number(limit.Limit) })}
            </p>
          )}
        </div>
      )}
      <Group title={text('lists.shared')} none={lists.sharedLists.length === 0 && text('lists.shared.none')}>
        {lists.sharedLists.map(item)}
      </Group>
      {user?.role === 'user-admin' && <CompanyLists selected={selected} onChoose={() => close(panelId)} />}
    </nav>
  );
};

const Group = ({ title, none, children }: { title: string; none: string | false; children: ReactNode }) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-1">
      <h2 id={titleId} className="text-sm font-semibold text-muted">
        {title}
      </h2>
      {none === false ? <ul className="grid gap-0.5">{children}</ul> : <p className="text-sm text-muted">{none}</p>}
    </section>
  );
};
