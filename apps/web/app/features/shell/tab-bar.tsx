import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { type MessageKey, useShopPath, useText } from '../../i18n/index.ts';
import { CatalogueIcon, HomeIcon, OrdersIcon, UserIcon } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';

interface Place {
  to: string;
  name: MessageKey;
  icon: ReactNode;
}

interface Tab {
  to: string;
  face: ReactNode;
}

const HOME: Place = { to: '/', name: 'shell.tab.home', icon: <HomeIcon /> };
const CATALOGUE: Place = { to: '/catalogue', name: 'shell.tab.catalogue', icon: <CatalogueIcon /> };
const ORDERS: Place = { to: '/orders', name: 'shell.orders', icon: <OrdersIcon /> };
const MY: Place = { to: '/my', name: 'shell.my', icon: <UserIcon /> };
const SIGN_IN: Place = { to: '/sign-in', name: 'shell.signIn', icon: <UserIcon /> };

/** The tab bar on phones. `cart` is the content of the cart's tab. */
export const TabBar = ({ cart }: { cart: ReactNode }) => {
  const text = useText();
  const path = useShopPath();
  const { pathname } = useLocation();
  const tab = ({ to, name, icon }: Place): Tab => ({
    to,
    face: (
      <>
        {icon}
        {text(name)}
      </>
    ),
  });
  const user = useSignedInUser();
  // Employees of the wholesaler have neither a cart nor orders.
  const isCustomer = user !== undefined && user.companyNumber !== '';
  const tabs = isCustomer
    ? [tab(HOME), tab(CATALOGUE), { to: '/cart', face: cart }, tab(ORDERS)]
    : [HOME, CATALOGUE, user ? MY : SIGN_IN].map(tab);
  return (
    <nav
      aria-label={text('shell.tabs')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] tablet:hidden print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {tabs.map(({ to, face }) => (
          <li key={to}>
            <NavLink
              // A language's home page has two addresses, with a slash at the end and without.
              to={to === '/' && pathname.endsWith('/') ? `${path(to).replace(/\/$/, '')}/` : path(to)}
              end={to === '/'}
              className="grid h-14 content-center justify-items-center gap-0.5 text-xs text-muted aria-[current]:font-semibold aria-[current]:text-accent"
            >
              {face}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
