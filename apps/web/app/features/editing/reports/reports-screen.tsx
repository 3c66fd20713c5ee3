import { useText } from '../../../i18n/index.ts';
import { ChoiceRow, ScreenHead } from '../../desk/index.ts';
import { FunnelReport } from './funnel-report.tsx';
import { REPORTS, ReportFilters, useReportAddress } from './report-filters.tsx';
import { SalesReport } from './sales-report.tsx';
import { SearchesReport } from './searches-report.tsx';

const SCREENS = { searches: SearchesReport, sales: SalesReport, funnel: FunnelReport };

/** What visitors search for and order, for editors. [own-ana-03 to own-ana-08] */
export default function ReportsScreen() {
  const text = useText();
  const address = useReportAddress();
  const { report, go } = address;
  const Report = SCREENS[report];
  return (
    <>
      <ScreenHead title={text('editing.reports')} lead={text('editing.reports.lead')} />
      <ChoiceRow
        label={text('editing.reports.which')}
        choices={REPORTS.map((id) => ({ id, name: text(`editing.reports.${id}`) }))}
        value={report}
        // The filters of one report mean nothing to another.
        onChange={(id) => go({ report: id === 'searches' ? '' : id, kind: '', sort: '', query: '', by: '', at: '' })}
      />
      <ReportFilters address={address} />
      <Report address={address} />
    </>
  );
}
