import { type ReactNode, useId } from 'react';
import { ShopLink, Skeleton } from '../../../ui/index.ts';

interface DeskPanelProps {
  title: string;
  /** A few words beside the title. */
  note?: string;
  /** Link to the complete list. */
  all?: { to: string; name: string };
  /** Classes for its grid columns and minimum height. */
  className: string;
  children: ReactNode;
}

/** A panel of the desk: a title, some rows, and a link to all of them. */
export const DeskPanel = ({ title, note, all, className, children }: DeskPanelProps) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid grid-cols-[minmax(0,1fr)] content-start rounded-lg border border-line bg-surface ${className}`}
    >
      <header className="flex min-h-11 items-baseline gap-x-3 border-b border-line px-3 py-2 tablet:px-4">
        <h2 id={id} className="text-base font-semibold whitespace-nowrap">
          {title}
        </h2>
        {note !== undefined && (
          <span title={note} className="min-w-0 truncate text-sm text-muted">
            {note}
          </span>
        )}
        {all && (
          <ShopLink to={all.to} className="ml-auto text-sm whitespace-nowrap text-accent underline underline-offset-3">
            {all.name}
            <span className="sr-only"> {title}</span>
          </ShopLink>
        )}
      </header>
      {children}
    </section>
  );
};

export const DeskRows = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">{children}</ul>
);

export const DeskRow = ({ children }: { children: ReactNode }) => (
  <li className="flex min-h-14 items-center gap-2 px-3 py-1.5 tablet:gap-3 tablet:px-4">{children}</li>
);

interface DeskLinkProps {
  to: string;
  name: string;
  about: string;
  /** At the end of the first line of text. */
  day?: string;
  /** At the end of the second line of text. */
  count?: string;
}

/** The link of a row with a description below it; each gives way to what is at the end of its own line. */
export const DeskLink = ({ to, name, about, day, count }: DeskLinkProps) => (
  <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
    <span className="flex items-baseline justify-between gap-2">
      <ShopLink
        to={to}
        className={`font-semibold hover:underline ${day === undefined ? 'truncate' : 'shrink-0'}`}
        title={name}
      >
        {name}
      </ShopLink>
      {day !== undefined && <span className="truncate text-sm font-semibold">{day}</span>}
    </span>
    <span className="flex justify-between gap-2 text-sm text-muted">
      <span className="truncate" title={about}>
        {about}
      </span>
      {count !== undefined && <span className="shrink-0">{count}</span>}
    </span>
  </span>
);

export const DeskNote = ({ children }: { children: ReactNode }) => (
  <p className="px-3 py-3 text-muted tablet:px-4">{children}</p>
);

interface DeskSkeletonProps {
  label: string;
  /** Rows that will have a third line of text. */
  isTall?: boolean;
}

/** Placeholder rows while loading, shaped like the rows: a name above its description, and a value at the end. */
export const DeskSkeleton = ({ label, isTall = false }: DeskSkeletonProps) => (
  <div role="status" aria-label={label} className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
    {(isTall ? [1, 2, 3, 4] : [1, 2, 3, 4, 5]).map((row) => (
      <div key={row} className={`flex items-center gap-3 px-3 py-1.5 tablet:px-4 ${isTall ? 'min-h-19' : 'min-h-14'}`}>
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-3 w-44 max-w-full" />
          {isTall && <Skeleton className="h-3 w-36 max-w-full" />}
        </span>
        <Skeleton className="h-4 w-16" />
      </div>
    ))}
  </div>
);
