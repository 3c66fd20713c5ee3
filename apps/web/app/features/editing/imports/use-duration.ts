import { useIntl } from '../../../i18n/index.ts';

const MINUTE = 60;
const HOUR = 3600;

/** A number of seconds as people say it: "40 sec", "3 min". */
export const useDuration = (): ((seconds: number) => string) => {
  const intl = useIntl();
  const said = (value: number, unit: string): string =>
    intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
  return (seconds) => {
    if (seconds < MINUTE * 1.5) return said(seconds, 'second');
    return seconds < HOUR * 1.5 ? said(Math.round(seconds / MINUTE), 'minute') : said(seconds / HOUR, 'hour');
  };
};
