import { addDays, calendarDate, localTime, MARKETS, type Market, marketFacts } from '@grossist/domain';
import { useState } from 'react';
import { useRootData } from '../../../visitor.ts';
import { useAddress } from '../../desk/index.ts';

export const REPORTS_PATH = '/editor/reports';

export const REPORTS = ['searches', 'sales', 'funnel'] as const;
export type Report = (typeof REPORTS)[number];

/** Periods that end today, in days; the address names no other period. */
export const PERIODS = { days7: 7, days30: 30, days90: 90, days365: 365 } as const;
export type PeriodName = keyof typeof PERIODS | 'ownDays';

const A_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Returns a date of the calendar as the address has it; '' for anything else, such as February 30. */
const dateIn = (value: string): string => {
  const parsed = A_DATE.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(value) ? value : '';
};

/** Which report of which days and market the address names: the searches of the last 30 days of all markets unless told. */
export const useReportAddress = () => {
  const { get, ...address } = useAddress(REPORTS_PATH);
  const { timeZone } = marketFacts(useRootData()?.user.market ?? 'DK');
  const [from, to] = [dateIn(get('from')), dateIn(get('to'))];
  const known = (Object.keys(PERIODS) as (keyof typeof PERIODS)[]).find((name) => name === get('period'));
  const isOwn = from !== '' || to !== '';
  const [now] = useState(Date.now);
  const today = localTime(now, timeZone).date;
  const firstDay = addDays(today, 1 - PERIODS[known ?? 'days30']);
  const market: Market | undefined = MARKETS.find((one) => one === get('market'));
  return {
    ...address,
    get,
    report: REPORTS.find((one) => one === get('report')) ?? 'searches',
    period: isOwn ? ('ownDays' as const) : (known ?? ('days30' as const)),
    /** What the calls of all reports take. */
    asked: {
      from: isOwn ? (from === '' ? undefined : calendarDate(from)) : firstDay,
      to: isOwn ? (to === '' ? undefined : calendarDate(to)) : today,
      market,
    },
    /** As they are in the address. */
    ownDays: { from, to },
  };
};
