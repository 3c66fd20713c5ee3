import { useIntl } from '../../../i18n/index.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

/** Formats a number of bytes: "18 MB". */
export const useSize = (): ((bytes: number) => string) => {
  const intl = useIntl();
  return (bytes) => {
    const place = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
    const value = bytes / STEP ** place;
    return intl.formatNumber(value, {
      style: 'unit',
      unit: UNITS[place],
      unitDisplay: 'short',
      maximumFractionDigits: value < 10 && place > 0 ? 1 : 0,
    });
  };
};

const MINUTE = 60;
const HOUR = 3600;

/** Formats a number of seconds: "40 sec", "3 min". */
export const useDuration = (): ((seconds: number) => string) => {
  const intl = useIntl();
  const withUnit = (value: number, unit: string): string =>
    intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
  return (seconds) => {
    if (seconds < MINUTE * 1.5) return withUnit(seconds, 'second');
    return seconds < HOUR * 1.5 ? withUnit(Math.round(seconds / MINUTE), 'minute') : withUnit(seconds / HOUR, 'hour');
  };
};
