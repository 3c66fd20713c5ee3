import { useIntl } from '../../i18n/index.ts';
import { useRootData } from '../../visitor.ts';

/** Returns the country whose local time the desks show: that of the reader's market. */
export const useClockCountry = (): string => {
  const intl = useIntl();
  const market = useRootData()?.user.market ?? 'DK';
  return intl.formatDisplayName(market, { type: 'region' }) ?? market;
};
