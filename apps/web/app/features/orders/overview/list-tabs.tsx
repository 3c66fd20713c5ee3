import type { OrderList } from '@grossist/domain';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type MessageKey, useText } from '../../../i18n/index.ts';

export const LIST_NAMES: Record<OrderList, MessageKey> = {
  history: 'orders.tab.sent',
  draft: 'orders.tab.drafts',
  backorder: 'orders.tab.backorders',
  returnorder: 'orders.tab.returns',
};

/** In the order of the tabs. */
const LISTS: readonly OrderList[] = ['history', 'draft', 'backorder', 'returnorder'];

const TAB =
  '-mb-px flex min-h-10 shrink-0 items-center border-b-2 border-transparent px-1 whitespace-nowrap text-muted hover:border-edge hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink';

interface ListTabsProps {
  shown: OrderList;
  hrefOf: (list: OrderList) => string;
}

/** The four lists of orders as links: each has its address. */
export const ListTabs = ({ shown, hrefOf }: ListTabsProps) => {
  const text = useText();
  const tabs = useRef<HTMLElement>(null);
  // On a phone the tabs scroll, and the shown one may be out of sight.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => {
    const current = tabs.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  return (
    <nav
      ref={tabs}
      aria-label={text('orders.tabs')}
      className="flex gap-5 overflow-x-auto border-b border-line max-tablet:-mx-4 max-tablet:px-4"
    >
      {LISTS.map((list) => (
        <Link key={list} to={hrefOf(list)} aria-current={list === shown ? 'page' : undefined} className={TAB}>
          {text(LIST_NAMES[list])}
        </Link>
      ))}
    </nav>
  );
};
