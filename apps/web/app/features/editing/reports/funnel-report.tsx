import { exportFunnelReport, type FunnelDay, getFunnelReport, type OperationOutput } from '@grossist/contracts';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { BarStack, ChartLegend, DayLines } from '../../../ui/charts.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../../ui/index.ts';
import { Answered } from '../parts/query-states.tsx';
import type { useReportAddress } from './report-filters.tsx';
import { DownloadReport, NothingCounted, ReportHead, ReportPeriod } from './report-head.tsx';

interface FunnelColumn {
  field: Exclude<keyof FunnelDay, 'Day' | 'PlacedOrderCount'>;
  name: MessageKey;
}

/** The steps of the funnel in their order. */
const FUNNEL_COLUMNS: readonly FunnelColumn[] = [
  { field: 'Searched', name: 'editing.reports.step.searched' },
  { field: 'Clicked', name: 'editing.reports.step.clicked' },
  { field: 'Added', name: 'editing.reports.step.added' },
  { field: 'Ordered', name: 'editing.reports.step.ordered' },
];

/** Returns a share in percent; 0 of nothing. */
const shareOf = (count: number, whole: number): number => (whole === 0 ? 0 : (count / whole) * 100);

/** The figures of the chart as a table, the latest day first; made when it is opened, since it may have 400 rows. */
const FunnelDays = ({ days }: { days: readonly FunnelDay[] }) => {
  const text = useText();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="grid gap-3">
      <summary className="cursor-pointer py-1 text-accent underline underline-offset-3">
        {text('editing.reports.byDay.table')}
      </summary>
      {isOpen && (
        <Table caption={text('editing.reports.byDay')}>
          <TableHead>
            <TableHeading>{text('editing.reports.day')}</TableHeading>
            {FUNNEL_COLUMNS.map(({ field, name }) => (
              <TableHeading key={field} isNumber>
                {text(name)}
              </TableHeading>
            ))}
            <TableHeading isNumber>{text('editing.reports.allOrders')}</TableHeading>
          </TableHead>
          <TableBody>
            {days.toReversed().map((day) => (
              <TableRow key={day.Day}>
                <TableCell>
                  <span className="whitespace-nowrap">{format.day(day.Day)}</span>
                </TableCell>
                {FUNNEL_COLUMNS.map(({ field }) => (
                  <TableCell key={field} isNumber>
                    {format.number(day[field])}
                  </TableCell>
                ))}
                <TableCell isNumber>{format.number(day.PlacedOrderCount)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </details>
  );
};

type Found = OperationOutput<typeof getFunnelReport>;

const StepTable = ({ totals }: { totals: Found['Totals'] }) => {
  const text = useText();
  const format = useFormat();
  return (
    <Table caption={text('editing.reports.funnel')}>
      <TableHead>
        <TableHeading>{text('editing.reports.step')}</TableHeading>
        <TableHeading isNumber>{text('editing.reports.visits')}</TableHeading>
      </TableHead>
      <TableBody>
        {FUNNEL_COLUMNS.map(({ field, name }, place) => {
          const before = FUNNEL_COLUMNS[place - 1];
          const count = totals[field];
          return (
            <TableRow key={field}>
              <TableCell>
                <span className="grid min-w-40 gap-1.5">
                  <span className="font-semibold">{text(name)}</span>
                  <BarStack height="h-5" most={totals.Searched} parts={[{ id: field, count, mark: 'solid' }]} />
                  {before !== undefined && (
                    <span className="flex flex-wrap gap-x-4 text-sm text-muted">
                      <span>
                        {text('editing.reports.ofBefore', {
                          share: format.percent(shareOf(count, totals[before.field])),
                        })}
                      </span>
                      <span>
                        {text('editing.reports.ofAll', { share: format.percent(shareOf(count, totals.Searched)) })}
                      </span>
                    </span>
                  )}
                </span>
              </TableCell>
              <TableCell isNumber>
                <span className="text-xl font-semibold">{format.number(count)}</span>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
};

const Chart = ({ days }: { days: Found['Days'] }) => {
  const text = useText();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 className="text-lg">{text('editing.reports.byDay')}</h2>
      <ChartLegend
        parts={[
          { name: text('editing.reports.step.searched'), mark: 'soft' },
          { name: text('editing.reports.step.ordered'), mark: 'solid' },
        ]}
      />
      <DayLines
        days={days.map(({ Day }) => Day)}
        series={[
          { id: 'searched', mark: 'soft', counts: days.map(({ Searched }) => Searched) },
          { id: 'ordered', mark: 'solid', counts: days.map(({ Ordered }) => Ordered) },
        ]}
      />
      <FunnelDays days={days} />
    </div>
  );
};

/** How far visits come from a search to an order, together and by day. [own-ana-07] [own-ana-08] */
export const FunnelReport = ({ address: { filters } }: { address: ReturnType<typeof useReportAddress> }) => {
  const text = useText();
  const report = useOperationQuery(getFunnelReport, { query: filters }, { keepPrevious: true });
  return (
    <Answered answer={report} loading={['line', 'bars', 'panel']}>
      {({ Period, Days, Totals }) => (
        <>
          <ReportHead action={<DownloadReport path={exportFunnelReport.path} query={filters} fileName="funnel.csv" />}>
            <p role="status">{text('editing.reports.placedOrders', { count: Totals.PlacedOrderCount })}</p>
            <ReportPeriod period={Period} />
          </ReportHead>
          {Totals.Searched === 0 ? (
            <NothingCounted />
          ) : (
            <>
              <StepTable totals={Totals} />
              <Chart days={Days} />
            </>
          )}
        </>
      )}
    </Answered>
  );
};
