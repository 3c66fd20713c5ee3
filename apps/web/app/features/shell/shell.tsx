import { type ReactNode, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { NoticeRegion, SkipLink } from '../../ui/index.ts';
import { ContextualHeaderPlace } from './contextual-header-place.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { TabBar } from './tab-bar.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

export interface ShellProps {
  children: ReactNode;
  /** The question for consent, first on the page after the link to its content. */
  consent: ReactNode;
  /** Above the header's own rows. */
  bar: ReactNode;
  search: ReactNode;
  /** Shown to who is signed in. */
  cart: ReactNode;
  /** The choice of account and project in the header, and in the account menu. */
  account: ReactNode;
  menuAccount: ReactNode;
  /** What the phone's tab to the cart shows to who is signed in. */
  cartTab: ReactNode;
}

/** What stands around every page. */
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
      {/* As high as the window: what arrives late moves no footer that is in sight. */}
      <main id="content" ref={content} tabIndex={-1} className="min-h-dvh outline-none print:min-h-0">
        {children}
      </main>
      <Footer />
      <TabBar cart={cartTab} />
      <NoticeRegion />
    </>
  );
};
