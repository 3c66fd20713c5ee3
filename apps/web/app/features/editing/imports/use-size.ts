import { useIntl } from '../../../i18n/index.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

/** A number of bytes as people write it: "18 MB". */
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
