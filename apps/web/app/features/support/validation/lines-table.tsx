import {
  getOrderValidationLines,
  type OperationOutput,
  type OrderValidation,
  type ValidatedLine,
} from '@grossist/contracts';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { callOperation, type ProblemError, queryKeyOf } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/index.ts';
import { useWindowedRows } from '../../../ui/rows/use-windowed-rows.ts';
import { useProblemText } from '../parts/query-states.tsx';
import { LineFilter } from './line-filter.tsx';
import { LineRow } from './line-row.tsx';
import type { LineStatus } from './statuses.ts';
import type { Changes } from './use-changes.ts';
import { VariationsDialog } from './variations-dialog.tsx';

const LINES_OF_A_PAGE = 100;

interface LinesWanted {
  validationId: string;
  status: LineStatus | undefined;
  search: string;
}

type Answer = OperationOutput<typeof getOrderValidationLines>;

interface ShownLines {
  /** Undefined while it is under way. */
  lineAt: (place: number) => ValidatedLine | undefined;
  /** Undefined until the first answer. */
  total: number | undefined;
  problem: ProblemError | null;
  tryAgain: () => void;
}

/** Loads the pages of a validation's lines that are in view. [own-val-04] */
const useLines = ({ validationId, status, search }: LinesWanted, pages: readonly number[]): ShownLines => {
  const answers = useQueries({
    queries: pages.map((page) => {
      const input = { params: { validationId }, query: { page, pageSize: LINES_OF_A_PAGE, status, search } };
      return {
        queryKey: queryKeyOf(getOrderValidationLines, input),
        queryFn: ({ signal }: { signal: AbortSignal }) => callOperation(getOrderValidationLines, input, { signal }),
        placeholderData: keepPreviousData,
      };
    }),
  });
  const byPage = new Map<number, Answer>();
  for (const [nth, page] of pages.entries()) {
    const data = answers[nth]?.data;
    if (data !== undefined) byPage.set(page, data);
  }
  const failed = answers.find(({ error }) => error !== null);
  return {
    lineAt: (place) => byPage.get(Math.floor(place / LINES_OF_A_PAGE) + 1)?.Lines[place % LINES_OF_A_PAGE],
    total: [...byPage.values()][0]?.Total,
    // Calls only fail by this error.
    problem: (failed?.error as ProblemError | null | undefined) ?? null,
    tryAgain: () => void failed?.refetch(),
  };
};

/** Number of rows above which only those near the viewport are rendered. */
const MOST_RENDERED = 60;
/** Pixels, about. */
const ROW_HEIGHT = 93;

interface LinesTableProps {
  validation: OrderValidation;
  changes: Changes;
  isOpen: boolean;
}

const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden="true" className="max-laptop:block">
      <td colSpan={6} aria-hidden="true" style={{ height }} className="max-laptop:block" />
    </tr>
  );

const HEADING = 'px-3 py-2 font-semibold';

const countOf = (counts: OrderValidation['Counts'], status: LineStatus | undefined): number =>
  status === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[status];

/** The lines of a document beside what would be ordered of them; only the pages in view are requested. */
export const LinesTable = ({ validation, changes, isOpen }: LinesTableProps) => {
  const text = useText();
  const problemText = useProblemText();
  const table = useRef<HTMLTableElement>(null);
  const [status, setStatus] = useState<LineStatus>();
  const [typed, setTyped] = useState('');
  const [choosing, setChoosing] = useState<ValidatedLine>();
  const search = useDeferredValue(typed.trim());
  const [found, setFound] = useState<number>();
  const count = search === '' ? countOf(validation.Counts, status) : (found ?? 0);
  const rows = useWindowedRows({ count, table, most: MOST_RENDERED, rowHeight: ROW_HEIGHT });
  const pages = useMemo(() => {
    const near = new Set(rows.places.map((place) => Math.floor(place / LINES_OF_A_PAGE) + 1));
    return near.size === 0 ? [1] : [...near];
  }, [rows.places]);
  const { lineAt, total, problem, tryAgain } = useLines(
    { validationId: validation.ValidationId, status, search },
    pages,
  );
  // The number of matches is only known from the first response.
  if (search !== '' && total !== undefined && total !== found) setFound(total);
  return (
    <section aria-labelledby="lines" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="lines" className="text-lg">
        {text('support.lines')}
      </h2>
      <LineFilter counts={validation.Counts} status={status} onStatus={setStatus} search={typed} onSearch={setTyped} />
      {problem && (
        <ErrorState title={text('support.failed')} onTryAgain={tryAgain}>
          {problemText(problem)}
        </ErrorState>
      )}
      {count === 0 && total !== undefined && !problem && <EmptyState title={text('support.lines.none')} />}
      {count === 0 && total === undefined && !problem && <Skeleton className="h-60 w-full rounded-lg" />}
      <div
        hidden={count === 0}
        className="overflow-clip rounded-lg border border-line bg-surface laptop:overflow-x-auto"
      >
        <table
          ref={table}
          // Explicit roles, since some browsers drop table semantics with display: block.
          role="table"
          aria-label={text('support.lines')}
          aria-rowcount={count + 1}
          className="w-full border-collapse text-left max-laptop:block"
        >
          <thead role="rowgroup" className="border-b border-line text-sm text-muted max-laptop:sr-only">
            <tr role="row">
              <th role="columnheader" scope="col" className={HEADING}>
                {text('support.column.document')}
              </th>
              <th role="columnheader" scope="col" className={`${HEADING} text-right`}>
                {text('support.column.quantity')}
              </th>
              <th role="columnheader" scope="col" className={HEADING}>
                {text('support.column.material')}
              </th>
              <th role="columnheader" scope="col" className={`${HEADING} text-right`}>
                {text('support.column.price')}
              </th>
              <th role="columnheader" scope="col" className={HEADING}>
                {text('support.status')}
              </th>
              <th role="columnheader" scope="col" className={HEADING}>
                <span className="sr-only">{text('support.column.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-laptop:block">
            <Gap height={rows.before} />
            {rows.places.map((place) => (
              <LineRow
                key={lineAt(place)?.OrderLineId ?? place}
                line={lineAt(place)}
                place={place}
                measure={rows.measure}
                isOpen={isOpen}
                changes={changes}
                onChoose={setChoosing}
              />
            ))}
            <Gap height={rows.after} />
          </tbody>
        </table>
      </div>
      {choosing && (
        <VariationsDialog
          validationId={validation.ValidationId}
          line={choosing}
          onClose={() => setChoosing(undefined)}
          onChoose={(material) => {
            setChoosing(undefined);
            changes.lines.mutate([{ OrderLineId: choosing.OrderLineId, ItemSAPMaterialNumber: material }]);
          }}
        />
      )}
    </section>
  );
};
