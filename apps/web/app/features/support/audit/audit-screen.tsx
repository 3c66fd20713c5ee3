import { getAuditTrail } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { useClockCountry } from '../../desk/index.ts';
import { ListScreen } from '../parts/query-states.tsx';
import { AuditFilter, useAuditAddress } from './audit-filter.tsx';
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
    <ListScreen
      title={text('audit.title')}
      lead={text('audit.lead', { country })}
      tools={<AuditFilter address={address} acts={found.data?.Acts ?? []} />}
      answer={found}
      loading={['line', { columns: 6 }]}
      failed="audit.failed"
      renderSummary={({ TotalNumber }) =>
        TotalNumber > 0 && (
          <p role="status" className="text-sm text-muted">
            {text(TotalNumber >= MOST_COUNTED ? 'audit.countMost' : 'audit.count', {
              count: format.number(TotalNumber),
            })}
          </p>
        )
      }
      rowsOf={({ Entries, TotalNumber }) => ({ rows: Entries, total: TotalNumber })}
      page={page}
      pageSize={PAGE_SIZE}
      hrefOf={address.hrefOf}
      empty={{ title: text('audit.none') }}
    >
      {(rows) => <AuditTable entries={rows} />}
    </ListScreen>
  );
}
