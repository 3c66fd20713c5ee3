import { type CalendarDate, localTime, marketFacts } from '@grossist/domain';
import { useIntl } from '../../i18n/index.ts';
import { useSignedInUser } from '../../visitor.ts';

/** Instants of the wire as the clocks of the buyer's market show them. */
export const useMarketClock = () => {
  const intl = useIntl();
  const { timeZone } = marketFacts(useSignedInUser()?.market ?? 'DK');
  return {
    today: (): CalendarDate => localTime(Date.now(), timeZone).date,
    /** "12:04" */
    clock: (instant: string): string => intl.formatDate(instant, { timeStyle: 'short', timeZone }),
    /** "Tue 15:30" */
    dayAndClock: (instant: string): string =>
      intl.formatDate(instant, { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone }),
  };
};
