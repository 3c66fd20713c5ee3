import type { LogSearch } from '@grossist/contracts';
import { MARKETS } from '@grossist/domain';
import { useNavigate, useSearchParams } from 'react-router';
import { useShopPath } from '../../../i18n/index.ts';

export const LOG_TYPES = ['DateRange', 'SoldTo', 'CompanyNumber', 'ContactId', 'Vendor'] as const;
export type LogType = (typeof LOG_TYPES)[number];

const PATH = '/support/validation/log';
const DAY = 86_400_000;
const MONTH_OF_DAYS = 30;
const LONGEST = 200;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

const dayBefore = (days: number): string => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

export interface LogAddress {
  scope: string;
  type: LogType;
  text: string;
  from: string;
  to: string;
  page: number;
}

/** What the log shows as its address says it: by presets everything of the last month. */
export const useLogAddress = () => {
  const [search] = useSearchParams();
  const shopPath = useShopPath();
  const navigate = useNavigate();
  const get = (name: string): string => (search.get(name) ?? '').slice(0, LONGEST);
  const day = (name: string, preset: string): string => (DATE.test(get(name)) ? get(name) : preset);
  const page = Math.trunc(Number(get('page')));
  const address: LogAddress = {
    scope: MARKETS.find((market) => market === get('market')) ?? 'all',
    type: LOG_TYPES.find((type) => type === get('by')) ?? 'DateRange',
    text: get('text'),
    from: day('from', dayBefore(MONTH_OF_DAYS)),
    to: day('to', dayBefore(0)),
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

export const searchOf = ({ type, text, from, to, page }: LogAddress, pageSize: number): LogSearch =>
  type === 'DateRange'
    ? { type, fromDateQueryString: from < to ? from : to, toDateQueryString: from < to ? to : from, page, pageSize }
    : { type, textQuery: text, page, pageSize };
