import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { type MessageKey, splitLocale, useShopPath, useText } from '../../i18n/index.ts';
import { classNames } from '../../ui/index.ts';

export interface DeskPlace {
  /** Without locale. */
  to: string;
  name: MessageKey;
  /** Beside the name: how many wait there. */
  mark?: ReactNode;
}

interface DeskFrameProps {
  title: MessageKey;
  places: readonly DeskPlace[];
  /** From this window width on the places are a column at the side; below it they are a row that scrolls sideways. */
  sideFrom: 'laptop' | 'desktop';
  /** The screen. */
  children: ReactNode;
}

const STYLES = {
  laptop: {
    frame: 'laptop:grid-cols-[13.5rem_minmax(0,1fr)]',
    nav: 'laptop:sticky laptop:top-32',
    title: 'laptop:block',
    places: 'laptop:grid laptop:overflow-visible laptop:px-0',
    place: 'whitespace-nowrap',
  },
  desktop: {
    frame: 'desktop:grid-cols-[13.5rem_minmax(0,1fr)]',
    nav: 'desktop:sticky desktop:top-32',
    title: 'desktop:block',
    places: 'desktop:grid desktop:overflow-visible desktop:px-0',
    place: 'max-desktop:whitespace-nowrap',
  },
} as const;

/** The place that a page belongs to: the nearest above it. */
const placeOf = (places: readonly DeskPlace[], path: string): string | undefined =>
  places
    .map(({ to }) => to)
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .toSorted((one, other) => other.length - one.length)[0];

/** Lays out a desk: its own navigation beside the screen. */
export const DeskFrame = ({ title, places, sideFrom, children }: DeskFrameProps) => {
  const text = useText();
  const shopPath = useShopPath();
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  const shown = useRef('');
  const here = placeOf(places, splitLocale(pathname).path);
  const style = STYLES[sideFrom];
  // Scrolls the row so that the current place is visible.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const list = row.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)] items-start gap-5', style.frame)}>
      <nav aria-label={text(title)} className={style.nav}>
        <p className={classNames('mb-1 hidden px-3 text-sm font-semibold text-muted', style.title)}>{text(title)}</p>
        <ul
          ref={row}
          className={classNames(
            'relative -mx-4 flex gap-1 overflow-x-auto px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-1',
            style.places,
          )}
        >
          {places.map(({ to, name, mark }) => (
            <li key={to}>
              <Link
                to={shopPath(to)}
                aria-current={to === here ? 'page' : undefined}
                prefetch="intent"
                className={classNames(
                  'flex min-h-10 items-center gap-2 rounded-md px-3 hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong',
                  style.place,
                )}
              >
                {text(name)}
                {mark}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </div>
  );
};
