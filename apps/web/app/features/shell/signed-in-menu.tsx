import { getOwnPersonalData, signOut, type UserContext } from '@grossist/contracts';
import type { ReactNode } from 'react';
import { useOperation } from '../../api/index.ts';
import { useShopPath, useText } from '../../i18n/index.ts';
import { CartIcon, CatalogueIcon, OrdersIcon, ShopLink, StarIcon, UserIcon } from '../../ui/index.ts';
import { DensityChoice } from '../density/index.ts';
import { HeaderMenu, MENU_ITEM_STYLE } from './header-menu.tsx';

/** The menu of a signed-in user: their pages and sign-out. */
export const SignedInMenu = ({ user, account }: { user: UserContext; account: ReactNode }) => {
  const text = useText();
  const path = useShopPath();
  // A full page load clears the user's cached data.
  const leave = useOperation(signOut, { onSuccess: () => location.assign(path('/')) });
  return (
    <HeaderMenu
      label={`${text('shell.account')}: ${user.userName}`}
      button={
        <>
          <UserIcon />
          <span className="hidden max-w-40 truncate text-sm font-semibold laptop:inline">{user.userName}</span>
        </>
      }
    >
      <div className="border-b border-line px-3 pt-2 pb-3">
        <p className="text-sm text-muted">{text('shell.signedInAs', { name: user.userName })}</p>
        <p className="font-semibold">{user.companyName}</p>
      </div>
      {account}
      <ShopLink to={user.myGrossistUrl} className={MENU_ITEM_STYLE}>
        <UserIcon />
        {text('shell.my')}
      </ShopLink>
      {user.companyNumber !== '' && (
        <ShopLink to="/orders" className={MENU_ITEM_STYLE}>
          <OrdersIcon />
          {text('shell.orders')}
        </ShopLink>
      )}
      <ShopLink to={user.companyNumber === '' ? '/favourites' : '/lists'} className={MENU_ITEM_STYLE}>
        <StarIcon />
        {text(user.companyNumber === '' ? 'shell.favourites' : 'shell.lists')}
      </ShopLink>
      {user.companyNumber !== '' && !user.isReadOnly && (
        <ShopLink to="/kits" className={MENU_ITEM_STYLE}>
          <CartIcon />
          {text('shell.kits')}
        </ShopLink>
      )}
      {user.companyNumber !== '' && (
        <ShopLink to="/pdf-catalogues" className={MENU_ITEM_STYLE}>
          <CatalogueIcon />
          {text('shell.pdf')}
        </ShopLink>
      )}
      {user.role === 'editor' && (
        <ShopLink to="/editor" className={MENU_ITEM_STYLE}>
          <CatalogueIcon />
          {text('shell.editor')}
        </ShopLink>
      )}
      {user.role === 'support' && (
        <ShopLink to="/support" className={MENU_ITEM_STYLE}>
          <CatalogueIcon />
          {text('shell.support')}
        </ShopLink>
      )}
      {user.role === 'assortment-admin' && (
        <ShopLink to="/assortments" className={MENU_ITEM_STYLE}>
          <CatalogueIcon />
          {text('shell.assortments')}
        </ShopLink>
      )}
      {user.role === 'operator' && (
        <ShopLink to="/operations" className={MENU_ITEM_STYLE}>
          <CatalogueIcon />
          {text('shell.operations')}
        </ShopLink>
      )}
      <DensityChoice isNamed />
      <a href={getOwnPersonalData.path} download="grossist-own-data.json" className={MENU_ITEM_STYLE}>
        {text('shell.ownData')}
      </a>
      <ShopLink to="/privacy" className={MENU_ITEM_STYLE}>
        {text('shell.privacy')}
      </ShopLink>
      <button type="button" className={MENU_ITEM_STYLE} onClick={() => leave.mutate({})} disabled={leave.isPending}>
        {text('shell.signOut')}
      </button>
    </HeaderMenu>
  );
};
