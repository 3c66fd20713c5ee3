import { getVariationListLimit, type VariationList } from '@grossist/contracts';
import { type ReactNode, useId } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { useIsReadOnly, useSignedInUser } from '../../../visitor.ts';
import { type Lists, NewList, pathOfList } from '../../list-picker/index.ts';
import { useShowList } from '../use-show-list.ts';
import { CompanyLists } from './company-lists.tsx';
import { NavItem } from './nav-item.tsx';

interface ListsNavProps {
  lists: Lists;
  selected: string | undefined;
  /** The sheet on a phone, which closes when a list is chosen. */
  panelId: string;
}

const FRESH = 300_000;

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
  const { data: limit } = useOperationQuery(getVariationListLimit, {}, { staleTime: FRESH });
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
