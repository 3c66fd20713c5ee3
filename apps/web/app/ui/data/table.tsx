import type { ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react';

/** A table that scrolls inside itself on a narrow screen, by keyboard too. */
export const Table = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <section
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    aria-label={caption}
    className="relative overflow-x-auto rounded-lg border border-line bg-surface"
  >
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  </section>
);

export const TableHead = ({ children }: { children: ReactNode }) => (
  <thead className="border-b border-line text-sm text-muted">
    <tr>{children}</tr>
  </thead>
);

export const TableBody = ({ children }: { children: ReactNode }) => <tbody>{children}</tbody>;

export const TableRow = ({ children }: { children: ReactNode }) => (
  <tr className="border-b border-line last:border-0 hover:bg-canvas">{children}</tr>
);

type Align = { isNumber?: boolean };

export const TableHeading = ({ isNumber, ...props }: ThHTMLAttributes<HTMLTableCellElement> & Align) => (
  <th scope="col" {...props} className={`px-3 py-2 font-semibold ${isNumber ? 'text-right' : ''}`} />
);

/** Figures stand to the right, one below the other. */
export const TableCell = ({ isNumber, ...props }: TdHTMLAttributes<HTMLTableCellElement> & Align) => (
  <td
    {...props}
    className={`px-3 py-2 align-middle compact:py-0.5 ${isNumber ? 'text-right whitespace-nowrap' : ''}`}
  />
);
