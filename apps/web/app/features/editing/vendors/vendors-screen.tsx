import { getVendors } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { SearchForm, ShopLink } from '../../../ui/index.ts';
import { useAddress } from '../../desk/index.ts';
import { ListScreen } from '../parts/query-states.tsx';

const PAGE_SIZE = 50;

/** The vendors, to write their texts. [own-ven-01] */
export default function EditVendors() {
  const text = useText();
  const { page, query, hrefOf, go } = useAddress('/editor/vendors');
  const vendors = useOperationQuery(
    getVendors,
    { query: { Query: query, Page: page, PageSize: PAGE_SIZE } },
    { keepPrevious: true },
  );
  return (
    <ListScreen
      title={text('editing.vendors')}
      lead={text('editing.vendors.lead')}
      tools={<SearchForm isSlim label={text('editing.find')} query={query} onSearch={(next) => go({ query: next })} />}
      answer={vendors}
      loading={['list']}
      rowsOf={({ Vendors, TotalCount }) => ({ rows: Vendors, total: TotalCount })}
      page={page}
      pageSize={PAGE_SIZE}
      hrefOf={hrefOf}
      empty={{ title: text('editing.none.found') }}
    >
      {(rows) => (
        <ul className="grid gap-x-6 tablet:grid-cols-2">
          {rows.map(({ Code, Name, MaterialCount }) => (
            <li key={Code} className="border-b border-line">
              <ShopLink
                to={`/editor/vendors/${encodeURIComponent(Code)}`}
                className="flex min-h-11 items-center justify-between gap-3 rounded-sm px-2 hover:bg-sunken"
              >
                <span className="font-semibold">{Name}</span>
                <span className="text-sm whitespace-nowrap text-muted">
                  {text('catalogue.count', { count: MaterialCount })}
                </span>
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </ListScreen>
  );
}
