import { type CalendarDate, localTime, marketFacts } from '@grossist/domain';
import { useIntl } from '../../i18n/index.ts';
import { useRootData } from '../../visitor.ts';

/** Instants of the wire as the clocks of the visitor's market show them. */
export const useMarketClock = () => {
  const intl = useIntl();
  const { timeZone } = marketFacts(useRootData()?.user.market ?? 'DK');
  return {
    today: (): CalendarDate => localTime(Date.now(), timeZone).date,
    /** "12:04" */
    clock: (instant: string): string => intl.formatDate(instant, { timeStyle: 'short', timeZone }),
    /** "Tue 15:30" */
    dayAndClock: (instant: string): string =>
      intl.formatDate(instant, { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone }),
  };
};
