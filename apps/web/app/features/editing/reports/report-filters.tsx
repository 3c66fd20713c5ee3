import { MARKETS } from '@grossist/domain';
import { useState } from 'react';
import { useIntl, useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { DaysFields } from '../../../ui/fields/days-fields.tsx';
import { ChoiceRow } from '../../desk/index.ts';
import type { PeriodName, useReportAddress } from './report-address.ts';

const CHOICES: readonly PeriodName[] = ['days7', 'days30', 'days90', 'days365', 'ownDays'];
const ALL = 'all';

/** The days and the market that a report is of. */
export const ReportFilters = ({ address }: { address: ReturnType<typeof useReportAddress> }) => {
  const text = useText();
  const intl = useIntl();
  const { period, ownDays, asked, go } = address;
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
        value={asked.market ?? ALL}
        onChange={(id) => go({ market: id === ALL ? '' : id })}
        className="w-48"
      />
    </div>
  );
};
