import { exportFunnelReport, getFunnelReport, type OperationOutput } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { BarStack, ChartLegend, DayLines } from '../../../ui/charts/index.ts';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../../ui/index.ts';
import { Answered } from '../parts/answered.tsx';
import { DownloadReport } from './download-report.tsx';
import { FunnelDays } from './funnel-days.tsx';
import { FUNNEL_COLUMNS, shareOf } from './funnel-steps.ts';
import type { useReportAddress } from './report-address.ts';
import { NothingCounted, ReportHead, ReportPeriod } from './report-parts.tsx';

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
    <div className="grid gap-3 rounded-lg border border-line bg-surface p-4">
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
export const FunnelReport = ({ address: { asked } }: { address: ReturnType<typeof useReportAddress> }) => {
  const text = useText();
  const report = useOperationQuery(getFunnelReport, { query: asked }, { keepPrevious: true });
  return (
    <Answered answer={report}>
      {({ Period, Days, Totals }) => (
        <>
          <ReportHead action={<DownloadReport path={exportFunnelReport.path} query={asked} fileName="funnel.csv" />}>
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
