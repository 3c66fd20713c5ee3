import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { type MessageKey, splitLocale, useShopPath, useText } from '../../i18n/index.ts';
import { SupportScreen } from './support-screens.tsx';

const PLACES: readonly { to: string; name: MessageKey }[] = [
  { to: '/support/validation', name: 'support.validation' },
  { to: '/support/validation/log', name: 'support.log' },
  { to: '/support/audit', name: 'audit.title' },
  { to: '/support/people', name: 'people.title' },
];

/** The place that a page belongs to: the nearest above it. */
const placeOf = (pathname: string): string | undefined =>
  PLACES.map(({ to }) => to)
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((one, other) => other.length - one.length)[0];

/** Support's own navigation: at the side, on a phone a row that is pushed sideways. */
export const SupportFrame = ({ screen }: { screen: string }) => {
  const text = useText();
  const path = useShopPath();
  const { pathname } = useLocation();
  const places = useRef<HTMLUListElement>(null);
  const here = placeOf(splitLocale(pathname).path);
  const shown = useRef('');
  // Where the row is pushed sideways, the present place is in sight.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const list = places.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-[11rem_minmax(0,1fr)]">
      <nav aria-label={text('support.title')} className="desktop:sticky desktop:top-32">
        <p className="mb-1 hidden px-3 text-sm font-semibold text-muted desktop:block">{text('support.title')}</p>
        <ul
          ref={places}
          className="relative -mx-4 flex gap-1 overflow-x-auto px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-1 desktop:grid desktop:overflow-visible desktop:px-0"
        >
          {PLACES.map(({ to, name }) => (
            <li key={to}>
              <Link
                to={path(to)}
                aria-current={to === here ? 'page' : undefined}
                prefetch="intent"
                className="flex min-h-10 items-center rounded-md px-3 max-desktop:whitespace-nowrap hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong"
              >
                {text(name)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <SupportScreen path={screen} />
      </div>
    </div>
  );
};
