import { type LogSearch, searchValidationLog } from '@grossist/contracts';
import { addDays, localTime, MARKETS, marketFacts } from '@grossist/domain';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useOperationQuery } from '../../../api/index.ts';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { Button, INPUT_STYLE, LABEL_STYLE, SearchIcon } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { ListScreen } from '../parts/query-states.tsx';
import { ValidationTable } from './validation-table.tsx';

const LOG_TYPES = ['DateRange', 'SoldTo', 'CompanyNumber', 'ContactId', 'Vendor'] as const;
type LogType = (typeof LOG_TYPES)[number];

const PATH = '/support/validation/log';
const MONTH_OF_DAYS = 30;
const LONGEST = 200;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

interface LogAddress {
  scope: string;
  type: LogType;
  text: string;
  from: string;
  to: string;
  page: number;
}

/** Reads the log's search from the URL; by default everything of the last month. */
const useLogAddress = () => {
  const [search] = useSearchParams();
  const shopPath = useShopPath();
  const navigate = useNavigate();
  const { timeZone } = marketFacts(useSignedInUser()?.market ?? 'DK');
  const [now] = useState(Date.now);
  const { date: today } = localTime(now, timeZone);
  const get = (name: string): string => (search.get(name) ?? '').slice(0, LONGEST);
  const day = (name: string, preset: string): string => (DATE.test(get(name)) ? get(name) : preset);
  const page = Math.trunc(Number(get('page')));
  const address: LogAddress = {
    scope: MARKETS.find((market) => market === get('market')) ?? 'all',
    type: LOG_TYPES.find((type) => type === get('by')) ?? 'DateRange',
    text: get('text'),
    from: day('from', addDays(today, -MONTH_OF_DAYS)),
    to: day('to', today),
    page: page >= 1 && page <= 100_000 ? page : 1,
  };
  const hrefOf = (next: Partial<LogAddress>): string => {
    const { scope, type, text, from, to, page: wanted } = { ...address, page: 1, ...next };
    const params = new URLSearchParams({ by: type });
    if (scope !== 'all') params.set('market', scope);
    if (type === 'DateRange') {
      params.set('from', from);
      params.set('to', to);
    } else if (text !== '') params.set('text', text);
    if (wanted > 1) params.set('page', String(wanted));
    return shopPath(`${PATH}?${params.toString()}`);
  };
  return { address, hrefOf, go: (next: Partial<LogAddress>) => void navigate(hrefOf(next)) };
};

const searchOf = ({ type, text, from, to, page }: LogAddress, pageSize: number): LogSearch =>
  type === 'DateRange'
    ? { type, fromDateQueryString: from < to ? from : to, toDateQueryString: from < to ? to : from, page, pageSize }
    : { type, textQuery: text, page, pageSize };

const valueOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Searches the log by one of its kinds; one form, so that Enter anywhere asks. */
const LogSearchForm = ({
  address,
  onSearch,
}: {
  address: LogAddress;
  onSearch: (next: Partial<LogAddress>) => void;
}) => {
  const text = useText();
  const id = useId();
  const [type, setType] = useState(address.type);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSearch({
      type,
      scope: valueOf(form, 'market'),
      text: valueOf(form, 'text'),
      ...(type === 'DateRange' && { from: valueOf(form, 'from'), to: valueOf(form, 'to') }),
    });
  };
  return (
    <form
      role="search"
      aria-label={text('support.log.search')}
      onSubmit={submit}
      className="grid items-end gap-3 rounded-lg border border-line bg-surface p-4 tablet:grid-cols-2 desktop:grid-cols-[12rem_10rem_minmax(0,1fr)_auto]"
    >
      <div className="grid gap-1">
        <label htmlFor={`${id}-by`} className={LABEL_STYLE}>
          {text('support.log.by')}
        </label>
        <select
          id={`${id}-by`}
          value={type}
          onChange={({ target }) => setType(LOG_TYPES.find((each) => each === target.value) ?? 'DateRange')}
          className={INPUT_STYLE}
        >
          {LOG_TYPES.map((each) => (
            <option key={each} value={each}>
              {text(`support.log.by.${each}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="grid gap-1">
        <label htmlFor={`${id}-market`} className={LABEL_STYLE}>
          {text('support.log.market')}
        </label>
        <select id={`${id}-market`} name="market" defaultValue={address.scope} className={INPUT_STYLE}>
          <option value="all">{text('support.log.all')}</option>
          {MARKETS.map((market) => (
            <option key={market} value={market}>
              {market}
            </option>
          ))}
        </select>
      </div>
      {type === 'DateRange' ? (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-3">
          {(['from', 'to'] as const).map((end) => (
            <div key={end} className="grid gap-1">
              <label htmlFor={`${id}-${end}`} className={LABEL_STYLE}>
                {text(`support.log.${end}`)}
              </label>
              <input
                id={`${id}-${end}`}
                name={end}
                type="date"
                required
                defaultValue={address[end]}
                className={INPUT_STYLE}
              />
            </div>
          ))}
        </div>
      ) : (
        <div className="grid gap-1">
          <label htmlFor={`${id}-text`} className={LABEL_STYLE}>
            {text(`support.log.by.${type}`)}
          </label>
          <input
            id={`${id}-text`}
            name="text"
            type="search"
            maxLength={200}
            autoComplete="off"
            defaultValue={address.text}
            className={INPUT_STYLE}
          />
        </div>
      )}
      <Button kind="primary" type="submit">
        <SearchIcon size={18} />
        {text('support.log.find')}
      </Button>
    </form>
  );
};

const PAGE_SIZE = 20;

/** The log of all validations, searched by customer, contact, vendor or days. [ord-12] */
export default function LogScreen() {
  const text = useText();
  const { address, hrefOf, go } = useLogAddress();
  const found = useOperationQuery(
    searchValidationLog,
    { params: { id: address.scope }, body: searchOf(address, PAGE_SIZE) },
    { keepPrevious: true },
  );
  return (
    <ListScreen
      title={text('support.log')}
      lead={text('support.log.lead')}
      tools={<LogSearchForm key={hrefOf({})} address={address} onSearch={go} />}
      answer={found}
      loading={['line', { columns: 6 }]}
      renderSummary={({ Total }) =>
        Total > 0 && (
          <p role="status" className="text-sm text-muted">
            {text('support.log.count', { count: Total })}
          </p>
        )
      }
      rowsOf={({ Entries, Total }) => ({ rows: Entries, total: Total })}
      page={address.page}
      pageSize={PAGE_SIZE}
      hrefOf={(page) => hrefOf({ page })}
      empty={{ title: text('support.log.none'), text: text('support.log.none.text') }}
    >
      {(rows) => <ValidationTable validations={rows} />}
    </ListScreen>
  );
}
