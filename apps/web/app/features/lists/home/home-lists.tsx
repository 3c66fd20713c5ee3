import type { VariationList } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { Button, CartIcon, ShopLink, Skeleton } from '../../../ui/index.ts';
import { useIsReadOnly, useSignedInUser } from '../../../visitor.ts';
import { HomeSmartKits, type RecentSmartKit, useHomeSmartKits } from '../../kit-picker/index.ts';
import { ListIcon, type Lists, pathOfList, useLists } from '../../list-picker/index.ts';
import { ResultBar } from '../ordering/result-bar.tsx';
import { type OrderingList, useOrderList } from '../ordering/use-order-list.ts';

/** Lists on the home page; the others are one press away. */
const SHOWN = 6;

/** The default list first, then those with news, then those that changed last. */
const bestOf = ({ favoriteList, topSellingList, myLists, sharedLists }: Lists): readonly VariationList[] => {
  const rankOf = (list: VariationList): number => (list.IsDefault ? 0 : list.HasUnseenChanges ? 1 : 2);
  const named = [...myLists, ...sharedLists].sort(
    (one, other) => rankOf(one) - rankOf(other) || other.LastUpdated.localeCompare(one.LastUpdated),
  );
  return [...named, favoriteList, topSellingList].slice(0, SHOWN);
};

/** The caller's lists on the home page, each of which goes into the cart by one press, and running projects of kits. */
export const HomeLists = () => {
  const text = useText();
  const { data, isError } = useLists();
  const smartKits = useHomeSmartKits();
  if (isError) return null;
  return (
    <section aria-labelledby="home-lists" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="home-lists" className="text-xl">
          {text('lists.home')}
        </h2>
        <ShopLink to="/lists" className="text-accent underline underline-offset-3">
          {text('lists.home.all')}
        </ShopLink>
      </div>
      {data && smartKits ? (
        <Strip lists={bestOf(data)} smartKits={smartKits} />
      ) : (
        <Skeleton className="h-30 w-full rounded-lg" />
      )}
    </section>
  );
};

interface StripProps {
  lists: readonly VariationList[];
  smartKits: readonly RecentSmartKit[];
}

const Strip = ({ lists, smartKits }: StripProps) => {
  const isReadOnly = useIsReadOnly();
  const mayOrder = useSignedInUser()?.role !== 'viewer' && !isReadOnly;
  const ordering = useOrderList();
  return (
    <>
      <ul className="relative flex h-30 gap-3 overflow-x-auto overflow-y-hidden pb-2">
        <HomeSmartKits projects={smartKits} />
        {lists.map((list) => (
          <HomeList key={list.Id} list={list} ordering={mayOrder ? ordering : undefined} />
        ))}
      </ul>
      <ResultBar ordering={ordering} />
    </>
  );
};

const HomeList = ({ list, ordering }: { list: VariationList; ordering: OrderingList | undefined }) => {
  const text = useText();
  const isEmpty = list.VariationsCount === 0;
  return (
    <li className="grid w-68 shrink-0 content-between gap-1 rounded-lg border border-line bg-surface p-3">
      <span className="grid min-w-0">
        <ShopLink to={pathOfList(list.Id)} className="flex min-w-0 items-center gap-2 font-semibold hover:underline">
          <ListIcon size={18} className="shrink-0 text-muted" />
          <span className="truncate" title={list.Name}>
            {list.Name}
          </span>
          {list.HasUnseenChanges && (
            <span className="size-2 shrink-0 rounded-full bg-accent">
              <span className="sr-only">{text('lists.unseen')}</span>
            </span>
          )}
        </ShopLink>
        <span className="truncate text-sm text-muted">
          {[text('lists.count', { count: list.VariationsCount }), list.Type === 'shared' ? list.OwnersFullName : '']
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </span>
      {ordering && !isEmpty && (
        <Button
          size="small"
          isPending={ordering.isPending}
          onPress={() => ordering.order(list.Id)}
          className="justify-self-start"
        >
          <CartIcon size={18} />
          {text('lists.order.all')}
          <span className="sr-only"> {list.Name}</span>
        </Button>
      )}
    </li>
  );
};
