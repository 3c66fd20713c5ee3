import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useShopPath, useText } from '../../i18n/index.ts';
import { ShopLink } from '../../ui/index.ts';
import { useRootData, useSignedInUser } from '../../visitor.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { Wordmark } from './wordmark.tsx';

const Departments = () => {
  const text = useText();
  const path = useShopPath();
  const departments = useRootData()?.departments ?? [];
  if (departments.length === 0) return null;
  return (
    <nav aria-label={text('shell.departments')} className="hidden border-t border-line tablet:block">
      <ul className="page flex gap-5 overflow-x-auto">
        {departments.map((department) => (
          <li key={department.CatalogNodeId}>
            <NavLink
              to={path(department.Url)}
              prefetch="intent"
              className="flex h-10 items-center border-b-2 border-transparent font-semibold whitespace-nowrap hover:border-edge aria-[current]:border-accent"
            >
              {department.Name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface HeaderProps {
  search: ReactNode;
  cart: ReactNode;
  bar: ReactNode;
  /** The choice of account and project, and the same for the menu where the header has no room. */
  account: ReactNode;
  menuAccount: ReactNode;
}

/** The head of every page: on a phone the search has a row of its own. */
export const Header = ({ search, cart, bar, account, menuAccount }: HeaderProps) => {
  const text = useText();
  const user = useSignedInUser();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface has-data-search-open:z-50 print:hidden">
      {bar}
      <div className="page flex flex-wrap items-center gap-x-3 gap-y-2 py-2 tablet:flex-nowrap tablet:gap-x-5">
        <ShopLink to="/" aria-label={text('shell.home')} className="shrink-0 rounded-sm py-1">
          <Wordmark />
        </ShopLink>
        <div className="order-last flex w-full tablet:order-none tablet:w-auto tablet:flex-1">{search}</div>
        <div className="ml-auto flex items-center gap-0.5">
          <LanguageMenu />
          <ThemeToggle />
          {user && account}
          {user && user.companyNumber !== '' && <span className="hidden tablet:block">{cart}</span>}
          <AccountMenu account={menuAccount} />
        </div>
      </div>
      <Departments />
    </header>
  );
};
