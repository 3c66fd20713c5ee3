import { getCartDetails } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { CartIcon, LinkButton, ShopLink } from '../../../ui/index.ts';
import { useIsHydrating } from '../../../ui/use-is-hydrating.ts';
import { useIsReadOnly, useSignedInUser } from '../../../visitor.ts';
import { LinesEntry } from '../../cart/index.ts';
import { pathOfList, useLists } from '../../list-picker/index.ts';
import { ScanEntry } from '../../search/index.ts';
import { PreferredCenter } from '../../service-centers/index.ts';
import { DeskPanel } from './desk-panel.tsx';
import { DraftsPanel } from './drafts-panel.tsx';
import { FavoriteStock } from './favorite-stock.tsx';
import { OrdersPanels } from './orders-panels.tsx';

const SHOWN = 3;

/** Lists that changed since the user saw them last; nothing while there are none. */
const ListNotices = () => {
  const text = useText();
  const known = useLists();
  const data = useIsHydrating() ? undefined : known.data;
  const changed = [...(data?.myLists ?? []), ...(data?.sharedLists ?? [])].filter((list) => list.HasUnseenChanges);
  if (changed.length === 0) return null;
  return (
    <section aria-label={text('home.desk.notices')} className="rounded-lg border border-line bg-surface px-4 py-2">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {changed.slice(0, SHOWN).map(({ Id, Name }) => (
          <li key={Id}>
            <ShopLink to={pathOfList(Id)} className="underline underline-offset-3">
              {text('home.desk.notices.list', { name: Name })}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** A buyer's home page: the open cart and quick entry, what arrives and is owed, last orders, drafts, the branch. */
export const BuyerDesk = () => {
  const text = useText();
  const isReadOnly = useIsReadOnly();
  const user = useSignedInUser();
  const mayOrder = user?.ableToCreateOrders === true && !isReadOnly;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-4">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 flex-1 text-lg [overflow-wrap:anywhere] max-tablet:basis-full">
          {text('home.greeting', { name: user?.userName ?? '' })}
          <span className="text-base font-normal text-muted">&nbsp;· {user?.companyName}</span>
        </h1>
        {mayOrder && <OpenCart />}
      </header>
      {mayOrder && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <LinesEntry />
          <ScanEntry />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 laptop:grid-cols-[repeat(6,minmax(0,1fr))]">
        <OrdersPanels />
        {!isReadOnly && <DraftsPanel />}
        <DeskPanel title={text('home.desk.center')} className="min-h-28 laptop:col-span-3 laptop:min-h-91">
          <PreferredCenter />
          <FavoriteStock />
        </DeskPanel>
      </div>
      {/* Last, so that it causes no layout shift when it is loaded. */}
      <ListNotices />
    </div>
  );
};

/** The open cart: its name, its number of lines and a link to it. */
const OpenCart = () => {
  const text = useText();
  const known = useOperationQuery(getCartDetails, {}, { staleTime: 30_000 });
  // The header may have loaded it before this part is hydrated.
  const data = useIsHydrating() ? undefined : known.data;
  return (
    <span className="flex min-h-10.5 min-w-0 items-center gap-3 max-tablet:w-full">
      {/* As wide before the cart is loaded, so that the button stays where it is. */}
      <span className="grid min-w-0 text-right text-sm max-tablet:flex-1 max-tablet:text-left tablet:w-48">
        {data && (
          <>
            <span className="truncate font-semibold">{data.Name === '' ? text('home.desk.cart') : data.Name}</span>
            <span className="text-muted">{text('orders.lines', { count: data.ItemCount })}</span>
          </>
        )}
      </span>
      <LinkButton to="/cart" kind={data && data.ItemCount > 0 ? 'primary' : 'secondary'}>
        <CartIcon size={18} className="max-tablet:hidden" />
        {text('drafts.toCart')}
      </LinkButton>
    </span>
  );
};
