import { LOCALES } from '@grossist/domain';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { NavLink, useLocation } from 'react-router';
import { storeInCookie } from '../../api/index.ts';
import {
  isTheme,
  LANGUAGE_NAMES,
  pathInLocale,
  type Theme,
  useLocale,
  usePageSettings,
  useShopPath,
  useText,
} from '../../i18n/index.ts';
import { CheckIcon, GlobeIcon, IconButton, LinkButton, MoonIcon, ShopLink, SunIcon } from '../../ui/index.ts';
import { useRootData, useSignedInUser } from '../../visitor.ts';
import { HeaderMenu, MENU_ITEM_STYLE } from './header-menu.tsx';
import { Wordmark } from './wordmark.tsx';

const SignedInMenu = lazy(async () => ({ default: (await import('./signed-in-menu.tsx')).SignedInMenu }));

/** The sign-in link, or the user's menu. `account` is the choice of account and project for narrow headers. */
const AccountMenu = ({ account }: { account: ReactNode }) => {
  const text = useText();
  const user = useSignedInUser();
  const { pathname, search } = useLocation();
  if (user) {
    return (
      <Suspense fallback={<span className="size-11" />}>
        <SignedInMenu user={user} account={account} />
      </Suspense>
    );
  }
  return (
    <LinkButton kind="primary" to={`/sign-in?returnUrl=${encodeURIComponent(pathname + search)}`} rel="nofollow">
      {text('shell.signIn')}
    </LinkButton>
  );
};

/** Links to the same page in the other languages, as full page loads. */
const LanguageMenu = () => {
  const text = useText();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  return (
    <HeaderMenu label={`${text('shell.language')}: ${LANGUAGE_NAMES[locale]}`} button={<GlobeIcon />}>
      <ul>
        {LOCALES.map((one) => (
          <li key={one}>
            <a
              href={pathInLocale(pathname, one) + search}
              lang={one}
              hrefLang={one}
              aria-current={one === locale ? 'true' : undefined}
              onClick={() => storeInCookie('grossist-locale', one)}
              className={MENU_ITEM_STYLE}
            >
              <span className="flex-1">{LANGUAGE_NAMES[one]}</span>
              {one === locale && <CheckIcon size={18} className="text-accent" />}
            </a>
          </li>
        ))}
      </ul>
    </HeaderMenu>
  );
};

const darkDevice = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Returns the visible theme: the page's setting, else the device's. */
const visibleTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme;
  if (isTheme(chosen)) return chosen;
  return darkDevice().matches ? 'dark' : 'light';
};

const subscribe = (listener: () => void): (() => void) => {
  const device = darkDevice();
  const page = new MutationObserver(listener);
  device.addEventListener('change', listener);
  page.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    device.removeEventListener('change', listener);
    page.disconnect();
  };
};

const choose = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  storeInCookie('grossist-theme', theme);
};

/** Toggles light and dark; stored in a cookie, so that the server renders the next page alike. */
const ThemeToggle = () => {
  const text = useText();
  const { theme: rendered } = usePageSettings();
  const theme = useSyncExternalStore(subscribe, visibleTheme, () => rendered ?? 'light');
  return (
    <IconButton
      label={text(theme === 'dark' ? 'shell.theme.light' : 'shell.theme.dark')}
      icon={theme === 'dark' ? <SunIcon /> : <MoonIcon />}
      onPress={() => choose(theme === 'dark' ? 'light' : 'dark')}
    />
  );
};

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
              className="flex h-10 compact:h-8 items-center border-b-2 border-transparent font-semibold whitespace-nowrap hover:border-edge aria-[current]:border-accent"
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

/** The header of every page; on a phone the search has its own row. */
export const Header = ({ search, cart, bar, account, menuAccount }: HeaderProps) => {
  const text = useText();
  const user = useSignedInUser();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface has-data-search-open:z-50 print:hidden">
      {bar}
      <div className="page flex flex-wrap items-center gap-x-3 gap-y-2 py-2 tablet:flex-nowrap tablet:gap-x-5 compact:tablet:py-1">
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
