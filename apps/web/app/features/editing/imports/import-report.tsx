import { getImportLines, type ImportReportLine, type ImportRunDetails } from '@grossist/contracts';
import { useEffect } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import {
  EmptyState,
  Pagination,
  StateMark,
  type StateShape,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '../../../ui/index.ts';
import { ChoiceRow, useAddress } from '../../desk/index.ts';
import { Answered } from '../parts/answered.tsx';
import { DownloadReport } from './download-report.tsx';
import { PriceChanges } from './price-changes.tsx';
import { useKindName } from './use-kind-name.ts';
import { useSaying } from './use-saying.ts';

const PAGE_SIZE = 50;
/** Milliseconds between two askings while it is being written. */
const NOW_AND_THEN = 5000;
const KINDS = ['refused', 'note', 'changed'] as const;
type Kind = (typeof KINDS)[number];

const SHAPES: Record<Kind, StateShape> = { refused: 'cross', note: 'triangle', changed: 'blueHalf' };

const Line = ({ line }: { line: ImportReportLine }) => {
  const text = useText();
  const format = useFormat();
  const saying = useSaying();
  const kindName = useKindName();
  return (
    <TableRow>
      <TableCell isNumber>{line.Line === null ? '–' : format.number(line.Line)}</TableCell>
      <TableCell>
        <StateMark shape={SHAPES[line.Kind]}>{text(`editing.imports.line.${line.Kind}`)}</StateMark>
      </TableCell>
      <TableCell>
        <span className="[overflow-wrap:anywhere]">{line.Said ? saying(line.Said) : line.Text}</span>{' '}
        {line.Said?.Times != null && line.Said.Times > 1 && (
          <span className="text-sm text-muted">{text('editing.imports.times', { count: line.Said.Times })} </span>
        )}
        <span className="text-sm text-muted">
          {line.Kind === 'changed' ? kindName(line.Code) : <code>{line.Code}</code>}
        </span>
        {line.Prices.length > 0 && <PriceChanges prices={line.Prices} />}
      </TableCell>
    </TableRow>
  );
};

/** What an import's report says, narrowed and paged by the address. [imp-04] */
export const ImportReport = ({ run, isUnderWay }: { run: ImportRunDetails; isUnderWay: boolean }) => {
  const text = useText();
  const { page, get, hrefOf, go } = useAddress(`/editor/imports/${run.ImportId}`);
  const kind = KINDS.find((one) => one === get('kind'));
  const lines = useOperationQuery(
    getImportLines,
    { params: { importId: run.ImportId }, query: { page, pageSize: PAGE_SIZE, kind } },
    { keepPrevious: true, refetchInterval: isUnderWay ? NOW_AND_THEN : false },
  );
  const { refetch } = lines;
  // The last lines come with the end.
  useEffect(() => {
    if (!isUnderWay) void refetch();
  }, [isUnderWay, refetch]);
  return (
    <section aria-labelledby="report" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="report" className="text-lg">
          {text('editing.imports.report')}
        </h2>
        <DownloadReport importId={run.ImportId} />
      </div>
      <ChoiceRow
        label={text('editing.imports.line')}
        choices={[
          { id: 'all', name: text('editing.all') },
          ...KINDS.map((id) => ({ id, name: text(`editing.imports.line.${id}`) })),
        ]}
        value={kind ?? 'all'}
        onChange={(id) => go({ kind: id === 'all' ? '' : id })}
      />
      {run.LinesNotKept > 0 && (
        <p className="text-sm text-muted">{text('editing.imports.notKept', { count: run.LinesNotKept })}</p>
      )}
      <Answered answer={lines}>
        {({ Lines, Total }) =>
          Lines.length === 0 ? (
            <EmptyState title={text('editing.imports.report.none')} />
          ) : (
            <>
              <Table caption={text('editing.imports.report.lines')}>
                <TableHead>
                  <TableHeading isNumber>{text('editing.imports.lineNumber')}</TableHeading>
                  <TableHeading>{text('editing.imports.line')}</TableHeading>
                  <TableHeading>{text('editing.imports.reason')}</TableHeading>
                </TableHead>
                <TableBody>
                  {Lines.map((line, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a line of the file may have several of the same kind
                    <Line key={`${page}-${place}`} line={line} />
                  ))}
                </TableBody>
              </Table>
              <Pagination page={page} pageCount={Math.ceil(Total / PAGE_SIZE)} hrefOf={hrefOf} />
            </>
          )
        }
      </Answered>
    </section>
  );
};
