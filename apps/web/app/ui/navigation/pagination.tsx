import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';

/** First and last page and those around the present one; undefined where some are left out. */
export const shownPages = (page: number, pageCount: number): (number | undefined)[] => {
  const near = [1, page - 1, page, page + 1, pageCount].filter((shown) => shown >= 1 && shown <= pageCount);
  const shown = [...new Set(near)].sort((left, right) => left - right);
  return shown.flatMap((one, place) => {
    const before = shown[place - 1];
    if (before === undefined || one - before === 1) return [one];
    // A gap of one page is as short as its number.
    return one - before === 2 ? [one - 1, one] : [undefined, one];
  });
};

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** The address of a page, locale included. */
  hrefOf: (page: number) => string;
}

const STYLE = 'grid h-10 min-w-9 place-items-center rounded-md border border-transparent px-1 tablet:min-w-10';

/** The pages of a list as links, which work before any script runs. */
export const Pagination = ({ page, pageCount, hrefOf }: PaginationProps) => {
  const text = useText();
  if (pageCount < 2) return null;
  const neighbour = (to: number, label: string, icon: ReactNode) =>
    to >= 1 && to <= pageCount ? (
      <Link to={hrefOf(to)} prefetch="intent" aria-label={label} className={`${STYLE} hover:bg-sunken`}>
        {icon}
      </Link>
    ) : (
      <span aria-hidden="true" className={`${STYLE} opacity-40`}>
        {icon}
      </span>
    );
  return (
    <nav aria-label={text('ui.pages')} className="flex flex-wrap items-center justify-center gap-0.5">
      {neighbour(page - 1, text('ui.pages.previous'), <ChevronLeftIcon />)}
      {shownPages(page, pageCount).map((shown, place) =>
        shown === undefined ? (
          // A gap has nothing of its own but its place.
          <span key={`gap-${place < 3 ? 'before' : 'after'}`} aria-hidden="true" className="text-muted tablet:px-1">
            …
          </span>
        ) : (
          <Link
            key={shown}
            to={hrefOf(shown)}
            prefetch="intent"
            aria-label={text('ui.pages.page', { page: shown })}
            aria-current={shown === page ? 'page' : undefined}
            className={`${STYLE} hover:bg-sunken aria-[current]:border-ink aria-[current]:font-semibold`}
          >
            {shown}
          </Link>
        ),
      )}
      {neighbour(page + 1, text('ui.pages.next'), <ChevronRightIcon />)}
    </nav>
  );
};
