import { getImportLines, getImportReport, type ImportReportLine, type ImportRunDetails } from '@grossist/contracts';
import { useEffect } from 'react';
import { downloadFile, useOperation, useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import {
  Button,
  EmptyState,
  notify,
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
import { Answered, useProblemText } from '../parts/query-states.tsx';
import { useKindName } from './record-kinds.tsx';
import { useImportMessage } from './use-import-message.ts';

type PriceChange = ImportReportLine['Prices'][number];

/** Old and new prices of a changed material, by market, or by account for net prices. */
const PriceChanges = ({ prices }: { prices: readonly PriceChange[] }) => {
  const text = useText();
  const format = useFormat();
  const priceText = ({ Amount, Currency, PerQuantity }: PriceChange['Now']): string =>
    PerQuantity === 1
      ? format.unitPrice(Amount, Currency)
      : `${format.unitPrice(Amount, Currency)} / ${format.number(PerQuantity)}`;
  return (
    <ul className="grid text-sm tabular-nums">
      {prices.map(({ Market, SoldTo, Before, Now }) => (
        <li key={Market ?? SoldTo} className="flex flex-wrap gap-x-2">
          <span className="text-muted">{Market ?? SoldTo}</span>
          {Before ? (
            <>
              <del>
                <span className="sr-only">{text('editing.imports.price.old')} </span>
                {priceText(Before)}
              </del>
              <span aria-hidden="true">→</span>
            </>
          ) : (
            <span className="text-muted">{text('editing.imports.price.none')}</span>
          )}
          <ins className="font-semibold no-underline">
            <span className="sr-only">{text('editing.imports.price.new')} </span>
            {priceText(Now)}
          </ins>
        </li>
      ))}
    </ul>
  );
};

// Without it Excel does not read the file as UTF-8.
const BYTE_ORDER_MARK = '\uFEFF';

/** Downloads the whole report as CSV. [imp-05] */
const DownloadReport = ({ importId }: { importId: string }) => {
  const text = useText();
  const problemText = useProblemText();
  const download = useOperation(getImportReport, {
    onSuccess: ({ FileName, Csv }) =>
      downloadFile(new File([BYTE_ORDER_MARK, Csv], FileName, { type: 'text/csv;charset=utf-8' })),
    onError: (problem) => notify(problemText(problem)),
  });
  return (
    <Button size="small" onPress={() => download.mutate({ params: { importId } })} isPending={download.isPending}>
      {text('editing.imports.download')}
    </Button>
  );
};

const PAGE_SIZE = 50;
/** Milliseconds between two requests while the import runs. */
const REFRESH_INTERVAL = 5000;
const KINDS = ['refused', 'note', 'changed'] as const;
type Kind = (typeof KINDS)[number];

const SHAPES: Record<Kind, StateShape> = { refused: 'cross', note: 'triangle', changed: 'blueHalf' };

const Line = ({ line }: { line: ImportReportLine }) => {
  const text = useText();
  const format = useFormat();
  const messageOf = useImportMessage();
  const kindName = useKindName();
  return (
    <TableRow>
      <TableCell isNumber>{line.Line === null ? '–' : format.number(line.Line)}</TableCell>
      <TableCell>
        <StateMark shape={SHAPES[line.Kind]}>{text(`editing.imports.line.${line.Kind}`)}</StateMark>
      </TableCell>
      <TableCell>
        <span className="[overflow-wrap:anywhere]">{line.Said ? messageOf(line.Said) : line.Text}</span>{' '}
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

/** The lines of an import's report; filter and page come from the URL. [imp-04] */
export const ImportReport = ({ run, isUnderWay }: { run: ImportRunDetails; isUnderWay: boolean }) => {
  const text = useText();
  const { page, get, hrefOf, go } = useAddress(`/editor/imports/${run.ImportId}`);
  const kind = KINDS.find((one) => one === get('kind'));
  const lines = useOperationQuery(
    getImportLines,
    { params: { importId: run.ImportId }, query: { page, pageSize: PAGE_SIZE, kind } },
    { keepPrevious: true, refetchInterval: isUnderWay ? REFRESH_INTERVAL : false },
  );
  const { refetch } = lines;
  // The last lines are written when the import ends.
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
      <Answered answer={lines} loading={[{ columns: 3 }]}>
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
