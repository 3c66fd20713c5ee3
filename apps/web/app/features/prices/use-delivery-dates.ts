import {
  type DateGroup,
  type DateReader,
  deliveryDateOf,
  parseCalendarDate,
  writeDateGroups,
  writeDeliveryDate,
  writeDeliveryDates,
} from '@grossist/domain';
import { formatLocaleOf, useLocale } from '../../i18n/index.ts';
import { useMarketClock } from './use-market-clock.ts';

/** Writes delivery dates for the reader, as mails and documents write them too. */
export const useDeliveryDates = () => {
  const locale = useLocale();
  const { today } = useMarketClock();
  const reader: DateReader = { locale, formatLocale: formatLocaleOf(locale), today: today() };
  const written = (date: string | null | undefined, isFirm: boolean): string =>
    writeDeliveryDate(deliveryDateOf(parseCalendarDate(date ?? ''), isFirm), reader);
  return {
    /** A date of the wire from stock: "Thu, Nov 26"; "date unknown" without one. */
    firm: (date: string | null | undefined): string => written(date, true),
    /** A date of the wire that depends on a supplier: "by Dec 28"; "date unknown" without one. */
    expected: (date: string | null | undefined): string => written(date, false),
    /** Either of them in a narrow cell, beside a mark that shows how sure it is: "Dec 28", "without a date". */
    short: (date: string | null | undefined, isFirm: boolean): string =>
      writeDeliveryDate(deliveryDateOf(parseCalendarDate(date ?? ''), isFirm), { ...reader, isShort: true }),
    /** Each group of lines: "8 lines Thu, Nov 26". */
    groups: (groups: readonly DateGroup[]): string[] => writeDateGroups(groups, reader),
    /** All groups of lines in one text. */
    all: (groups: readonly DateGroup[]): string => writeDeliveryDates(groups, reader),
  };
};
