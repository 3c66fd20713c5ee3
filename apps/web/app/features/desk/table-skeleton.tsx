import { Skeleton } from '../../ui/index.ts';

/** Shape of the table that is being loaded. */
export interface ExpectedTable {
  columns: number;
  /** Whether a line with the number of rows is above the table. */
  hasCount?: boolean;
}

const ROWS = Array.from({ length: 10 }, (_, row) => row);

/** Loading state of a table on a desk: as many columns, and rows of two lines of text. */
export const TableSkeleton = ({ columns, hasCount = false }: ExpectedTable) => {
  const places = Array.from({ length: columns }, (_, column) => column);
  return (
    <div className="grid gap-3">
      {hasCount && <Skeleton className="my-0.5 h-4 w-32" />}
      <div className="rounded-lg border border-line bg-surface">
        <div className="flex gap-6 border-b border-line px-3 py-3">
          {places.map((column) => (
            <Skeleton key={column} className="h-3 max-w-20 flex-1" />
          ))}
        </div>
        {ROWS.map((row) => (
          <div key={row} className="flex min-h-15 items-center gap-6 border-b border-line px-3 py-2 last:border-0">
            {places.map((column) => (
              <span key={column} className="grid flex-1 gap-2">
                <Skeleton className="h-4 w-full max-w-40" />
                {column % 2 === 0 && <Skeleton className="h-3 w-2/3 max-w-28" />}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
};
