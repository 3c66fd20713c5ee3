import { getAuditTrail } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, Pagination, Skeleton } from '../../../ui/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { useAuditAddress } from './audit-address.ts';
import { AuditFilter } from './audit-filter.tsx';
import { AuditTable } from './audit-table.tsx';

const PAGE_SIZE = 50;
const MOST_COUNTED = 10_000;

/** Who signed in, ordered and changed what, when and from where. [own-aud-01] */
export default function AuditScreen() {
  const text = useText();
  const format = useFormat();
  const address = useAuditAddress();
  const { query, act, outcome, from, to, page } = address;
  const found = useOperationQuery(
    getAuditTrail,
    { query: { query, act, outcome, from, to, page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  );
  return (
    <>
      <header className="grid gap-1">
        <PageTitle>{text('audit.title')}</PageTitle>
        <h1 className="text-2xl">{text('audit.title')}</h1>
        <p className="max-w-prose text-muted">{text('audit.lead')}</p>
      </header>
      <AuditFilter address={address} acts={found.data?.Acts ?? []} />
      {found.data === undefined && found.error === null && (
        <div role="status" aria-label={text('ui.loading')}>
          <Skeleton className="h-160 w-full rounded-lg" />
        </div>
      )}
      {found.error !== null && (
        <ErrorState title={text('audit.failed')} onTryAgain={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {found.data !== undefined && found.data.Entries.length === 0 && <EmptyState title={text('audit.none')} />}
      {found.data !== undefined && found.data.Entries.length > 0 && (
        <>
          <p role="status" className="text-sm text-muted">
            {text(found.data.TotalNumber >= MOST_COUNTED ? 'audit.countMost' : 'audit.count', {
              count: format.number(found.data.TotalNumber),
            })}
          </p>
          <AuditTable entries={found.data.Entries} />
          <Pagination page={page} pageCount={Math.ceil(found.data.TotalNumber / PAGE_SIZE)} hrefOf={address.hrefOf} />
        </>
      )}
    </>
  );
}
