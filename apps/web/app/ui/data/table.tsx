import type { ReactNode, Ref, TableHTMLAttributes, TdHTMLAttributes, ThHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';

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

interface CellProps {
  /** Figures are aligned to the right, one below the other. */
  isNumber?: boolean;
  /** Left out below the width of a tablet, where another cell repeats it. */
  isHiddenOnPhone?: boolean;
}

export const TableHeading = ({
  isNumber,
  isHiddenOnPhone,
  ...props
}: ThHTMLAttributes<HTMLTableCellElement> & CellProps) => (
  <th
    scope="col"
    {...props}
    className={classNames('px-3 py-2 font-semibold', isNumber && 'text-right', isHiddenOnPhone && 'max-tablet:hidden')}
  />
);

export const TableCell = ({
  isNumber,
  isHiddenOnPhone,
  ...props
}: TdHTMLAttributes<HTMLTableCellElement> & CellProps) => (
  <td
    {...props}
    className={classNames(
      'px-3 py-2 align-middle compact:py-0.5',
      isNumber && 'text-right whitespace-nowrap',
      isHiddenOnPhone && 'max-tablet:hidden',
    )}
  />
);

interface CardTableProps extends TableHTMLAttributes<HTMLTableElement> {
  ref?: Ref<HTMLTableElement>;
  label: string;
  /** The row of headings. */
  head: ReactNode;
  /** False: on a phone only screen readers get the headings. */
  isHeadShownOnPhone?: boolean;
}

/** Frame of a table whose rows are drawn as cards on a phone. */
export const CardTable = ({ label, head, isHeadShownOnPhone = false, children, ...table }: CardTableProps) => (
  <div className="overflow-clip rounded-lg border border-line bg-surface">
    <table
      {...table}
      // Explicit roles, here and in the rows, since some browsers drop table semantics with display: block.
      role="table"
      aria-label={label}
      className="w-full border-collapse text-left max-tablet:block"
    >
      <thead
        role="rowgroup"
        className={`border-b border-line text-sm text-muted ${isHeadShownOnPhone ? 'max-tablet:block' : 'max-tablet:sr-only'}`}
      >
        {head}
      </thead>
      <tbody role="rowgroup" className="max-tablet:block">
        {children}
      </tbody>
    </table>
  </div>
);
