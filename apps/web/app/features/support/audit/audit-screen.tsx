import { getAuditTrail } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { EmptyState, Pagination } from '../../../ui/index.ts';
import { ScreenHead, useClockCountry } from '../../desk/index.ts';
import { Answered } from '../parts/answered.tsx';
import { useAuditAddress } from './audit-address.ts';
import { AuditFilter } from './audit-filter.tsx';
import { AuditTable } from './audit-table.tsx';

const PAGE_SIZE = 50;
const MOST_COUNTED = 10_000;

/** Who signed in, ordered and changed what, when and from where. [own-aud-01] */
export default function AuditScreen() {
  const text = useText();
  const format = useFormat();
  const country = useClockCountry();
  const address = useAuditAddress();
  const { query, act, outcome, from, to, page } = address;
  const found = useOperationQuery(
    getAuditTrail,
    { query: { query, act, outcome, from, to, page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  );
  return (
    <>
      <ScreenHead title={text('audit.title')} lead={text('audit.lead', { country })} />
      <AuditFilter address={address} acts={found.data?.Acts ?? []} />
      <Answered answer={found} height="h-160" failed="audit.failed">
        {({ Entries, TotalNumber }) =>
          Entries.length === 0 ? (
            <EmptyState title={text('audit.none')} />
          ) : (
            <>
              <p role="status" className="text-sm text-muted">
                {text(TotalNumber >= MOST_COUNTED ? 'audit.countMost' : 'audit.count', {
                  count: format.number(TotalNumber),
                })}
              </p>
              <AuditTable entries={Entries} />
              <Pagination page={page} pageCount={Math.ceil(TotalNumber / PAGE_SIZE)} hrefOf={address.hrefOf} />
            </>
          )
        }
      </Answered>
    </>
  );
}
