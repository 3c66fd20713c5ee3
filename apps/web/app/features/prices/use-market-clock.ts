import { type CalendarDate, localTime, marketFacts } from '@grossist/domain';
import { clockText, momentText } from '@grossist/messages';
import { useIntl } from '../../i18n/index.ts';
import { useRootData } from '../../visitor.ts';

/** Instants of the wire as the clocks of the visitor's market show them. */
export const useMarketClock = () => {
  const intl = useIntl();
  const { timeZone } = marketFacts(useRootData()?.user.market ?? 'DK');
  return {
    today: (): CalendarDate => localTime(Date.now(), timeZone).date,
    /** "3:30 PM", "kl. 15.30" */
    clock: (instant: string): string => clockText(intl, instant, timeZone),
    /** "Tue, 3:30 PM", "tirs. kl. 15.30" */
    dayAndClock: (instant: string): string => momentText(intl, instant, { weekday: 'short', timeZone }),
  };
};
