import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { type MessageKey, useShopPath, useText } from '../../i18n/index.ts';
import { EditorScreen } from './editor-screens.tsx';

const PLACES: readonly { to: string; name: MessageKey }[] = [
  { to: '/editor/imports', name: 'editing.imports' },
  { to: '/editor/synonyms', name: 'editing.synonyms' },
  { to: '/editor/facets', name: 'editing.facets' },
  { to: '/editor/landing', name: 'editing.landing' },
  { to: '/editor/blocks', name: 'editing.blocks' },
  { to: '/editor/browsing', name: 'editing.browsing' },
  { to: '/editor/pages', name: 'editing.pages' },
  { to: '/editor/vendors', name: 'editing.vendors' },
  { to: '/editor/translations', name: 'editing.translations' },
  { to: '/editor/feedback', name: 'editing.feedback' },
  { to: '/editor/messages', name: 'editing.messages' },
];

/** The editors' own navigation: at the side, on a phone a row that is pushed sideways. */
export const EditorFrame = ({ screen }: { screen: string }) => {
  const text = useText();
  const path = useShopPath();
  const { pathname } = useLocation();
  const places = useRef<HTMLUListElement>(null);
  const shown = useRef('');
  // Where the row is pushed sideways, the present place is in sight.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const list = places.current;
    const here = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && here) list.scrollLeft = here.offsetLeft - (list.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 laptop:grid-cols-[12rem_minmax(0,1fr)]">
      <nav aria-label={text('editing.title')} className="laptop:sticky laptop:top-32">
        <p className="mb-1 hidden px-3 text-sm font-semibold text-muted laptop:block">{text('editing.title')}</p>
        <ul
          ref={places}
          className="relative -mx-4 flex gap-1 overflow-x-auto px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-1 laptop:grid laptop:overflow-visible laptop:px-0"
        >
          {PLACES.map(({ to, name }) => (
            <li key={to}>
              <NavLink
                to={path(to)}
                prefetch="intent"
                className="flex min-h-10 items-center rounded-md px-3 whitespace-nowrap hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong"
              >
                {text(name)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <EditorScreen path={screen} />
      </div>
    </div>
  );
};
