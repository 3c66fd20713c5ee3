import { exportSalesReport, getSalesReport, type SalesReportRow } from '@grossist/contracts';
import { EVENT_PLACEMENTS } from '@grossist/domain';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { BarStack } from '../../../ui/charts.tsx';
import { Select } from '../../../ui/choices/index.ts';
import {
  Pagination,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
  TextLink,
} from '../../../ui/index.ts';
import { ChoiceRow } from '../../desk/index.ts';
import { Answered } from '../parts/query-states.tsx';
import type { useReportAddress } from './report-filters.tsx';
import { DownloadReport, NothingCounted, ReportHead, ReportPeriod } from './report-head.tsx';

const PAGE_SIZE = 20;
const ALL = 'all';
const SORTS = ['ordered', 'added', 'viewed'] as const;

const SalesRow = ({ row, most }: { row: SalesReportRow; most: number }) => {
  const text = useText();
  const format = useFormat();
  const number = row.SapMaterialNumber;
  return (
    <TableRow>
      <TableCell>
        <span className="grid min-w-40 gap-1">
          {row.Placement !== null && (
            <span className="font-semibold">{text(`editing.reports.at.${row.Placement}`)}</span>
          )}
          {number !== null && (
            <span className="flex flex-wrap items-baseline gap-x-2">
              <TextLink to={`/search?query=${encodeURIComponent(number)}`} className="font-semibold break-words">
                {row.Name === '' ? text('editing.reports.unknown') : row.Name}
              </TextLink>
              <span className="text-sm text-muted tabular-nums">{number}</span>
            </span>
          )}
          <BarStack most={most} parts={[{ id: 'ordered', count: row.OrderCount, mark: 'solid' }]} />
        </span>
      </TableCell>
      <TableCell isNumber>{format.number(row.ViewCount)}</TableCell>
      <TableCell isNumber>{format.number(row.AddCount)}</TableCell>
      <TableCell isNumber>{format.number(row.AddedQuantity)}</TableCell>
      <TableCell isNumber>{format.number(row.OrderCount)}</TableCell>
      <TableCell isNumber>{format.number(row.OrderedQuantity)}</TableCell>
    </TableRow>
  );
};

const SalesTable = ({ rows, by }: { rows: readonly SalesReportRow[]; by: 'placement' | 'material' }) => {
  const text = useText();
  const most = Math.max(...rows.map(({ OrderCount }) => OrderCount));
  return (
    <Table caption={text('editing.reports.sales')}>
      <TableHead>
        <TableHeading>
          {text(by === 'placement' ? 'editing.reports.placement' : 'editing.reports.sort.name')}
        </TableHeading>
        <TableHeading isNumber>{text('editing.reports.viewCount')}</TableHeading>
        <TableHeading isNumber>{text('editing.reports.addCount')}</TableHeading>
        <TableHeading isNumber>{text('editing.reports.addedQuantity')}</TableHeading>
        <TableHeading isNumber>{text('editing.reports.orderCount')}</TableHeading>
        <TableHeading isNumber>{text('editing.reports.orderedQuantity')}</TableHeading>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <SalesRow key={row.Placement ?? row.SapMaterialNumber} row={row} most={most} />
        ))}
      </TableBody>
    </Table>
  );
};

/** What was opened, added and ordered, by placement or by material. [own-ana-05] [own-ana-06] */
export const SalesReport = ({ address }: { address: ReturnType<typeof useReportAddress> }) => {
  const text = useText();
  const { filters: period, page, get, go, hrefOf } = address;
  const by = get('by') === 'material' ? 'material' : 'placement';
  const sort = SORTS.find((one) => one === get('sort')) ?? 'ordered';
  const placement = EVENT_PLACEMENTS.find((one) => one === get('at'));
  const filters = { ...period, by, sort, placement } as const;
  const report = useOperationQuery(
    getSalesReport,
    { query: { ...filters, page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  );
  return (
    <>
      <ChoiceRow
        label={text('editing.reports.by')}
        choices={(['placement', 'material'] as const).map((id) => ({ id, name: text(`editing.reports.by.${id}`) }))}
        value={by}
        onChange={(next) => go({ by: next === 'placement' ? '' : next })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={text('editing.reports.placement')}
          options={[
            { id: ALL, name: text('editing.reports.placement.all') },
            ...EVENT_PLACEMENTS.map((id) => ({ id, name: text(`editing.reports.at.${id}`) })),
          ]}
          value={placement ?? ALL}
          onChange={(next) => go({ at: next === ALL ? '' : next })}
          className="w-64"
        />
        <Select
          label={text('editing.reports.sort')}
          options={SORTS.map((id) => ({ id, name: text(`editing.reports.sort.${id}`) }))}
          value={sort}
          onChange={(next) => go({ sort: next === 'ordered' ? '' : next })}
          className="w-56"
        />
      </div>
      <Answered answer={report} loading={['line', { columns: 6 }]}>
        {({ Period, PageItems, TotalItems }) => (
          <>
            <ReportHead action={<DownloadReport path={exportSalesReport.path} query={filters} fileName="sales.csv" />}>
              <ReportPeriod period={Period} />
            </ReportHead>
            {PageItems.length === 0 ? (
              <NothingCounted />
            ) : (
              <>
                <SalesTable rows={PageItems} by={by} />
                <Pagination page={page} pageCount={Math.ceil(TotalItems / PAGE_SIZE)} hrefOf={hrefOf} />
              </>
            )}
          </>
        )}
      </Answered>
    </>
  );
};
