import { exportSearchReport, getSearchReport } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { Pagination, SearchForm } from '../../../ui/index.ts';
import { ChoiceRow } from '../../desk/index.ts';
import { Answered } from '../parts/query-states.tsx';
import type { useReportAddress } from './report-filters.tsx';
import { DownloadReport, NothingCounted, ReportHead, ReportPeriod } from './report-head.tsx';
import { SearchesTable } from './searches-table.tsx';

const PAGE_SIZE = 20;
const KINDS = ['without-result', 'not-clicked', 'all'] as const;
const SORTS = ['searches', 'without-result', 'not-clicked', 'query', 'last'] as const;

/** What visitors searched for, found and opened; those that found nothing first. [own-ana-03] [own-ana-04] */
export const SearchesReport = ({ address }: { address: ReturnType<typeof useReportAddress> }) => {
  const text = useText();
  const { filters: period, page, query, get, go, hrefOf } = address;
  const kind = KINDS.find((one) => one === get('kind')) ?? 'without-result';
  const sort = SORTS.find((one) => one === get('sort')) ?? 'searches';
  const filters = { ...period, kind, sort, query };
  const report = useOperationQuery(
    getSearchReport,
    { query: { ...filters, page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  );
  return (
    <>
      <ChoiceRow
        label={text('editing.reports.kind')}
        choices={KINDS.map((id) => ({ id, name: text(`editing.reports.kind.${id}`) }))}
        value={kind}
        onChange={(next) => go({ kind: next === 'without-result' ? '' : next })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <SearchForm
          isSlim
          label={text('editing.reports.query')}
          query={query}
          onSearch={(next) => go({ query: next })}
        />
        <Select
          label={text('editing.reports.sort')}
          options={SORTS.map((id) => ({ id, name: text(`editing.reports.sort.${id}`) }))}
          value={sort}
          onChange={(next) => go({ sort: next === 'searches' ? '' : next })}
          className="w-56"
        />
      </div>
      <Answered answer={report} loading={['line', { columns: 6 }]}>
        {({ Period, PageItems, TotalItems, SearchCount, WithoutResultCount, ClickedCount }) => (
          <>
            <ReportHead
              action={<DownloadReport path={exportSearchReport.path} query={filters} fileName="searches.csv" />}
            >
              <p role="status">
                {text('editing.reports.summary', {
                  searches: SearchCount,
                  without: WithoutResultCount,
                  clicked: ClickedCount,
                })}
              </p>
              <ReportPeriod period={Period} />
            </ReportHead>
            {PageItems.length === 0 ? (
              <NothingCounted />
            ) : (
              <>
                <SearchesTable rows={PageItems} />
                <Pagination page={page} pageCount={Math.ceil(TotalItems / PAGE_SIZE)} hrefOf={hrefOf} />
              </>
            )}
          </>
        )}
      </Answered>
    </>
  );
};
