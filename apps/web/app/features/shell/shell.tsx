import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { NoticeRegion, SkipLink } from '../../ui/index.ts';
import { lazyWhenSeen } from '../../ui/when-seen.tsx';
import { useRootData } from '../../visitor.ts';
import type { ContextualHeaderProps } from './contextual-header.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { TabBar } from './tab-bar.tsx';

const Bar = lazyWhenSeen<ContextualHeaderProps>(
  async () => (await import('./contextual-header.tsx')).ContextualHeader,
  () => null,
  { isPatient: true, hasTexts: false },
);

/** The editors' text above every page; rendered by the server and hydrated late. */
const ContextualHeaderPlace = () => {
  const header = useRootData()?.contextualHeader;
  return header && <Bar key={header.Version} header={header} />;
};

/** Focuses the content after navigation, for keyboards and screen readers; not on the first page. */
const useFocusOnNewPage = (content: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
};

export interface ShellProps {
  children: ReactNode;
  /** The consent question, first on the page after the skip link. */
  consent: ReactNode;
  /** Above the header's own rows. */
  bar: ReactNode;
  search: ReactNode;
  /** Shown to signed-in users. */
  cart: ReactNode;
  /** The choice of account and project in the header, and in the account menu. */
  account: ReactNode;
  menuAccount: ReactNode;
  /** Content of the cart's tab on phones for signed-in users. */
  cartTab: ReactNode;
}

/** The layout of every page: contextual header, header, content, footer, tab bar. */
export const Shell = ({ children, consent, bar, search, cart, account, menuAccount, cartTab }: ShellProps) => {
  const text = useText();
  const content = useRef<HTMLElement>(null);
  useFocusOnNewPage(content);
  return (
    <>
      <SkipLink target="content">{text('shell.skip')}</SkipLink>
      {consent}
      <ContextualHeaderPlace />
      <Header search={search} cart={cart} bar={bar} account={account} menuAccount={menuAccount} />
      {/* At least as high as the window, so that late content does not move a visible footer. */}
      <main id="content" ref={content} tabIndex={-1} className="min-h-dvh outline-none print:min-h-0">
        {children}
      </main>
      <Footer />
      <TabBar cart={cartTab} />
      <NoticeRegion />
    </>
  );
};
