import { addDays, calendarDate, localTime, MARKETS, type Market, marketFacts } from '@grossist/domain';
import { useState } from 'react';
import { useIntl, useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { DaysFields } from '../../../ui/fields/days-fields.tsx';
import { useRootData } from '../../../visitor.ts';
import { ChoiceRow, useAddress } from '../../desk/index.ts';

const REPORTS_PATH = '/editor/reports';

export const REPORTS = ['searches', 'sales', 'funnel'] as const;

/** Periods that end today, in days; the address names no other period. */
const PERIODS = { days7: 7, days30: 30, days90: 90, days365: 365 } as const;
type PeriodName = keyof typeof PERIODS | 'ownDays';

const A_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Returns a date of the calendar as the address has it; '' for anything else, such as February 30. */
const dateIn = (value: string): string => {
  const parsed = A_DATE.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(value) ? value : '';
};

/** Reads report, days and market from the URL; by default the searches of the last 30 days in all markets. */
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
    filters: {
      from: isOwn ? (from === '' ? undefined : calendarDate(from)) : firstDay,
      to: isOwn ? (to === '' ? undefined : calendarDate(to)) : today,
      market,
    },
    /** As they are in the address. */
    ownDays: { from, to },
  };
};

const CHOICES: readonly PeriodName[] = ['days7', 'days30', 'days90', 'days365', 'ownDays'];
const ALL = 'all';

/** Filters a report by days and market. */
export const ReportFilters = ({ address }: { address: ReturnType<typeof useReportAddress> }) => {
  const text = useText();
  const intl = useIntl();
  const { period, ownDays, filters, go } = address;
  const [isChoosing, setChoosing] = useState(period === 'ownDays');
  const shown = isChoosing ? 'ownDays' : period;
  const choose = (name: PeriodName): void => {
    setChoosing(name === 'ownDays');
    if (name !== 'ownDays') go({ period: name === 'days30' ? '' : name, from: '', to: '' });
  };
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div className="grid gap-2">
        <ChoiceRow
          label={text('editing.reports.period')}
          choices={CHOICES.map((id) => ({ id, name: text(`editing.reports.${id}`) }))}
          value={shown}
          onChange={choose}
        />
        {shown === 'ownDays' && (
          <DaysFields
            key={`${ownDays.from}/${ownDays.to}`}
            from={ownDays.from}
            until={ownDays.to}
            onChange={(from, to) => go({ period: '', from, to })}
            words={{
              label: text('editing.reports.period'),
              from: text('editing.reports.from'),
              until: text('editing.reports.until'),
              apply: text('editing.reports.apply'),
            }}
          />
        )}
      </div>
      <Select
        label={text('editing.reports.market')}
        options={[
          { id: ALL, name: text('editing.reports.market.all') },
          ...MARKETS.map((id) => ({ id, name: intl.formatDisplayName(id, { type: 'region' }) ?? id })),
        ]}
        value={filters.market ?? ALL}
        onChange={(id) => go({ market: id === ALL ? '' : id })}
        className="w-48"
      />
    </div>
  );
};
