import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/states.tsx';

/** Parts that are drawn without further measures, by name. */
type NamedPart =
  | 'heading'
  | 'line'
  | 'tabs'
  | 'field'
  | 'area'
  | 'facts'
  | 'list'
  | 'tree'
  | 'cards'
  | 'panel'
  | 'bars';

/** A part of what is being loaded: a named one, a table of so many columns, or columns beside one another. */
export type ExpectedPart = NamedPart | { columns: number } | { beside: readonly (readonly ExpectedPart[])[] };

const counted = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);
const TABLE_ROWS = counted(10);
const ROWS = counted(6);
const FACTS = counted(4);
const LINES = counted(3);

/** Two lines of text: a name and what is below it. */
const TwoLines = () => (
  <span className="grid flex-1 gap-2">
    <Skeleton className="h-4 w-full max-w-60" />
    <Skeleton className="h-3 w-2/3 max-w-40" />
  </span>
);

const Label = () => <Skeleton className="my-0.5 h-4 w-28" />;

const FRAME = 'rounded-lg border border-line bg-surface';

const NAMED: Readonly<Record<NamedPart, () => ReactNode>> = {
  heading: () => <Skeleton className="h-8 w-72 max-w-full" />,
  line: () => <Skeleton className="my-0.5 h-4 w-96 max-w-full" />,
  tabs: () => (
    <div className="flex h-11 max-w-3xl items-center gap-6 overflow-hidden border-b border-line px-4">
      {FACTS.map((tab) => (
        <Skeleton key={tab} className="h-4 w-20 shrink-0" />
      ))}
    </div>
  ),
  field: () => (
    <div className="grid max-w-3xl gap-1">
      <Label />
      <div className="h-10 rounded-md border border-line bg-surface" />
    </div>
  ),
  area: () => (
    <div className="grid max-w-3xl gap-1">
      <Label />
      <div className="h-28 rounded-md border border-line bg-surface" />
    </div>
  ),
  facts: () => (
    <div className="grid gap-1">
      {FACTS.map((fact) => (
        <div key={fact} className="flex min-h-6 items-center gap-6">
          <Skeleton className="h-4 w-28 shrink-0" />
          <Skeleton className="h-4 w-64" />
        </div>
      ))}
    </div>
  ),
  list: () => (
    <div>
      {ROWS.map((row) => (
        <div key={row} className="flex min-h-15 items-center border-b border-line px-3 py-2 last:border-0">
          <TwoLines />
        </div>
      ))}
    </div>
  ),
  tree: () => (
    <div className={`grid p-1 ${FRAME}`}>
      {ROWS.map((row) => (
        <div key={row} className="flex min-h-12 items-center px-3">
          <TwoLines />
        </div>
      ))}
    </div>
  ),
  cards: () => (
    <div className="grid gap-2">
      {ROWS.map((row) => (
        <div key={row} className={`flex min-h-15 items-center px-4 py-2 ${FRAME}`}>
          <TwoLines />
        </div>
      ))}
    </div>
  ),
  panel: () => (
    <div className={`grid content-start gap-4 p-4 ${FRAME}`}>
      <Skeleton className="h-6 w-40 max-w-full" />
      {LINES.map((line) => (
        <TwoLines key={line} />
      ))}
    </div>
  ),
  bars: () => (
    <div className={`grid gap-6 p-4 ${FRAME}`}>
      {FACTS.map((bar) => (
        <span key={bar} className="grid gap-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-5 w-full" />
        </span>
      ))}
    </div>
  ),
};

/** A table with as many columns, and rows of two lines of text. */
const TablePart = ({ columns }: { columns: number }) => {
  const places = counted(columns);
  return (
    <div className={FRAME}>
      <div className="flex gap-6 border-b border-line px-3 py-3">
        {places.map((column) => (
          <Skeleton key={column} className="h-3 max-w-20 flex-1" />
        ))}
      </div>
      {TABLE_ROWS.map((row) => (
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
  );
};

const Beside = ({ columns }: { columns: readonly (readonly ExpectedPart[])[] }) => (
  <div
    className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 ${columns.length === 3 ? 'tablet:grid-cols-2 desktop:grid-cols-3' : 'desktop:grid-cols-2'}`}
  >
    {columns.map((parts, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their places
      <LoadingShape key={place} parts={parts} />
    ))}
  </div>
);

const Part = ({ part }: { part: ExpectedPart }) => {
  if (typeof part === 'string') return NAMED[part]();
  return 'columns' in part ? <TablePart columns={part.columns} /> : <Beside columns={part.beside} />;
};

/** Loading state of a screen, drawn part by part like what comes. Without text: its frame says that it loads. */
export const LoadingShape = ({ parts }: { parts: readonly ExpectedPart[] }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
    {parts.map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their places
      <Part key={place} part={part} />
    ))}
  </div>
);
